/** What the server wrote into the head of the page it sent: the operator's settings a form must know. */
export const pageMeta = (name: string): string | null =>
  // While the page is prerendered there is no document.
  globalThis.document?.querySelector(`meta[name="${name}"]`)?.getAttribute('content') || null;
