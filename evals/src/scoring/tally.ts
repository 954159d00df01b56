/** Counts of a task of finding things: right ones, all wanted, all found. */
export type Tally = { right: number; wanted: number; found: number };

export function newTally(): Tally {
  return { right: 0, wanted: 0, found: 0 };
}

export function addTo(tally: Tally, counts: Tally): void {
  tally.right += counts.right;
  tally.wanted += counts.wanted;
  tally.found += counts.found;
}

function precision(tally: Tally): number {
  return tally.found === 0 ? Number(tally.wanted === 0) : tally.right / tally.found;
}

function recall(tally: Tally): number {
  return tally.wanted === 0 ? Number(tally.found === 0) : tally.right / tally.wanted;
}

export function f1(tally: Tally): number {
  const p = precision(tally);
  const r = recall(tally);
  return p + r === 0 ? 0 : (2 * p * r) / (p + r);
}
