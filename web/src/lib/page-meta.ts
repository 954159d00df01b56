/** What the server wrote into the head of the page it sent: the operator's settings a form must know. */
export const pageMeta = (name: string): string | null =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') || null;
