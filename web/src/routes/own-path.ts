/** A path of ours to go on to after signing in; anything else, such as `//elsewhere.example`, is dropped. */
export function ownPath(next: unknown): string | undefined {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next)) return undefined;
  return next;
}
