import type { Clause, Subject } from '../clauses/clause.ts';
import { eitherHash, mixHash, nameHash, numberHashes } from './hash.ts';
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
export const clauseFeatures = (turns: readonly (readonly Clause[])[]): Features[] =>
  mapClauseFeatures(turns, (features) => [...features]);

/** What `read` makes of the features of every clause, in order. They are shown in one array, for those of a long talk are many. */
export function mapClauseFeatures<Value>(
  turns: readonly (readonly Clause[])[],
  read: (features: Features) => Value,
): Value[] {
  const clauses = turns.flat();
  const sketches = new Map(clauses.map((clause) => [clause, sketchOf(clause)]));
  const around = { turns, clauses, sketches, ranks: rankSpeakers(clauses) };
  const features: number[] = [];
  return clauses.map((clause, index) => {
    features.length = 0;
    addSketch(features, sketches.get(clause));
    addNeighbours(features, clause, index, around);
    addReplies(features, clause, around);
    addPlace(features, clause, around);
    addChair(features, clause, around);
    return read(features);
  });
}

function addSketch(features: number[], sketch: Sketch | undefined): void {
  if (sketch) features.push(...sketch.words, ...sketch.classes, ...sketch.form);
}

const sketchOf = (clause: Clause): Sketch => ({
  words: wordFeatures(clause),
  classes: classFeatures(clause),
  form: formFeatures(clause),
});

/** Adds a feature that is not there yet. */
function addNew(features: number[], feature: number): void {
  if (!features.includes(feature)) features.push(feature);
}

/** Rows of three words are read at the beginning alone. */
const TRIPLES = 4;
const [FIRST, FIRST_TWO, LAST] = [nameHash('first'), nameHash('first 2'), nameHash('last')];
const [WORD, TWO_WORDS, THREE_WORDS] = [nameHash('w'), nameHash('ww'), nameHash('www')];

function wordFeatures({ tokens }: Clause): number[] {
  const hash = (at: number) => tokens[at]?.hash ?? 0;
  const features: number[] = [];
  addNew(features, mixHash(FIRST, hash(0)));
  addNew(features, mixHash(FIRST_TWO, mixHash(hash(0), hash(1))));
  addNew(features, mixHash(LAST, hash(tokens.length - 1)));
  for (let at = 0; at < tokens.length; at += 1) {
    addNew(features, mixHash(WORD, hash(at)));
    if (at + 1 < tokens.length) addNew(features, mixHash(TWO_WORDS, mixHash(hash(at), hash(at + 1))));
    if (at < TRIPLES && at + 2 < tokens.length)
      addNew(features, mixHash(THREE_WORDS, mixHash(hash(at), mixHash(hash(at + 1), hash(at + 2)))));
  }
  return features;
}

const [CLASS, OPENS, ENDS] = [nameHash('class'), nameHash('opens'), nameHash('ends')];
const CLASSES = nameHash('classes');

function classFeatures({ tokens, phrases }: Clause): number[] {
  const features: number[] = [];
  for (const phrase of phrases) {
    const next = phrases.flatMap(({ from, classes }) => (from === phrase.to ? classes : []));
    for (const name of phrase.classes) {
      const hash = nameHash(name);
      addNew(features, mixHash(CLASS, hash));
      if (phrase.from === 0) addNew(features, mixHash(OPENS, hash));
      if (phrase.to === tokens.length) addNew(features, mixHash(ENDS, hash));
      for (const follows of next) addNew(features, mixHash(CLASSES, mixHash(hash, nameHash(follows))));
    }
  }
  return features;
}

const LENGTHS = numberHashes('length', 0, 20);
const PLACES = numberHashes('at', 0, 3);

function formFeatures({ tokens, mentions, times, at, subject, speaker }: Clause): number[] {
  return [
    nameHash(`mark ${tokens.at(-1)?.mark ?? ''}`),
    LENGTHS(Math.ceil(tokens.length / 2)),
    PLACES(at),
    ...subjectNames(subject, speaker).map(nameHash),
    ...(times.length > 0 ? [TIMED] : []),
    ...(mentions.length > 0 ? [NAMES] : []),
    ...(mentions.some(({ isCalled }) => isCalled) ? [CALLS] : []),
    ...(mentions[0]?.from === 0 ? [OPENS_WITH_NAME] : []),
    ...(tokens.some(({ text }) => /\d/u.test(text)) ? [DIGIT] : []),
  ];
}
const [TIMED, NAMES, CALLS] = [nameHash('timed'), nameHash('names'), nameHash('calls')];
const [OPENS_WITH_NAME, DIGIT] = [nameHash('opens with name'), nameHash('digit')];

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
].map((each) => ({
  ...each,
  inTurn: eitherHash(`neighbour ${each.step}`),
  none: nameHash(`neighbour ${each.step} none`),
}));

function addNeighbours(
  features: number[],
  clause: Clause,
  index: number,
  { clauses, sketches }: Around,
): void {
  for (const { step, hasWords, inTurn, none } of NEIGHBOURS) {
    const other = clauses[index + step];
    const where = other ? (other.turn === clause.turn ? inTurn.yes : inTurn.no) : none;
    features.push(where);
    if (other) addSeen(features, where, sketches.get(other), hasWords);
  }
}

/** How the next two turns begin, and how the turn before ended. */
const REPLIES = [
  { step: 1, place: 0, hasWords: true, bySpeaker: eitherHash('reply') },
  { step: 2, place: 0, hasWords: false, bySpeaker: eitherHash('reply 2') },
  { step: -1, place: -1, hasWords: true, bySpeaker: eitherHash('asked') },
];

function addReplies(features: number[], clause: Clause, { turns, sketches }: Around): void {
  for (const { step, place, hasWords, bySpeaker } of REPLIES) {
    const other = turns[clause.turn + step]?.at(place);
    if (!other) continue;
    const where = other.speaker === clause.speaker ? bySpeaker.yes : bySpeaker.no;
    addSeen(features, where, sketches.get(other), hasWords);
  }
}

function addSeen(features: number[], where: number, sketch: Sketch | undefined, hasWords: boolean): void {
  if (!sketch) return;
  for (const feature of sketch.classes) features.push(mixHash(where, feature));
  for (const feature of sketch.form) features.push(mixHash(where, feature));
  if (hasWords) for (const feature of sketch.words) features.push(mixHash(where, feature));
}

const TENTHS = numberHashes('tenth', 0, 10);
const FROM_END = numberHashes('from end', 0, 8);
const FROM_START = numberHashes('from start', 0, 4);
const RANKS = numberHashes('rank', 0, 4);
const [BACK, ONLY] = [eitherHash('back'), eitherHash('only')];

function addPlace(features: number[], { turn, speaker }: Clause, { turns, ranks }: Around): void {
  const speakerAt = (at: number) => turns[at]?.[0]?.speaker;
  features.push(
    TENTHS(Math.floor((10 * turn) / Math.max(1, turns.length))),
    FROM_END(turns.length - 1 - turn),
    FROM_START(turn),
    RANKS(ranks.get(speaker) ?? 4),
    speakerAt(turn - 1) === speakerAt(turn + 1) ? BACK.yes : BACK.no,
    (turns[turn]?.length ?? 1) === 1 ? ONLY.yes : ONLY.no,
  );
}

/** What the one who opens the meeting or says most of it says decides more often. */
function addChair(features: number[], clause: Clause, { clauses, ranks }: Around): void {
  const { speaker, phrases, tokens, subject } = clause;
  const chair = nameHash(`chair ${speaker === clauses[0]?.speaker} ${ranks.get(speaker) === 0}`);
  features.push(chair);
  for (const name of new Set(phrases.flatMap(({ classes }) => classes)))
    features.push(mixHash(chair, nameHash(name)));
  for (const { hash } of tokens.slice(0, 2)) features.push(mixHash(chair, hash));
  features.push(
    mixHash(chair, nameHash(`mark ${tokens.at(-1)?.mark ?? ''}`)),
    mixHash(chair, nameHash(subject.kind)),
  );
}

function rankSpeakers(clauses: readonly Clause[]): Map<string | null, number> {
  const counts = [...Map.groupBy(clauses, ({ speaker }) => speaker)].map(([speaker, own]) => ({
    speaker,
    count: own.length,
  }));
  counts.sort((one, other) => other.count - one.count);
  return new Map(counts.map(({ speaker }, rank) => [speaker, rank]));
}
