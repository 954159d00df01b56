import { sharedCount } from '../clauses/content-words.ts';
import type { ScoredClause } from '../extract/meeting-view.ts';
import type { TaskCandidate } from './task-candidates.ts';

/** From here on a clause rather states a task than not. */
export const STATES_TASK = 0.5;

/** Whether a later clause may speak of the task of an earlier one at all. */
export const mayBeSameTask = (one: TaskCandidate, other: TaskCandidate): boolean =>
  areNear(one.clause, other.clause) && !areTwoTasks(one, other) && !staysOpen(one, other);

/** Whether two clauses state two tasks, whatever is said between them. */
export const areTwoTasks = (one: TaskCandidate, other: TaskCandidate): boolean =>
  arePromises(one.clause, other.clause) || areApart(one, other);

const NEAR_TURNS = 6;

/** Far from each other two clauses speak of one task only if they share a word of its matter; in a round each person has their own. */
function areNear(one: ScoredClause, other: ScoredClause): boolean {
  if (one.isInRound && one.turn === other.turn && one.doer !== other.doer) return false;
  if (other.isInRound && one.turn !== other.turn) return sharedCount(one.matter, other.matter) > 0;
  return other.turn - one.turn <= NEAR_TURNS || sharedCount(one.rare, other.rare) > 0;
}

/** What somebody promises in two turns without a word in common is two tasks. */
const arePromises = (one: ScoredClause, other: ScoredClause): boolean =>
  one.speaker === other.speaker &&
  one.turn !== other.turn &&
  [one, other].every(({ task, commitment }) => task >= STATES_TASK && commitment >= PROMISED) &&
  sharedCount(one.matter, other.matter) === 0;
const PROMISED = 0.7;

/** "Mai em gửi bảng giá, thứ năm em đi thu công nợ": in one turn, two works that share neither object nor day. */
const areApart = (one: TaskCandidate, other: TaskCandidate): boolean =>
  one.clause.turn === other.clause.turn &&
  [one, other].every(({ clause }) => clause.task >= SURELY) &&
  nameOtherDays(one, other) &&
  nameOtherObjects(one, other);
const SURELY = 0.7;

/** "Ai liên hệ nhà in?" "Để em hỏi lại bên kho rồi báo.": who promises something else leaves open what was asked. */
const staysOpen = (one: TaskCandidate, other: TaskCandidate): boolean =>
  one.clause.question >= ASKS &&
  one.clause.turn !== other.clause.turn &&
  other.clause.task >= SURELY &&
  nameOtherObjects(one, other);
const ASKS = 0.5;

const shareVerb = (one: TaskCandidate, other: TaskCandidate): boolean =>
  sharedCount(one.clause.matter, other.clause.matter) > sharedCount(one.objects, other.objects);

/** "Mai viết bài giới thiệu sản phẩm." "Đức chụp ảnh sản phẩm.": other people do other things. */
export const nameOtherWork = ({ clause: one, ...before }: TaskCandidate, other: TaskCandidate): boolean =>
  one.subject.kind === 'named' &&
  other.clause.subject.kind === 'named' &&
  one.subject.label !== other.clause.subject.label &&
  !shareVerb({ clause: one, ...before }, other);

export const nameOtherObjects = (one: TaskCandidate, other: TaskCandidate): boolean =>
  one.objects.size > 0 && other.objects.size > 0 && sharedCount(one.objects, other.objects) === 0;

const nameOtherDays = (one: TaskCandidate, other: TaskCandidate): boolean =>
  one.days.size > 0 && other.days.size > 0 && sharedCount(one.days, other.days) === 0;

/** "Nam nhớ sửa bảng giá trên web": all that is named was named before, for the same person and no other day. */
export const repeatsWork = (one: TaskCandidate, other: TaskCandidate): boolean =>
  one.clause.doer === other.clause.doer && !nameOtherDays(one, other) && repeatsObjects(one, other);

/** Whether one of them names nothing but what the other does, and both do one thing with it. */
export function repeatsObjects(one: TaskCandidate, other: TaskCandidate): boolean {
  const least = Math.min(one.objects.size, other.objects.size);
  return (
    least >= REPEATED_OBJECTS && sharedCount(one.objects, other.objects) === least && shareVerb(one, other)
  );
}
const REPEATED_OBJECTS = 2;
