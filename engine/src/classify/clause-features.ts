import type { Clause, Subject } from '../clauses/clause.ts';
import type { PhraseSpan } from '../lexicon/find-phrases.ts';
import { mixHash, nameHash } from './hash.ts';
import type { Features } from './linear-model.ts';

/** What a clause says by itself: its words, phrase classes and form. Read once, used for it and for its neighbours. */
type Sketch = { readonly words: Features; readonly classes: Features; readonly form: Features };

type Around = {
  readonly turns: readonly (readonly Clause[])[];
  readonly clauses: readonly Clause[];
  readonly sketches: ReadonlyMap<Clause, Sketch>;
  /** Speakers by the number of their clauses, from 0. */
  readonly ranks: ReadonlyMap<string | null, number>;
};

/** The features of every clause of a meeting, in order; `turns` are its clauses by turn. */
export function clauseFeatures(turns: readonly (readonly Clause[])[]): Features[] {
  const clauses = turns.flat();
  const sketches = new Map(clauses.map((clause) => [clause, sketchOf(clause)]));
  const around = { turns, clauses, sketches, ranks: rankSpeakers(clauses) };
  return clauses.map((clause, index) => {
    const { words, classes, form } = sketches.get(clause) ?? EMPTY;
    return [
      ...words,
      ...classes,
      ...form,
      ...neighbourFeatures(clause, index, around),
      ...replyFeatures(clause, around),
      ...placeFeatures(clause, around),
      ...chairFeatures(clause, around),
    ];
  });
}

const EMPTY: Sketch = { words: [], classes: [], form: [] };

const sketchOf = (clause: Clause): Sketch => ({
  words: [...new Set(wordFeatures(clause))],
  classes: [...new Set(classFeatures(clause))],
  form: formFeatures(clause),
});

/** Rows of three words are read at the beginning alone. */
const TRIPLES = 4;

function wordFeatures({ tokens }: Clause): number[] {
  const hash = (at: number) => tokens[at]?.hash ?? 0;
  const features = [
    mixHash(nameHash('first'), hash(0)),
    mixHash(nameHash('first 2'), mixHash(hash(0), hash(1))),
    mixHash(nameHash('last'), hash(tokens.length - 1)),
  ];
  for (let at = 0; at < tokens.length; at += 1) {
    features.push(mixHash(nameHash('w'), hash(at)));
    if (at + 1 < tokens.length) features.push(mixHash(nameHash('ww'), mixHash(hash(at), hash(at + 1))));
    if (at < TRIPLES && at + 2 < tokens.length) {
      features.push(mixHash(nameHash('www'), mixHash(hash(at), mixHash(hash(at + 1), hash(at + 2)))));
    }
  }
  return features;
}

function classFeatures({ tokens, phrases }: Clause): number[] {
  const starting = Map.groupBy(phrases, ({ from }) => from);
  return phrases.flatMap((phrase) => {
    const next = (starting.get(phrase.to) ?? []).flatMap(({ classes }) => classes);
    return phrase.classes.flatMap((name) => [
      ...placedClass(name, phrase, tokens.length),
      ...next.map((follows) => mixHash(nameHash('classes'), mixHash(nameHash(name), nameHash(follows)))),
    ]);
  });
}

function placedClass(name: string, { from, to }: PhraseSpan, length: number): number[] {
  const hash = nameHash(name);
  return [
    mixHash(nameHash('class'), hash),
    ...(from === 0 ? [mixHash(nameHash('opens'), hash)] : []),
    ...(to === length ? [mixHash(nameHash('ends'), hash)] : []),
  ];
}

function formFeatures({ tokens, mentions, times, at, subject, speaker }: Clause): number[] {
  return [
    `mark ${tokens.at(-1)?.mark ?? ''}`,
    `length ${Math.min(20, Math.ceil(tokens.length / 2))}`,
    `at ${Math.min(at, 3)}`,
    ...subjectNames(subject, speaker),
    ...(times.length > 0 ? ['timed'] : []),
    ...(mentions.length > 0 ? ['names'] : []),
    ...(mentions.some(({ isCalled }) => isCalled) ? ['calls'] : []),
    ...(mentions[0]?.from === 0 ? ['opens with name'] : []),
    ...(tokens.some(({ text }) => /\d/u.test(text)) ? ['digit'] : []),
  ].map(nameHash);
}

/** Whether the speaker's label has the subject as its title: "Chị Hạnh" who says "chị". */
function subjectNames(subject: Subject, speaker: string | null): string[] {
  if (subject.kind !== 'pronoun') {
    return [`subject ${subject.kind} ${subject.kind === 'named' && subject.label === speaker}`];
  }
  const isTitle = speaker?.toLowerCase().startsWith(`${subject.word} `) ?? false;
  return [`subject ${subject.word}`, `subject is title ${isTitle}`];
}

const NEIGHBOURS = [
  { step: -1, hasWords: true },
  { step: 1, hasWords: true },
  { step: -2, hasWords: false },
  { step: 2, hasWords: false },
];

function neighbourFeatures(clause: Clause, index: number, { clauses, sketches }: Around): number[] {
  return NEIGHBOURS.flatMap(({ step, hasWords }) => {
    const other = clauses[index + step];
    if (!other) return [nameHash(`neighbour ${step} none`)];
    const where = nameHash(`neighbour ${step} ${other.turn === clause.turn}`);
    return [where, ...seenFrom(where, sketches.get(other), hasWords)];
  });
}

/** How the next two turns begin, and how the turn before ended. */
function replyFeatures(clause: Clause, { turns, sketches }: Around): number[] {
  const near = [
    { name: 'reply', other: turns[clause.turn + 1]?.[0], hasWords: true },
    { name: 'reply 2', other: turns[clause.turn + 2]?.[0], hasWords: false },
    { name: 'asked', other: turns[clause.turn - 1]?.at(-1), hasWords: true },
  ];
  return near.flatMap(({ name, other, hasWords }) => {
    if (!other) return [];
    const where = nameHash(`${name} ${other.speaker === clause.speaker}`);
    return seenFrom(where, sketches.get(other), hasWords);
  });
}

function seenFrom(where: number, sketch: Sketch | undefined, hasWords: boolean): number[] {
  if (!sketch) return [];
  const seen = [...sketch.classes, ...sketch.form, ...(hasWords ? sketch.words : [])];
  return seen.map((feature) => mixHash(where, feature));
}

function placeFeatures({ turn, speaker }: Clause, { turns, ranks }: Around): number[] {
  const speakerAt = (at: number) => turns[at]?.[0]?.speaker;
  return [
    `tenth ${Math.floor((10 * turn) / Math.max(1, turns.length))}`,
    `from end ${Math.min(8, turns.length - 1 - turn)}`,
    `from start ${Math.min(4, turn)}`,
    `rank ${Math.min(4, ranks.get(speaker) ?? 4)}`,
    `back ${speakerAt(turn - 1) === speakerAt(turn + 1)}`,
    `only ${(turns[turn]?.length ?? 1) === 1}`,
  ].map(nameHash);
}

/** What the one who opens the meeting or says most of it says decides more often. */
function chairFeatures(clause: Clause, { clauses, ranks }: Around): number[] {
  const { speaker, phrases, tokens, subject } = clause;
  const chair = nameHash(`chair ${speaker === clauses[0]?.speaker} ${ranks.get(speaker) === 0}`);
  const classes = new Set(phrases.flatMap((phrase) => phrase.classes));
  return [
    chair,
    ...[...classes].map((name) => mixHash(chair, nameHash(name))),
    ...tokens.slice(0, 2).map(({ hash }) => mixHash(chair, hash)),
    mixHash(chair, nameHash(`mark ${tokens.at(-1)?.mark ?? ''}`)),
    mixHash(chair, nameHash(subject.kind)),
  ];
}

function rankSpeakers(clauses: readonly Clause[]): Map<string | null, number> {
  const counts = [...Map.groupBy(clauses, ({ speaker }) => speaker)].map(([speaker, own]) => ({
    speaker,
    count: own.length,
  }));
  counts.sort((one, other) => other.count - one.count);
  return new Map(counts.map(({ speaker }, rank) => [speaker, rank]));
}
