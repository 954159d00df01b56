import { plainBetween } from '../clauses/clause.ts';
import { anyOf, setOf } from '../language/phrase.ts';
import { ACCEPTS } from '../language/stance-cues.ts';
import { type MeetingContext, plainTurn, speakerOf } from '../meeting-context.ts';
import type { Sign } from '../sign.ts';
import type { Task } from './task.ts';

/** A task as the last word has left it. */
export type TaskView = { readonly task: Task; readonly context: MeetingContext };

/** What speaks for work that is meant, beside how plainly it was given or taken, and what against it: that it is only told of. */
export const EARNEST_SIGNS: readonly Sign<TaskView>[] = [
  { weight: 1, holds: ({ task }) => task.acts.length > 1 },
  { weight: 0.75, holds: ({ task }) => task.content.size >= FULL },
  { weight: 0.5, holds: ({ task }) => task.evidence.size > 1 },
  { weight: 0.5, holds: isWelcomed },
  { weight: 0.5, holds: ({ task }) => STEPS_FORWARD.test(leadOf(task)) },
  { weight: 0.25, holds: ({ task, context }) => ACCEPTS.test(plainTurn(context, firstTurn(task))) },
  { weight: 0.25, holds: ({ task, context }) => asksIn(context, firstTurn(task) - 1) },
  { weight: -1.5, holds: ({ task }) => task.deadline === null },
  { weight: -1.5, holds: ({ task }) => firstTurn(task) < OPENING },
  { weight: -1.25, holds: ({ task }) => TELLS.test(saidOf(task)) },
  { weight: -1, holds: ({ task }) => task.acts[0]?.kind === 'assign' },
  { weight: -1, holds: ({ task }) => task.state === 'open' },
  { weight: -0.75, holds: ({ task }) => task.acts[0]?.clause.asks === true },
  { weight: -0.75, holds: ({ task }) => task.acts[0]?.subjectless === true },
  {
    weight: -0.75,
    holds: ({ task, context }) => isSaidOnce(task) && task.deadline?.date === context.meetingDate,
  },
  { weight: -0.75, holds: ({ task }) => isSaidOnce(task) && opensWithDay(task) },
  { weight: -0.75, holds: ({ task }) => ONCE.test(leadOf(task)) },
  { weight: -0.5, holds: ({ task }) => task.deadline === null && standsFar(task) },
  { weight: -0.5, holds: ({ task }) => isSaidOnce(task) && MOTIONS.has(task.acts[0]?.verb ?? '') },
];

const STEPS_FORWARD = / để (?:em|tôi|con|cháu|anh|chị|mình|cô|chú|bác|thầy)(?: \S+)? $/u;
const FULL = 5;
const TELLS = anyOf('lắm|quá|ghê|hoài|suốt|mãi|vẫn|đang|chưa|không|chẳng|chả|thì');
const ONCE = / (?:bữa|hôm|đêm|hồi) (?!sau|tới|này)/u;
const MOTIONS = setOf('đi|về|qua|vào|lên|sang|ra|xuống|tới|đến|ghé|chạy');
const FAR = 3;

/** Who is there and how things are is told first. */
const OPENING = 2;

const firstTurn = ({ acts }: Task): number => acts[0]?.clause.turn ?? 0;
const isSaidOnce = ({ evidence }: Task): boolean => evidence.size === 1;
const asksIn = ({ clauses }: MeetingContext, turn: number): boolean =>
  (clauses[turn] ?? []).some(({ asks }) => asks);

/** "Để em gọi thợ" — "Được": somebody else says yes to it next. */
function isWelcomed({ task, context }: TaskView): boolean {
  const next = task.lastTurn + 1;
  return speakerOf(context, next) !== task.who && ACCEPTS.test(plainTurn(context, next));
}

function saidOf({ acts: [first] }: Task): string {
  return first ? plainBetween(first.matter.clause, first.matter.from, first.matter.to) : ' ';
}

/** The words of its part before the deed. */
function leadOf({ acts: [first] }: Task): string {
  if (!first) return ' ';
  const { clause, from } = first.matter;
  let part = from;
  while (part > 0 && !clause.breaks.has(part - 1)) part -= 1;
  return plainBetween(clause, part, from);
}

function opensWithDay({ acts: [first], deadline }: Task): boolean {
  if (!first || deadline === null || first.matter.clause !== first.clause) return false;
  return plainBetween(first.clause, 0, first.matter.from).includes(` ${deadline.phrase.toLowerCase()} `);
}

const standsFar = ({ acts: [first] }: Task): boolean =>
  first !== undefined && first.matter.clause === first.clause && first.from > FAR;
