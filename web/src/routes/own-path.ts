const here = 'https://own.invalid';

const isPath = (text: string): boolean => /^\/(?![/\\])/.test(text);

/**
 * A path of ours to go on to after signing in; anything else is dropped: `//elsewhere.example`, and what only becomes
 * that once a browser has read it, such as `/<tab>/elsewhere.example` or `/.//elsewhere.example`.
 */
export function ownPath(next: unknown): string | undefined {
  if (typeof next !== 'string' || !isPath(next) || !URL.canParse(next, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(next, here);
  return origin === here && isPath(pathname) ? pathname + search + hash : undefined;
}
