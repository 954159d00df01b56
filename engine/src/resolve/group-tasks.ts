import { chanceByForest, type Forest } from '../classify/forest.ts';
import type { MeetingView, ScoredClause } from '../extract/meeting-view.ts';
import { linksTo } from './same-task.ts';
import { type TaskCandidate, taskCandidates } from './task-candidates.ts';
import {
  areTwoTasks,
  nameOtherObjects,
  nameOtherWork,
  repeatsObjects,
  repeatsWork,
  STATES_TASK,
} from './task-rules.ts';

/** Two tasks taken for one lose more than one task in two lines. */
const SAME_FROM = 0.65;
/** What speaks of work joins a task only if it may also speak of what states that task best. */
const SAME_AS_BEST = 0.5;
/** Where nothing that one names is named by the other, it must be surely the same work. */
const SURELY_SAME = 0.85;
/** The least chance of what is said again. */
const REPEATED = 0.9;

/** Less likely clauses do not speak of work themselves. */
const SPEAKS = 0.2;

/** Clauses that speak of one task, the one that states it best, and the turn in which it is stated first. */
type Group = { readonly clauses: ScoredClause[]; best: TaskCandidate; statedAt: number };

/** Clauses that speak of one task each, in order: a clause joins the likeliest task before it, or begins one. */
export function groupTasks(view: MeetingView, forest: Forest): ScoredClause[][] {
  const groups: Group[] = [];
  const placed = new Map<TaskCandidate, Group>();
  const candidates = taskCandidates(view);
  for (const [at, candidate] of candidates.entries()) {
    const links = linksTo(candidates, at).map(({ before, signs }) => ({
      before,
      group: placed.get(before),
      chance: Math.max(chanceByForest(forest, signs), repeatsWork(before, candidate) ? REPEATED : 0),
    }));
    const chances = new Map(links.map(({ before, chance }) => [before, chance]));
    const likeliest = links
      .filter(({ before, chance }) => chance > leastChance(before, candidate, SAME_FROM))
      .sort((one, other) => other.chance - one.chance)
      .find(({ before, group }) => group && mayJoin(group, before, candidate, chances));
    placed.set(candidate, addTo(likeliest?.group, candidate, groups));
  }
  return groups.map(({ clauses }) => clauses);
}

/** How likely two clauses must speak of one task for the later one to join it. */
const leastChance = (one: TaskCandidate, other: TaskCandidate, least: number): number =>
  one.clause.turn !== other.clause.turn &&
  !isAnswer(one, other) &&
  Math.min(one.clause.task, other.clause.task) >= SPEAKS &&
  (nameOtherObjects(one, other) || nameOtherWork(one, other))
    ? SURELY_SAME
    : least;

/** "Mai liên hệ nhà in nhé." "Tuần này em kẹt rồi.": who was asked speaks of what was asked. */
const isAnswer = (one: TaskCandidate, other: TaskCandidate): boolean =>
  other.clause.turn === one.clause.turn + 1 && other.clause.speaker === one.clause.doer;

/** Whether a clause that would join a task by an earlier clause of it may also speak of what states that task, if it names anything. */
function mayJoin(
  group: Group,
  before: TaskCandidate,
  candidate: TaskCandidate,
  chances: ReadonlyMap<TaskCandidate, number>,
): boolean {
  if (repeatsObjects(group.best, candidate)) return true;
  if (isBridge(group, before, candidate)) return false;
  if (candidate.clause.task < SPEAKS || candidate.objects.size === 0) return true;
  if (areTwoTasks(group.best, candidate)) return false;
  return (chances.get(group.best) ?? 1) >= leastChance(group.best, candidate, SAME_AS_BEST);
}

/** Whether an earlier clause that hardly speaks of work would join two clauses that do, each by itself. */
const isBridge = ({ statedAt }: Group, before: TaskCandidate, { clause }: TaskCandidate): boolean =>
  before.clause.task < SPEAKS && clause.task >= STATES_TASK && statedAt < before.clause.turn;

function addTo(group: Group | undefined, candidate: TaskCandidate, groups: Group[]): Group {
  const { clause } = candidate;
  const statedAt = clause.task >= STATES_TASK ? clause.turn : Number.POSITIVE_INFINITY;
  if (!group) {
    const added = { clauses: [clause], best: candidate, statedAt };
    groups.push(added);
    return added;
  }
  group.clauses.push(clause);
  if (clause.task > group.best.clause.task) group.best = candidate;
  group.statedAt = Math.min(group.statedAt, statedAt);
  return group;
}
