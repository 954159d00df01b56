import type { Forest } from '../classify/forest.ts';
import type { MeetingView, ScoredClause } from '../extract/meeting-view.ts';
import { assigneeSigns } from './assignee-signs.ts';
import { namedOutsiders } from './named-outsiders.ts';
import { type Candidate, rankCandidates } from './rank-candidates.ts';
import { relativeSigns } from './relative-signs.ts';

/** Somebody a task may belong to, or nobody, and how they stand to the clauses that speak of it. */
export type AssigneeCandidate = Candidate & { readonly name: string | null };

/** Everybody around a task: who speaks of it, who is named, who answers, and people and groups that do not speak. */
export function assigneeCandidates(
  group: readonly ScoredClause[],
  head: ScoredClause,
  view: MeetingView,
): AssigneeCandidate[] {
  const names = [...namesAround(group, head, view), null];
  const signs = names.map((name) => assigneeSigns(name, group, head, view));
  const compared = compareCandidates(signs);
  return names.flatMap((name, at) => (compared[at] ? { name, signs: compared[at] } : []));
}

/** Signs that say more beside those of the others. */
const compareCandidates = relativeSigns([
  'takes',
  'given',
  'takes most',
  'gives most',
  'named as subject',
  'named',
  'promises next',
  'last promise',
]);

function namesAround(group: readonly ScoredClause[], head: ScoredClause, view: MeetingView): Set<string> {
  const near = head.isInRound ? [] : [view.turns[head.turn - 1]?.speaker, view.turns[head.turn + 1]?.speaker];
  const beside = head.isInRound
    ? []
    : [...(view.byTurn[head.turn] ?? []), ...(view.byTurn[head.turn - 1] ?? []).slice(-1)];
  const names = [
    ...near,
    ...group.flatMap((clause) => [
      clause.isInRound ? null : clause.speaker,
      clause.isInRound ? null : view.turns[clause.turn + 1]?.speaker,
      clause.doer,
      ...namedOutsiders(clause).map(({ name }) => name),
    ]),
    ...[...group, ...beside].flatMap(({ mentions }) => mentions.map(({ person }) => person.label)),
  ];
  return new Set(names.flatMap((name) => name ?? []));
}

/** Two people about as likely are a guess: the first must have more than this share of both. */
const LEAST_SHARE = 0.52;

/** The likeliest of them; nobody where none is likely enough, or another is about as likely. */
export function resolveAssignee(
  candidates: readonly AssigneeCandidate[],
  forest: Forest,
  from: number,
): string | null {
  const [first, second] = rankCandidates(candidates, forest);
  if (!first || first.chance < from) return null;
  const both = first.chance + (second?.chance ?? 0);
  return first.chance > LEAST_SHARE * both ? first.candidate.name : null;
}
