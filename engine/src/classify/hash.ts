const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** 32-bit FNV-1a over UTF-16 units. */
export function hashText(text: string): number {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash | 0;
}

const knownHashes = new Map<string, number>();

/** The hash of a feature's name. Names come from code, so the cache stays small. */
export function nameHash(name: string): number {
  const known = knownHashes.get(name);
  if (known !== undefined) return known;
  const hash = hashText(name);
  knownHashes.set(name, hash);
  return hash;
}

/** The hashes of a name with a number behind it; a number outside the bounds counts as the nearest within. */
export function numberHashes(name: string, least: number, most: number): (number: number) => number {
  const hashes = Array.from({ length: most - least + 1 }, (_, at) => nameHash(`${name} ${least + at}`));
  return (number) => hashes[Math.max(least, Math.min(most, number)) - least] ?? 0;
}

/** The hashes of a name with whether something is so behind it. */
export const eitherHash = (name: string): { readonly yes: number; readonly no: number } => ({
  yes: nameHash(`${name} true`),
  no: nameHash(`${name} false`),
});

/** One hash for an ordered pair of hashes. */
export function mixHash(one: number, other: number): number {
  let hash = Math.imul(one ^ Math.imul(other, 0x9e3779b1), 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** A feature for each row of one to `most` neighbours. */
export function hashRows(name: string, hashes: readonly number[], most: number): number[] {
  const found: number[] = [];
  for (let at = 0; at < hashes.length; at += 1) {
    let row = nameHash(name);
    for (let length = 0; length < most && at + length < hashes.length; length += 1) {
      row = mixHash(row, hashes[at + length] ?? 0);
      found.push(row);
    }
  }
  return found;
}

/** A feature for each pair that stands less than `farthest` apart, in order. */
export const hashPairs = (name: string, hashes: readonly number[], farthest: number): number[] =>
  hashes.flatMap((first, at) =>
    hashes.slice(at + 1, at + farthest).map((second) => mixHash(nameHash(name), mixHash(first, second))),
  );
