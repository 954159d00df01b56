import type { LinearModel } from '../classify/linear-model.ts';
import { areMarked, type PhraseSpan, partPhrases } from '../lexicon/find-phrases.ts';
import type { TimeReading } from '../time/time-reading.ts';
import type { Turn } from '../transcript/turn.ts';
import type { Clause, ClauseToken } from './clause.ts';
import { findMentions, indexNames, type NameIndex } from './find-mentions.ts';
import { isRound } from './is-round.ts';
import { nameVoices } from './name-voices.ts';
import { listPeople, type Person } from './people.ts';
import { splitTokens, type TokenRange } from './split-tokens.ts';
import { subjectOf } from './subject.ts';
import { phrasesOfTurn, timesOfTurn, tokensOfTurn } from './turn-readings.ts';

export type ReadClauses = {
  readonly people: readonly Person[];
  /** The clauses of each turn. */
  readonly turns: readonly (readonly Clause[])[];
};

type ReadTurn = {
  readonly tokens: readonly ClauseToken[];
  readonly phrases: readonly PhraseSpan[];
  readonly ruled: readonly PhraseSpan[];
};

/** Tokens, then spans, then clauses, in one pass over the turns. `boundary` cuts speech without punctuation. */
export function readClauses(turns: readonly Turn[], boundary: LinearModel): ReadClauses {
  const isMarked = turns.some((turn) => areMarked(tokensOfTurn(turn)));
  const read = turns.map((turn) => ({
    tokens: tokensOfTurn(turn),
    ...partPhrases(phrasesOfTurn(turn, isMarked)),
  }));
  const people = listPeople(turns, nameVoices(turns, read));
  const hasCapitals = turns.some(({ text }) => /\p{Lu}\p{Ll}/u.test(text));
  const names = indexNames(people, hasCapitals);
  return {
    people,
    turns: turns.map((turn, index) => clausesOf(turn, index, read[index] ?? NOTHING, { names, boundary })),
  };
}

const NOTHING: ReadTurn = { tokens: [], phrases: [], ruled: [] };

function clausesOf(
  said: Turn,
  turn: number,
  { tokens, phrases, ruled }: ReadTurn,
  { names, boundary }: { readonly names: NameIndex; readonly boundary: LinearModel },
): Clause[] {
  const named = findMentions(tokens, phrases, names);
  const times = timesOfTurn(said);
  const isInRound = isRound(named, phrases);
  const timeEnds = new Set(isInRound ? times.map(({ to }) => to) : []);
  const timed = times.map((time) => ({
    from: tokenAt(tokens, time),
    to: tokenAt(tokens, { from: time.to }),
  }));
  const ranges = splitTokens(
    { tokens, phrases, mentions: named, isInRound, times: timed, timeEnds },
    boundary,
  );
  const phrasesOf = within(ranges, phrases, ({ from }) => from);
  const timesOf = within(ranges, times, (time) => tokenAt(tokens, time));
  const ruledOf = within(ranges, ruled, ({ from }) => from);
  return ranges.map((range, at) => {
    const own = tokens.slice(range.from, range.to);
    const spans = spansIn(range, phrasesOf[at]);
    const mentions = findMentions(own, spans, names);
    return {
      turn,
      at,
      speaker: said.speaker,
      tokens: own,
      phrases: spans,
      ruled: spansIn(range, ruledOf[at]),
      mentions,
      subject: subjectOf({ tokens: own, phrases: spans, mentions }),
      times: timesOf[at] ?? [],
      isInRound,
    };
  });
}

/** Spans that end in a range, by its own tokens. */
const spansIn = ({ from, to }: TokenRange, spans: readonly PhraseSpan[] = []): PhraseSpan[] =>
  spans
    .filter((span) => span.to <= to)
    .map((span) => ({ ...span, from: span.from - from, to: span.to - from }));

/** Items in order, by the range they start in. */
function within<Item>(
  ranges: readonly TokenRange[],
  items: readonly Item[],
  startOf: (item: Item) => number,
): Item[][] {
  const groups = ranges.map((): Item[] => []);
  let at = 0;
  for (const item of items) {
    const start = startOf(item);
    while (at < ranges.length - 1 && start >= (ranges[at]?.to ?? 0)) at += 1;
    groups[at]?.push(item);
  }
  return groups;
}

/** The token in which a time starts; they are in order, so a binary search finds it. */
function tokenAt(tokens: readonly ClauseToken[], { from }: Pick<TimeReading, 'from'>): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.to ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  return low;
}
