import { mixHash, nameHash } from '../classify/hash.ts';
import type { Features } from '../classify/linear-model.ts';
import type { Clause } from '../clauses/clause.ts';

const FARTHEST = 6;

/** For each word of a clause the signs that it belongs in the title, the word before aside. */
export function wordFeatures(clause: Clause): Features[] {
  const classes = clause.tokens.map((_, at) => classesAt(clause, at));
  return clause.tokens.map((_, at) => [
    ...nearWords(clause, at),
    ...placeOf(clause, at),
    ...spanFeatures(clause, at),
    ...seenAs('class', classes[at]),
    ...seenAs('class-1', classes[at - 1]),
    ...seenAs('class+1', classes[at + 1]),
  ]);
}

/** Phrase classes that cover a word, and where in the phrase it stands. */
const classesAt = ({ phrases }: Clause, at: number): number[] =>
  phrases
    .filter(({ from, to }) => from <= at && at < to)
    .flatMap(({ classes, from, to }) =>
      classes.flatMap((name) => {
        const hash = nameHash(name);
        return [hash, mixHash(mixHash(hash, at - from + 1), to - at)];
      }),
    );

const seenAs = (where: string, classes: Features | undefined): number[] =>
  (classes ?? []).map((name) => mixHash(nameHash(where), name));

function nearWords({ tokens }: Clause, at: number): number[] {
  const hash = (index: number) => tokens[index]?.hash ?? 0;
  return [
    mixHash(nameHash('w'), hash(at)),
    mixHash(nameHash('w-1'), hash(at - 1)),
    mixHash(nameHash('w+1'), hash(at + 1)),
    mixHash(nameHash('w-2'), hash(at - 2)),
    mixHash(nameHash('w+2'), hash(at + 2)),
    mixHash(nameHash('w w+1'), mixHash(hash(at), hash(at + 1))),
    mixHash(nameHash('w-1 w'), mixHash(hash(at - 1), hash(at))),
  ];
}

function placeOf({ tokens, phrases }: Clause, at: number): number[] {
  const marks = (part: Clause['tokens']) => Math.min(3, part.filter(({ mark }) => mark !== '').length);
  const verb = phrases.find(({ classes }) => classes.some((name) => name.startsWith('verb-')))?.from;
  const fromVerb = verb === undefined ? 'none' : Math.max(-FARTHEST, Math.min(FARTHEST, at - verb));
  return [
    `start ${Math.min(at, FARTHEST)}`,
    `end ${Math.min(tokens.length - at, FARTHEST)}`,
    `size ${Math.min(10, Math.ceil(tokens.length / 3))}`,
    `mark ${tokens[at]?.mark} ${tokens[at - 1]?.mark ?? 'start'}`,
    `from verb ${fromVerb}`,
    `marks before ${marks(tokens.slice(0, at))}`,
    `marks behind ${marks(tokens.slice(at, -1))}`,
  ].map(nameHash);
}

function spanFeatures({ tokens, times, mentions }: Clause, at: number): number[] {
  const { text = '', from = 0 } = tokens[at] ?? {};
  const mention = mentions.find((one) => one.from <= at && at < one.to);
  return [
    ...(times.some((time) => from >= time.from && from < time.to) ? ['timed'] : []),
    ...(mention ? [`mention ${mention.isCalled}`, `mention at start ${mention.from === 0}`] : []),
    ...(/^\p{Lu}/u.test(text) ? [`capital ${at === 0}`] : []),
    ...(/\d/u.test(text) ? ['digit'] : []),
  ].map(nameHash);
}
