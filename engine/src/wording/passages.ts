import { rowAt } from '../classify/feature-rows.ts';
import { probabilityStep } from '../classify/feature-steps.ts';
import { mixHash, nameHash } from '../classify/hash.ts';
import { chanceOfSum, type Features, type LinearModel, sumOf } from '../classify/linear-model.ts';
import type { Models } from '../classify/models.ts';
import type { MeetingView, ScoredClause } from '../extract/meeting-view.ts';
import { type ClauseForm, readForm, sumsOfWords } from './clause-form.ts';

export type LineKind = 'task' | 'decision' | 'question';

/** What a line of the minutes is written from: the clause that states it, and all clauses that speak of it. */
export type Matter = {
  readonly kind: LineKind;
  readonly head: ScoredClause;
  readonly group: readonly ScoredClause[];
};

/** A clause that may word a line. */
export type Passage = ClauseForm & {
  readonly clause: ScoredClause;
  /** What its place in the matter says of each of its words. */
  readonly context: Features;
  /** The other clauses that may word the line. */
  readonly others: readonly ScoredClause[];
};

/** A passage with the chance of each token to stand in the line. */
export type WeighedPassage = Passage & {
  readonly chances: readonly number[];
  /** Of all tokens that may be written. */
  readonly sum: number;
};

/** How many clauses may word a line, and how many turns before one that speaks of the matter they may stand. */
const MOST_PASSAGES = { task: 7, decision: 7, question: 6 };
const TURNS_BEFORE = { task: 1, decision: 3, question: 3 };
const LEAST_WORDS = 2;

/** The likeliest clauses of the turns that speak of a matter and of those before each: it is often named where it was asked about. */
export function findPassages(matter: Matter, view: MeetingView, bound: LinearModel): Passage[] {
  const { head, group, kind } = matter;
  const turns = new Set(
    group.flatMap(({ turn, isInRound }) => turnsUpTo(turn, isInRound ? 0 : TURNS_BEFORE[kind])),
  );
  const near = [...turns]
    .flatMap((turn) => view.byTurn[turn] ?? [])
    .filter((clause) => group.includes(clause) || clause === head || !isOfAnother(clause, kind));
  const best = near
    .filter((clause) => clause === head || clause.tokens.length > LEAST_WORDS)
    .map((clause) => ({ clause, rank: rankOf(clause, matter) }))
    .sort((one, other) => other.rank - one.rank)
    .slice(0, MOST_PASSAGES[kind])
    .map(({ clause }) => clause);
  return readPassages(best, matter, bound);
}

const turnsUpTo = (last: number, before: number): number[] =>
  Array.from({ length: before + 1 }, (_, step) => last - before + step);

/** Whether a clause that is no part of a matter speaks of another one. */
const isOfAnother = ({ isInRound, task }: ScoredClause, kind: LineKind): boolean =>
  isInRound || (kind === 'task' && task >= STATES_TASK);
const STATES_TASK = 0.5;

function readPassages(clauses: readonly ScoredClause[], matter: Matter, bound: LinearModel): Passage[] {
  const most = Math.max(...clauses.map((clause) => wordingChance(clause, matter.kind)));
  return clauses.map((clause) => ({
    clause,
    context: contextFeatures(clause, matter, most),
    others: clauses.filter((one) => one !== clause),
    ...readForm(clause, bound),
  }));
}

/** How many words of the clause that states a matter are likely to stand in its line, and how many may be written at all. */
export function weighHead(
  matter: Matter,
  models: Models,
): { readonly likely: number; readonly writable: number } {
  const [own] = weighPassages(
    readPassages([matter.head], matter, models.bound),
    models[`${matter.kind}Word`],
  );
  return { likely: own?.sum ?? 0, writable: own?.writable.length ?? 0 };
}

export const weighPassages = (passages: readonly Passage[], model: LinearModel): WeighedPassage[] =>
  passages.map((passage) => {
    const chances = weighWords(passage, model);
    return { ...passage, chances, sum: passage.writable.reduce((all, at) => all + (chances[at] ?? 0), 0) };
  });

/** The chance of each token; what does not differ between the words of a clause is summed once. */
function weighWords(passage: Passage, model: LinearModel): number[] {
  const own = sumsOfWords(passage, model);
  const context = contextOfWords(passage);
  const ofContent = sumOf(model, context.ofContent);
  const ofOthers = sumOf(model, context.ofOthers);
  return passage.clause.tokens.map(({ folded }, at) => {
    const echo = echoFeatures(passage, folded);
    const around = passage.clause.content.has(folded) ? ofContent : ofOthers;
    return chanceOfSum(model, (own[at] ?? 0) + around + sumOf(model, echo));
  });
}

/** How likely a clause words a line of a kind. */
const wordingChance = (clause: ScoredClause, kind: LineKind): number =>
  kind === 'task' ? clause.title : clause[kind];

const rankOf = (clause: ScoredClause, { kind, head, group }: Matter): number =>
  wordingChance(clause, kind) +
  (clause === head ? HEAD : 0) +
  (group.includes(clause) ? MEMBER : 0) -
  Math.abs(clause.index - head.index) * AWAY;
const HEAD = 2;
const MEMBER = 0.3;
const AWAY = 0.02;

/** For each token of a passage the signs that it stands in the line. */
export function passageFeatures(passage: Passage): Features[] {
  const { ofContent, ofOthers } = contextOfWords(passage);
  return passage.clause.tokens.map(({ folded }, at) => [
    ...rowAt(passage.ownWords, at),
    ...(passage.clause.content.has(folded) ? ofContent : ofOthers),
    ...echoFeatures(passage, folded),
  ]);
}

/** What the place of a clause says of its words of matter, and of the others. */
const contextOfWords = ({ context }: Passage): Record<'ofContent' | 'ofOthers', Features> => ({
  ofContent: [...context, ...context.map((one) => mixHash(one, CONTENT))],
  ofOthers: [...context, ...context.map((one) => mixHash(one, EMPTY))],
});

/** How many other clauses have a word, which says more of a word of matter. */
function echoFeatures({ clause, context: [place = 0], others }: Passage, folded: string): Features {
  const shared = clause.content.has(folded) ? others.filter(({ content }) => content.has(folded)).length : -1;
  const echo = mixHash(SHARED, Math.min(MOST_SHARED, shared));
  return [echo, mixHash(echo, place)];
}
const MOST_SHARED = 3;

const CONTENT = nameHash('content');
const EMPTY = nameHash('empty');
const SHARED = nameHash('shared by');

/** How a clause stands to the matter, which says something of each of its words. */
function contextFeatures(clause: ScoredClause, { kind, head, group }: Matter, most: number): Features {
  const away = Math.max(-3, Math.min(3, clause.turn - head.turn));
  const place =
    clause === head
      ? 'head'
      : `${group.includes(clause) ? 'member' : 'near'} ${away} ${clause.speaker === head.speaker}`;
  const own = probabilityStep(wordingChance(clause, kind));
  return [
    `place ${place}`,
    `own ${own}`,
    `${place} own ${own}`,
    `states ${probabilityStep(clause[kind])}`,
    `best ${wordingChance(clause, kind) === most} ${place}`,
  ].map(nameHash);
}
