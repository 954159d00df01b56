import { classSigns, hasClass, NOTHING, type Signs, signJoiner, subjectSign } from '../classify/signs.ts';
import { sharedCount } from '../clauses/content-words.ts';
import type { ScoredClause } from '../extract/meeting-view.ts';
import type { TaskCandidate } from './task-candidates.ts';
import { mayBeSameTask } from './task-rules.ts';

/** A clause joins a task that was spoken of at most so many candidates earlier. */
const FARTHEST = 160;

/** An earlier clause, and signs that a later one speaks of the same task. */
export type Link = { readonly before: TaskCandidate; readonly signs: Signs };

/** The candidates before one that may speak of the same task. */
export function linksTo(candidates: readonly TaskCandidate[], at: number): Link[] {
  const candidate = candidates[at];
  if (!candidate) return [];
  const near = candidates
    .slice(Math.max(0, at - FARTHEST), at)
    .filter((one) => mayBeSameTask(one, candidate));
  const rare = near.map((one) => sharedCount(one.clause.rare, candidate.clause.rare));
  const most = Math.max(0, ...rare);
  return near.map((before, place) => ({
    before,
    signs: sameTaskSigns(before, candidate, {
      rare: rare[place] ?? 0,
      most,
      between: near.length - place - 1,
    }),
  }));
}

/** Rare words they share, the most that any other candidate shares, and candidates between them. */
type Beside = { readonly rare: number; readonly most: number; readonly between: number };

function sameTaskSigns(one: TaskCandidate, other: TaskCandidate, { rare, most, between }: Beside): Signs {
  const [before, clause] = [one.clause, other.clause];
  const shared = sharedCount(before.matter, clause.matter);
  const objects = sharedCount(one.objects, other.objects);
  const least = Math.min(before.matter.size, clause.matter.size);
  const leastRare = Math.min(before.rare.size, clause.rare.size);
  const isUnknown = before.doer === null || clause.doer === null;
  const [names, others] = [namesOf(before), namesOf(clause)];
  return joinSameTaskSigns([
    {
      'turns apart': clause.turn - before.turn,
      'clauses apart': clause.index - before.index,
      between,
      shared,
      'share of words': shared / (least || 1),
      'shared objects': objects,
      'objects of one': one.objects.size - objects,
      'objects of other': other.objects.size - objects,
      'share of objects': objects / (Math.min(one.objects.size, other.objects.size) || 1),
      rare,
      'share of rare words': rare / (leastRare || 1),
      'fewer rare words than another': most - rare,
      'same speaker': Number(before.speaker === clause.speaker),
      'same doer': isUnknown ? NOTHING : Number(before.doer === clause.doer),
      'same day': one.days.size * other.days.size === 0 ? NOTHING : sharedCount(one.days, other.days),
      'calls speaker': Number(names.includes(clause.speaker ?? '')),
      'shares name': names.filter((name) => others.includes(name)).length,
      rounds: 2 * Number(before.isInRound) + Number(clause.isInRound),
      recaps: Number(hasClass(clause, 'recap')),
      adds: Number(clause.ruled.some(({ classes }) => classes.includes('rule-adds'))),
    },
    ofClause(OF_ONE, before),
    ofClause(OF_OTHER, clause),
    classSigns('opens', [{ phrases: clause.phrases.filter(({ from }) => from === 0) }], OPENINGS),
  ]);
}

const joinSameTaskSigns = signJoiner();

const OPENINGS = ['assent', 'agree', 'refuse', 'deny', 'contrast', 'change', 'ask', 'kin', 'settle'];

const namesOf = ({ mentions }: ScoredClause): string[] => mentions.map(({ person }) => person.label);

const OF_CLAUSE = ['task', 'commitment', 'title', 'matter', 'times', 'names', 'subject'];
const OF_ONE = OF_CLAUSE.map((name) => `${name} of one`);
const OF_OTHER = OF_CLAUSE.map((name) => `${name} of other`);

const ofClause = (names: readonly string[], clause: ScoredClause): Signs => ({
  names,
  values: [
    ...[clause.task, clause.commitment, clause.title, clause.matter.size],
    ...[clause.times.length, clause.mentions.length, subjectSign(clause)],
  ],
});
