/** Resolves after the next picture: what nobody sees at once need not hold it up. */
export const painted = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
