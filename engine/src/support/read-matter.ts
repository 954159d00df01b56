import { hasCapital } from '../text/letters.ts';
import type { Facts } from '../time/facts.ts';
import { ABOUT, DENYING, ENDING, SAME_WORDS, WITHOUT_MATTER } from './matter-words.ts';
import { readAmounts, readCounted } from './read-counts.ts';
import { isOfClass } from './read-text.ts';
import type { Reading } from './reading.ts';

/** What a statement is about, and what it says of that. */
export interface Matter {
  /** Words without diacritics; those of values, people and negation are no part of it. */
  readonly subject: ReadonlySet<string>;
  /** Words of it with a capital: they say which one is meant. */
  readonly names: ReadonlySet<string>;
  /** Values by what they count: 'tháng' → 24. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly times: Readonly<Record<string, string>>;
  readonly persons: ReadonlySet<string>;
  readonly isDenied: boolean;
  /** Work about the matter: to prepare it, to report it; it settles nothing of the matter itself. */
  readonly isAbout: boolean;
}

export function readMatter(reading: Reading): Matter {
  const { words } = reading;
  const taken = new Set<number>();
  const take = (places: readonly number[]): void => {
    for (const at of places) taken.add(at);
  };
  const { times, within } = readTimesOf(reading, take);
  const amounts = readAmounts(reading);
  take(amounts.flatMap((amount) => amount.words));
  const counted = readCounted(reading, (at) => taken.has(at));
  take(counted.flatMap((count) => count.words));
  const numbers = new Map([
    ...within,
    ...[...amounts, ...counted].map((one) => [one.counted, one.value] as const),
  ]);
  const persons = [...words.keys()].filter(
    (at) => hasCapital(words[at]?.text ?? '') && isOfClass(reading, at - 1, 'kin'),
  );
  take(persons.flatMap((at) => [at - 1, at]));
  const denials = findDenying(reading);
  take(denials.flat());
  const opening = words.slice(0, 3).map(({ word }) => word);
  return {
    ...readSubject(reading, taken),
    ...{ numbers, times, isDenied: denials.length % 2 === 1 },
    persons: new Set(persons.map((at) => words[at]?.folded ?? '')),
    isAbout: ABOUT.some((verb) => `${opening.join(' ')} `.startsWith(`${verb} `)),
  };
}

const UNIT_WORDS: ReadonlyMap<string, string> = new Map([
  ['day', 'ngày'],
  ['month', 'tháng'],
  ['hour', 'giờ'],
  ['minute', 'phút'],
]);

function readTimesOf(
  reading: Reading,
  take: (places: readonly number[]) => void,
): { readonly times: Record<string, string>; readonly within: Map<string, number> } {
  const times: Record<string, string> = {};
  const within = new Map<string, number>();
  for (const { facts, from, to } of reading.times()) {
    Object.assign(times, spellFacts(facts));
    const length = facts.within && UNIT_WORDS.get(facts.within.unit);
    if (length && facts.within) within.set(length, facts.within.amount);
    take(
      [...reading.words.entries()].flatMap(([at, word]) => (word.from < to && word.to > from ? [at] : [])),
    );
  }
  return { times, within };
}

/** What a time says by itself; "tuần sau" depends on when it was said, and is no value to compare. */
function spellFacts({ date, weekday, quarter, clock, nth, part }: Facts): Record<string, string> {
  const isDayAlone = date?.day !== undefined && date.month === undefined;
  const dayOfMonth = isDayAlone ? date.day : nth?.of === 'day' ? nth.count : undefined;
  const values = { date: isDayAlone ? undefined : date, weekday, quarter, dayOfMonth, part };
  const hour = clock && clock.hour * 60 + clock.minute;
  return Object.fromEntries(
    Object.entries({ ...values, hour }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, JSON.stringify(value)]],
    ),
  );
}

/** Each word, or pair of words, that denies, ends or forbids; two of them take each other back. */
const findDenying = ({ words }: Reading): number[][] =>
  [...words.keys()].flatMap((at) => {
    const word = words[at]?.word ?? '';
    if (ENDING.has(`${word} ${words[at + 1]?.word ?? ''}`)) return [[at, at + 1]];
    return DENYING.has(word) || ENDING.has(word) ? [[at]] : [];
  });

const canonicalPairs = new Set(SAME_WORDS.values());

/** The words that are left, several ways of saying one thing made one. */
function readSubject(reading: Reading, taken: ReadonlySet<number>): Pick<Matter, 'subject' | 'names'> {
  const { words } = reading;
  const pairAt = (at: number): string | undefined => {
    if (words[at]?.mark !== '' || taken.has(at) || taken.has(at + 1)) return undefined;
    const pair = `${words[at]?.folded} ${words[at + 1]?.folded ?? ''}`;
    return SAME_WORDS.get(pair) ?? (canonicalPairs.has(pair) ? pair : undefined);
  };
  const pairs = [...words.keys()].flatMap((at) => pairAt(at) ?? []);
  const isLeft = (at: number): boolean =>
    !taken.has(at) && pairAt(at) === undefined && pairAt(at - 1) === undefined;
  const names = [...words.keys()].filter((at) => isLeft(at) && isName(reading, at));
  const others = reading.matter.filter((at) => isLeft(at) && !WITHOUT_MATTER.has(words[at]?.word ?? ''));
  const foldedAt = (at: number): string => words[at]?.folded ?? '';
  return {
    subject: new Set([
      ...pairs.filter((pair) => pair !== 'tiep tuc'),
      ...[...names, ...others].map(foldedAt),
    ]),
    names: new Set(names.map(foldedAt)),
  };
}

const isName = ({ words }: Reading, at: number): boolean =>
  at > 0 && hasCapital(words[at]?.text ?? '') && words[at - 1]?.mark === '';
