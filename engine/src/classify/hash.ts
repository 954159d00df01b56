const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** 32-bit FNV-1a over UTF-16 units. */
export function hashText(text: string): number {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash | 0;
}

/** One hash for an ordered pair of hashes. */
export function mixHash(one: number, other: number): number {
  let hash = Math.imul(one ^ Math.imul(other, 0x9e3779b1), 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
