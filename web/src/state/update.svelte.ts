/** Whether the server has a newer page than this one: it was updated while the page was open. */

class Update {
  isThere = $state(false);

  /** Looked for when the server was away, or when a part of this page is no longer there. */
  async look(): Promise<void> {
    const own = new URL(import.meta.url).pathname;
    const page = await fetch('/').then(
      (answer) => answer.text(),
      () => '',
    );
    const isPage = page.includes('id="app"');
    this.isThere = import.meta.env.PROD && isPage && !page.includes(own);
  }
}

export const update = new Update();
