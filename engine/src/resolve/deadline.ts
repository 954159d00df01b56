import type { Forest } from '../classify/forest.ts';
import { sharedCount } from '../clauses/content-words.ts';
import type { MeetingView, ScoredClause } from '../extract/meeting-view.ts';
import { formatDate } from '../time/civil.ts';
import { type DaySearch, deadlineSigns } from './deadline-signs.ts';
import { type NamedDay, namedDays } from './named-days.ts';
import { type Candidate, rankCandidates } from './rank-candidates.ts';
import { relativeSigns } from './relative-signs.ts';
import { objectsOf } from './task-candidates.ts';

/** A day that was named near a task; without a date it stands for none of them. */
export type DeadlineCandidate = Candidate & { readonly date: string | null; readonly phrase: string };

/** How many turns around those of a task are searched for days. */
const BEFORE = 1;
const BEHIND = 4;

export function deadlineCandidates(
  group: readonly ScoredClause[],
  head: ScoredClause,
  assignee: string | null,
  view: MeetingView,
): DeadlineCandidate[] {
  const today = formatDate(view.today.today);
  const search: DaySearch = { group, head, assignee, named: daysAround(group, head, view), view, today };
  const phrases = new Map<string | null, string>();
  for (const { date, phrase } of search.named) if (!phrases.has(date)) phrases.set(date, phrase);
  const candidates = [...phrases, [null, ''] satisfies [null, string]].map(([date, phrase]) => ({
    date,
    phrase,
    signs: deadlineSigns(date, search),
  }));
  const compared = compareCandidates(candidates.map(({ signs }) => signs));
  return candidates.map((one, at) => ({ ...one, signs: compared[at] ?? one.signs }));
}

/** Signs that say more beside those of the other days. */
const compareCandidates = relativeSigns([
  ...['nearest', 'clauses away', 'in clauses of the task', 'where stated', 'task of its own'],
  ...['by assignee', 'last', 'shared', 'task', 'ahead'],
]);

/** Days named in the turns around a task, but for those of other work; in a round only those of its own clauses. */
function daysAround(group: readonly ScoredClause[], head: ScoredClause, view: MeetingView): NamedDay[] {
  const turns = new Set<number>();
  for (const { turn } of group)
    for (let near = turn - BEFORE; near <= turn + BEHIND; near += 1) turns.add(near);
  const isOwn = (clause: ScoredClause) =>
    !clause.isInRound || group.includes(clause) || clause.index === head.index + 1;
  return [...turns]
    .sort((one, other) => one - other)
    .flatMap((turn) => view.byTurn[turn] ?? [])
    .filter((clause) => isOwn(clause) && (group.includes(clause) || !isOfOtherWork(clause, group)))
    .flatMap((clause) => namedDays(clause, view));
}

/** "Còn máy phát điện thì gọi thợ trước thứ sáu": an order that names nothing of this work names its own day. */
const isOfOtherWork = (clause: ScoredClause, group: readonly ScoredClause[]): boolean =>
  clause.task >= SURELY &&
  clause.commitment < PROMISED &&
  objectsOf(clause).size >= LEAST_NAMED &&
  group.every((one) => one.turn !== clause.turn && sharedCount(objectsOf(one), objectsOf(clause)) === 0);
const SURELY = 0.7;
const PROMISED = 0.5;
const LEAST_NAMED = 2;

/** The likeliest day, or none. */
export function resolveDay(
  candidates: readonly DeadlineCandidate[],
  forest: Forest,
): DeadlineCandidate | null {
  const first = rankCandidates(candidates, forest)[0]?.candidate;
  return first && first.date !== null ? first : null;
}
