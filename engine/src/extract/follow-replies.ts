import { anyOf } from './language/phrase.ts';
import { ACCEPTS, DECLINES, DECLINES_INSIDE, LAUGHS, REFUSES, TOO_SOON } from './language/stance-cues.ts';
import { type MeetingContext, plainTurn, speakerOf } from './meeting-context.ts';
import { readDeadline } from './read-deadline.ts';
import type { Task } from './task.ts';

const REPLY_REACH = 2;
const ASKS_FOR_DAY = anyOf(
  'cho (?:em|tôi|con|cháu|mình|anh|chị|cô|chú|bác) (?:xin |thêm |lùi |dời )*(?:tới|đến|sang|qua|hết)|xin (?:lùi|dời|sang|đến|tới)',
);
const SHORT_CLAUSE = 14;

/** Lets a turn answer the tasks that wait for one: yes, no, later, or a day. */
export function followReplies(tasks: readonly Task[], turn: number, context: MeetingContext): void {
  const speaker = speakerOf(context, turn);
  for (let index = tasks.length - 1; index >= 0; index -= 1) {
    const task = tasks[index];
    if (!task || task.lastTurn < turn - REPLY_REACH) break;
    if (task.lastTurn === turn) continue;
    if (task.state === 'offered') answerOffer(task, turn, speaker, context);
    else if (speaker === task.who) answerByAssignee(task, turn, context);
    else if (speaker === task.giver) answerByGiver(task, turn, context);
  }
}

function answerOffer(task: Task, turn: number, speaker: string | null, context: MeetingContext): void {
  if (speaker === task.who) return;
  const said = plainTurn(context, turn);
  const declined = DECLINES.test(said) || DECLINES_INSIDE.test(said) || LAUGHS.test(said);
  const accepted = !declined && ACCEPTS.test(said);
  task.state = accepted ? 'taken' : 'dropped';
  if (accepted) note(task, turn);
}

function answerByAssignee(task: Task, turn: number, context: MeetingContext): void {
  if (task.state !== 'open' && task.state !== 'asked') return;
  const said = plainTurn(context, turn);
  const day = askedDay(turn, context) ?? dayIn(turn, context);
  if (TOO_SOON.test(said) && day !== null) {
    task.proposed = day;
    note(task, turn);
  } else if (REFUSES.test(said) || (DECLINES.test(said) && !ACCEPTS.test(said))) {
    task.state = 'refused';
    note(task, turn);
  } else if (ACCEPTS.test(said) || echoes(task, said)) {
    task.state = 'taken';
    if (day !== null) task.deadline = day;
    note(task, turn);
  }
}

function answerByGiver(task: Task, turn: number, context: MeetingContext): void {
  const said = plainTurn(context, turn);
  const day = dayIn(turn, context);
  if (task.proposed !== null) {
    if (ACCEPTS.test(said) || day !== null) {
      task.deadline = day ?? task.proposed;
      task.state = 'taken';
      note(task, turn);
    }
    task.proposed = null;
  } else if (task.state === 'refused' && DECLINES.test(said)) {
    task.state = 'dropped';
  }
}

/** "Em viết ạ": the verb of the request in the first person is a yes. */
function echoes(task: Task, said: string): boolean {
  return task.acts.some(
    (act) => act.verb !== '' && new RegExp(` (?:em|tôi|anh|chị|con|cháu|mình) ${act.verb} `, 'u').test(said),
  );
}

/** The day after "cho em đến …", in a sentence of any length. */
function askedDay(turn: number, context: MeetingContext): string | null {
  for (const clause of context.clauses[turn] ?? []) {
    const match = ASKS_FOR_DAY.exec(clause.plain);
    if (!match) continue;
    const from = clause.offsets.findIndex((offset) => offset > match.index);
    const day = readDeadline(clause, from, clause.words.length, context.meetingDate);
    if (day) return day.date;
  }
  return null;
}

/** A day named in a short clause; in a long one it may belong to something else. */
function dayIn(turn: number, context: MeetingContext): string | null {
  for (const clause of context.clauses[turn] ?? []) {
    if (clause.words.length > SHORT_CLAUSE) continue;
    const day = readDeadline(clause, 0, clause.words.length, context.meetingDate);
    if (day) return day.date;
  }
  return null;
}

function note(task: Task, turn: number): void {
  task.evidence.add(turn);
  task.lastTurn = turn;
}
