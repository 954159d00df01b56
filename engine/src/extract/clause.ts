/** A sentence of a turn, or a stretch of recogniser text that works as one. */
export type Clause = {
  readonly turn: number;
  /** Words as written, without the punctuation around them. */
  readonly raw: readonly string[];
  /** The same words in canonical form. */
  readonly words: readonly string[];
  /** Canonical words with a space between, before and after: what phrases are matched on. */
  readonly plain: string;
  /** Where each word begins in `plain`. */
  readonly offsets: readonly number[];
  /** Indexes of words followed by a comma, colon or dash. */
  readonly breaks: ReadonlySet<number>;
  readonly asks: boolean;
};

/** Index of the word that begins at, or holds, an offset of `plain`. */
export function wordIndexAt(clause: Clause, offset: number): number {
  let low = 0;
  let high = clause.offsets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((clause.offsets[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The part of a clause between two word indexes, as a clause of its own. */
export function sliceClause(clause: Clause, from: number, to: number): Clause {
  const breaks = new Set<number>();
  for (const index of clause.breaks) if (index >= from && index < to - 1) breaks.add(index - from);
  return buildClause(
    clause.turn,
    clause.raw.slice(from, to),
    clause.words.slice(from, to),
    breaks,
    clause.asks,
  );
}

export function buildClause(
  turn: number,
  raw: readonly string[],
  words: readonly string[],
  breaks: ReadonlySet<number>,
  asks: boolean,
): Clause {
  const offsets: number[] = [];
  let plain = ' ';
  for (const word of words) {
    offsets.push(plain.length);
    plain += `${word} `;
  }
  return { turn, raw, words, plain, offsets, breaks, asks };
}
