import { rowAt } from '../classify/feature-rows.ts';
import { probabilityStep } from '../classify/feature-steps.ts';
import { mixHash, nameHash } from '../classify/hash.ts';
import type { Features, LinearModel } from '../classify/linear-model.ts';
import type { MeetingView, ScoredClause } from '../extract/meeting-view.ts';
import { type ClauseForm, readForm } from './clause-form.ts';

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
  /** The clause that states the matter. */
  readonly head: ScoredClause;
  /** Whether it only stands near the matter: it may name what the matter is about. */
  readonly isNear: boolean;
};

/** How many clauses may word a line, and how many turns before one that speaks of the matter they may stand. */
const MOST_PASSAGES = { task: 8, decision: 8, question: 6 };
const TURNS_BEFORE = { task: 3, decision: 3, question: 3 };
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

export function readPassages(
  clauses: readonly ScoredClause[],
  matter: Matter,
  bound: LinearModel,
): Passage[] {
  const most = Math.max(...clauses.map((clause) => wordingChance(clause, matter.kind)));
  return clauses.map((clause) => ({
    clause,
    context: contextFeatures(clause, matter, most),
    others: clauses.filter((one) => one !== clause),
    head: matter.head,
    isNear: clause !== matter.head && !matter.group.includes(clause),
    ...readForm(clause, bound),
  }));
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
  const around = contextByRole(passage);
  return passage.clause.tokens.map(({ folded }, at) => {
    const role = passage.roles[at] ?? 0;
    return [...rowAt(passage.ownWords, at), ...(around[role] ?? []), ...echoFeatures(passage, folded, role)];
  });
}

/** What the place of a clause says of each role of its words. */
export const contextByRole = ({ context }: Passage): Features[] =>
  ROLE_HASHES.map((role) => [...context, ...context.map((one) => mixHash(one, role))]);

const ROLE_HASHES = ['small word', 'name', 'verb'].map(nameHash);

/** How many other clauses have a word and whether the head does, which says more of a word of matter. */
export function echoFeatures(
  { clause, context: [place = 0], others, head }: Passage,
  folded: string,
  role: number,
): Features {
  const isContent = clause.content.has(folded);
  const shared = isContent ? others.filter(({ content }) => content.has(folded)).length : -1;
  const echo = mixHash(SHARED, Math.min(MOST_SHARED, shared));
  if (!isContent) return [echo, mixHash(echo, place)];
  const isInHead = clause !== head && head.content.has(folded);
  const own = mixHash(
    IN_HEAD,
    4 * Number(isInHead) + 2 * Number(clause.rare.has(folded)) + Number(role === 2),
  );
  return [echo, mixHash(echo, place), own, mixHash(own, place)];
}
const MOST_SHARED = 3;

const SHARED = nameHash('shared by');
const IN_HEAD = nameHash('in head');

/** How a clause stands to the matter, which says something of each of its words. */
function contextFeatures(clause: ScoredClause, { kind, head, group }: Matter, most: number): Features {
  const away = Math.max(-3, Math.min(3, clause.turn - head.turn));
  const place =
    clause === head
      ? 'head'
      : `${group.includes(clause) ? 'member' : 'near'} ${away} ${clause.speaker === head.speaker}`;
  const own = probabilityStep(wordingChance(clause, kind));
  const need = Math.min(MOST_NAMES, countNamed(head));
  return [
    `place ${place}`,
    `own ${own}`,
    `${place} own ${own}`,
    `states ${probabilityStep(clause[kind])}`,
    `best ${wordingChance(clause, kind) === most} ${place}`,
    `${place} names ${need}`,
    `${place} asks ${probabilityStep(clause.question)}`,
    `${place} first ${clause.at === 0}`,
  ].map(nameHash);
}

const MOST_NAMES = 4;

/** How many words of a clause name something: they are no verb and no function word. */
const countNamed = ({ tokens, content, phrases }: ScoredClause): number =>
  tokens.filter(
    ({ folded }, at) =>
      content.has(folded) &&
      !phrases.some(
        ({ from, to, classes }) => from <= at && at < to && classes.some((name) => name.startsWith('verb-')),
      ),
  ).length;
