/** Tells once that something has come near to what is seen: until then it need not be made. */
const MARGIN = '150px';

export function nearby(node: HTMLElement, arrive: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      arrive();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(node);
  return { destroy: () => observer.disconnect() };
}
