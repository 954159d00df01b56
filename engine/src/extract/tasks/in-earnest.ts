import { readReplyDay } from '../days/reply-day.ts';
import { LAUGHS } from '../language/stance-cues.ts';
import { type MeetingContext, plainTurn, speakerOf } from '../meeting-context.ts';
import { weighAtLeast } from '../sign.ts';
import { EARNEST_SIGNS } from './earnest-signs.ts';
import type { Task } from './task.ts';

/** Given or taken in earnest, by or to somebody. */
export function isFinal(task: Task, context: MeetingContext): boolean {
  if (task.state !== 'open' && task.state !== 'taken') return false;
  if ((task.who === null && task.strength < 3) || saidInPassing(task, context)) return false;
  const last = plainTurn(context, task.lastTurn);
  if (task.state === 'open' && LAUGHS.test(plainTurn(context, task.lastTurn + 1))) return false;
  if (LAUGHS.test(last) && task.deadline === null) return false;
  const given = Math.min(task.strength, PLAINEST) / 2;
  const least = context.turns.length > SHORT ? LEAST : LEAST_IN_SHORT;
  return weighAtLeast(EARNEST_SIGNS, { task, context }, least - given) !== null;
}
const PLAINEST = 5;
const LEAST = -0.25;
/** A few turns are mostly about work: little else is told in them. */
const SHORT = 20;
const LEAST_IN_SHORT = -3.5;

/** Given once, for no day, and taken up by nobody who spoke afterwards: less sure than what is answered. */
export function isUnheard(task: Task, context: MeetingContext): boolean {
  if (task.state !== 'open' || task.deadline !== null || task.evidence.size > 1) return false;
  const next = task.lastTurn + 1;
  const answers = speakerOf(context, next) === task.who && readReplyDay(next, context) !== null;
  return next < context.turns.length && !answers;
}

/** Taken up by nobody, and given to nobody who can be told; or one's own word without any weight. */
function saidInPassing(task: Task, context: MeetingContext): boolean {
  if (task.state === 'open') return task.who === null && isUnheard(task, context);
  return task.deadline === null && task.evidence.size === 1 && task.strength < IN_EARNEST;
}
const IN_EARNEST = 1.5;
