/** A sentence of a turn, or a stretch of recogniser text that works as one. */
export type Clause = {
  readonly turn: number;
  /** Words as written, without the punctuation around them. */
  readonly raw: readonly string[];
  /** Where each word as written begins in the text of its turn. */
  readonly starts: readonly number[];
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

/** Most clauses have no comma inside: they share one empty set. */
export const NO_BREAKS: ReadonlySet<number> = new Set();

/** The part of a clause between two word indexes, as a clause of its own. */
export function sliceClause(clause: Clause, from: number, to: number): Clause {
  return {
    turn: clause.turn,
    raw: clause.raw.slice(from, to),
    starts: clause.starts.slice(from, to),
    words: clause.words.slice(from, to),
    plain: plainBetween(clause, from, to),
    offsets: offsetsBetween(clause, from, to),
    breaks: clause.breaks.size === 0 ? NO_BREAKS : breaksBetween(clause, from, to),
    asks: clause.asks,
  };
}

function offsetsBetween({ offsets }: Clause, from: number, to: number): number[] {
  const between = offsets.slice(from, to);
  const start = between[0] ?? 1;
  for (let at = 0; at < between.length; at += 1) between[at] = (between[at] ?? 0) - start + 1;
  return between;
}

function breaksBetween(clause: Clause, from: number, to: number): Set<number> {
  const breaks = new Set<number>();
  for (const index of clause.breaks) if (index >= from && index < to - 1) breaks.add(index - from);
  return breaks;
}

/** The part of a clause between two word indexes, as phrases are matched on it. */
export function plainBetween({ plain, offsets }: Clause, from: number, to: number): string {
  return from >= Math.min(to, offsets.length)
    ? ' '
    : plain.slice((offsets[from] ?? plain.length) - 1, offsets[to]);
}

/** The same clause, with some of what is known of its whole told otherwise. All clauses are built alike: engines read one shape faster. */
export function withKnown(
  { turn, raw, starts, words, plain, offsets, breaks, asks }: Clause,
  known: { readonly turn?: number; readonly asks?: boolean },
): Clause {
  return {
    turn: known.turn ?? turn,
    raw,
    starts,
    words,
    plain,
    offsets,
    breaks,
    asks: known.asks ?? asks,
  };
}

export function buildClause(parts: Omit<Clause, 'plain' | 'offsets'>): Clause {
  const offsets: number[] = [];
  let at = 1;
  for (const word of parts.words) {
    offsets.push(at);
    at += word.length + 1;
  }
  const plain = parts.words.length === 0 ? ' ' : ` ${parts.words.join(' ')} `;
  const { turn, raw, starts, words, breaks, asks } = parts;
  return { turn, raw, starts, words, plain, offsets, breaks, asks };
}
