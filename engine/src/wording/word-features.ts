import type { FeatureRows } from '../classify/feature-rows.ts';
import { eitherHash, mixHash, nameHash, numberHashes } from '../classify/hash.ts';
import type { Features } from '../classify/linear-model.ts';
import type { Clause } from '../clauses/clause.ts';
import { hasCapital } from '../text/letters.ts';

const FARTHEST = 6;
const MOST_MARKS = 3;

/** For each word of a clause the signs that it belongs in the title, the word before aside; `addMore` adds others. */
export function wordFeatures(clause: Clause, addMore: (at: number, features: number[]) => void): FeatureRows {
  const classes = classesOf(clause);
  const addPlace = placesIn(clause);
  const all: number[] = [];
  const ends = clause.tokens.map((_, at) => {
    addNearWords(all, clause, at);
    addPlace(at, all);
    addSpans(all, clause, at);
    addSeen(all, HERE, classes[at]);
    addSeen(all, BEFORE, classes[at - 1]);
    addSeen(all, BEHIND, classes[at + 1]);
    addMore(at, all);
    return all.length;
  });
  return { all: Int32Array.from(all), ends: Uint32Array.from(ends) };
}

const [HERE, BEFORE, BEHIND] = [nameHash('class'), nameHash('class-1'), nameHash('class+1')];

/** Of each word the phrase classes that cover it, and where in the phrase it stands. */
function classesOf({ tokens, phrases }: Clause): number[][] {
  const classes = tokens.map((): number[] => []);
  for (const { from, to, classes: names } of phrases)
    for (let at = from; at < to; at += 1)
      for (const name of names) {
        const hash = nameHash(name);
        classes[at]?.push(hash, mixHash(mixHash(hash, at - from + 1), to - at));
      }
  return classes;
}

function addSeen(features: number[], where: number, classes: Features | undefined): void {
  if (classes) for (const name of classes) features.push(mixHash(where, name));
}

const [WORD, TWO_WORDS] = [nameHash('w'), nameHash('w w+1')];
const [LAST_WORD, NEXT_WORD] = [nameHash('w-1'), nameHash('w+1')];
const [LAST_BUT_ONE, NEXT_BUT_ONE, LAST_TWO] = [nameHash('w-2'), nameHash('w+2'), nameHash('w-1 w')];

function addNearWords(features: number[], { tokens }: Clause, at: number): void {
  const hash = (index: number) => tokens[index]?.hash ?? 0;
  features.push(
    mixHash(WORD, hash(at)),
    mixHash(LAST_WORD, hash(at - 1)),
    mixHash(NEXT_WORD, hash(at + 1)),
    mixHash(LAST_BUT_ONE, hash(at - 2)),
    mixHash(NEXT_BUT_ONE, hash(at + 2)),
    mixHash(TWO_WORDS, mixHash(hash(at), hash(at + 1))),
    mixHash(LAST_TWO, mixHash(hash(at - 1), hash(at))),
  );
}

const START = numberHashes('start', 0, FARTHEST);
const END = numberHashes('end', 0, FARTHEST);
const SIZE = numberHashes('size', 0, 10);
const FROM_VERB = numberHashes('from verb', -FARTHEST, FARTHEST);
const NO_VERB = nameHash('from verb none');
const MARKS_BEFORE = numberHashes('marks before', 0, MOST_MARKS);
const MARKS_BEHIND = numberHashes('marks behind', 0, MOST_MARKS);

/** Where each word of a clause stands; words must be asked for in order. */
function placesIn({ tokens, phrases }: Clause): (at: number, features: number[]) => void {
  const verb = phrases.find(({ classes }) => classes.some((name) => name.startsWith('verb-')))?.from;
  const isMarked = (at: number) => Number((tokens[at]?.mark ?? '') !== '');
  let before = 0;
  // The mark behind the last word ends the clause.
  let behind = tokens.reduce((sum, _, at) => sum + isMarked(at), 0) - isMarked(tokens.length - 1);
  return (at, features) => {
    features.push(
      START(at),
      END(tokens.length - at),
      SIZE(Math.ceil(tokens.length / 3)),
      nameHash(`mark ${tokens[at]?.mark} ${tokens[at - 1]?.mark ?? 'start'}`),
      verb === undefined ? NO_VERB : FROM_VERB(at - verb),
      MARKS_BEFORE(before),
      MARKS_BEHIND(behind),
    );
    before += isMarked(at);
    if (at < tokens.length - 1) behind -= isMarked(at);
  };
}

const [TIMED, DIGIT] = [nameHash('timed'), nameHash('digit')];
const [MENTION, MENTION_AT_START, CAPITAL] = [
  eitherHash('mention'),
  eitherHash('mention at start'),
  eitherHash('capital'),
];

function addSpans(features: number[], { tokens, times, mentions }: Clause, at: number): void {
  const { text = '', from = 0 } = tokens[at] ?? {};
  const mention = mentions.find((one) => one.from <= at && at < one.to);
  if (times.some((time) => from >= time.from && from < time.to)) features.push(TIMED);
  if (mention) {
    features.push(mention.isCalled ? MENTION.yes : MENTION.no);
    features.push(mention.from === 0 ? MENTION_AT_START.yes : MENTION_AT_START.no);
  }
  if (hasCapital(text)) features.push(at === 0 ? CAPITAL.yes : CAPITAL.no);
  if (/\d/u.test(text)) features.push(DIGIT);
}
