import { chanceByForest, type Forest } from '../classify/forest.ts';
import { classSigns, hasClass, NOTHING, type Signs, signJoiner, subjectSign } from '../classify/signs.ts';
import { sharedCount } from '../clauses/content-words.ts';
import type { ScoredClause } from '../extract/meeting-view.ts';

/** Less likely clauses speak of no task. */
const LEAST_TASK = 0.04;
/** A clause joins a task that was spoken of at most so many candidates earlier. */
const FARTHEST = 160;
/** Two tasks taken for one lose more than one task in two lines. */
const SAME_FROM = 0.65;

export const taskCandidates = (clauses: readonly ScoredClause[]): ScoredClause[] =>
  clauses.filter(({ task, tokens }) => task >= LEAST_TASK && tokens.length > 1);

/** An earlier clause, and signs that a later one speaks of the same task. */
export type Link = { readonly before: ScoredClause; readonly signs: Signs };

/** The candidates before one that may speak of the same task. */
export function linksTo(candidates: readonly ScoredClause[], at: number): Link[] {
  const clause = candidates[at];
  if (!clause) return [];
  const near = candidates.slice(Math.max(0, at - FARTHEST), at).filter((one) => mayBeSameTask(one, clause));
  const rare = near.map((one) => sharedCount(one.rare, clause.rare));
  const most = Math.max(0, ...rare);
  return near.map((before, place) => ({
    before,
    signs: sameTaskSigns(before, clause, {
      rare: rare[place] ?? 0,
      most,
      between: near.length - place - 1,
    }),
  }));
}

const NEAR_TURNS = 6;

/** Far from each other two clauses speak of one task only if they share a word of its matter; in a round each person has their own. */
function mayBeSameTask(one: ScoredClause, other: ScoredClause): boolean {
  if (one.isInRound && one.turn === other.turn && one.doer !== other.doer) return false;
  if (arePromises(one, other)) return false;
  if (other.isInRound && one.turn !== other.turn) return sharedCount(one.content, other.content) > 0;
  return other.turn - one.turn <= NEAR_TURNS || sharedCount(one.rare, other.rare) > 0;
}

/** What somebody promises in two turns without a word in common is two tasks. */
const arePromises = (one: ScoredClause, other: ScoredClause): boolean =>
  one.speaker === other.speaker &&
  one.turn !== other.turn &&
  [one, other].every(({ task, commitment }) => task >= STATES && commitment >= PROMISED) &&
  sharedCount(one.content, other.content) === 0;
const STATES = 0.5;
const PROMISED = 0.7;

/** Rare words they share, the most that any other candidate shares, and candidates between them. */
type Beside = { readonly rare: number; readonly most: number; readonly between: number };

function sameTaskSigns(one: ScoredClause, other: ScoredClause, { rare, most, between }: Beside): Signs {
  const shared = sharedCount(one.content, other.content);
  const least = Math.min(one.content.size, other.content.size);
  const leastRare = Math.min(one.rare.size, other.rare.size);
  const isUnknown = one.doer === null || other.doer === null;
  const [names, others] = [namesOf(one), namesOf(other)];
  return joinSameTaskSigns([
    {
      'turns apart': other.turn - one.turn,
      'clauses apart': other.index - one.index,
      between,
      shared,
      'share of words': shared / (least || 1),
      rare,
      'share of rare words': rare / (leastRare || 1),
      'fewer rare words than another': most - rare,
      'same speaker': Number(one.speaker === other.speaker),
      'same doer': isUnknown ? NOTHING : Number(one.doer === other.doer),
      'calls speaker': Number(names.includes(other.speaker ?? '')),
      'shares name': names.filter((name) => others.includes(name)).length,
      rounds: 2 * Number(one.isInRound) + Number(other.isInRound),
      recaps: Number(hasClass(other, 'recap')),
    },
    ofClause(OF_ONE, one),
    ofClause(OF_OTHER, other),
    classSigns('opens', [{ phrases: other.phrases.filter(({ from }) => from === 0) }], OPENINGS),
  ]);
}

const joinSameTaskSigns = signJoiner();

const OPENINGS = ['assent', 'agree', 'refuse', 'deny', 'contrast', 'change', 'ask', 'kin', 'settle'];

const namesOf = ({ mentions }: ScoredClause): string[] => mentions.map(({ person }) => person.label);

const OF_CLAUSE = ['task', 'commitment', 'title', 'content', 'times', 'names', 'subject'];
const OF_ONE = OF_CLAUSE.map((name) => `${name} of one`);
const OF_OTHER = OF_CLAUSE.map((name) => `${name} of other`);

const ofClause = (names: readonly string[], clause: ScoredClause): Signs => ({
  names,
  values: [
    ...[clause.task, clause.commitment, clause.title, clause.content.size],
    ...[clause.times.length, clause.mentions.length, subjectSign(clause)],
  ],
});

/** Whether an earlier clause that hardly speaks of work would join two clauses that do, each by itself. */
const isBridge = (
  before: ScoredClause,
  clause: ScoredClause,
  placed: ReadonlyMap<ScoredClause, readonly ScoredClause[]>,
): boolean =>
  before.task < HARDLY &&
  clause.task >= STATES &&
  (placed.get(before) ?? []).some((one) => one.task >= STATES && one.turn < before.turn);
const HARDLY = 0.2;

/** Clauses that speak of one task each, in order: a clause joins the likeliest task before it, or begins one. */
export function groupTasks(clauses: readonly ScoredClause[], forest: Forest): ScoredClause[][] {
  const groups: ScoredClause[][] = [];
  const placed = new Map<ScoredClause, ScoredClause[]>();
  const candidates = taskCandidates(clauses);
  for (const [at, clause] of candidates.entries()) {
    const likeliest = linksTo(candidates, at)
      .map(({ before, signs }) => ({ before, chance: chanceByForest(forest, signs) }))
      .filter(({ before }) => !isBridge(before, clause, placed))
      .reduce<{ before: ScoredClause | null; chance: number }>(
        (best, one) => (one.chance > best.chance ? one : best),
        { before: null, chance: SAME_FROM },
      ).before;
    const group = (likeliest && placed.get(likeliest)) ?? [];
    if (group.length === 0) groups.push(group);
    group.push(clause);
    placed.set(clause, group);
  }
  return groups;
}
