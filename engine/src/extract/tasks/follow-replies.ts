import { PROMISES } from '../acts/answered.ts';
import { ASKS_WHEN } from '../days/haggle.ts';
import { anyOf, opensWith } from '../language/phrase.ts';
import { ACCEPTS, REFUSES, UNKNOWN } from '../language/stance-cues.ts';
import { type MeetingContext, plainTurn, speakerOf } from '../meeting-context.ts';
import {
  agreeOnDay,
  answerOnDay,
  asksWhenOf,
  besideTask,
  isOfThem,
  laterDay,
  notBefore,
  setsDay,
  speaksOfDay,
  type Talk,
} from './agree-on-day.ts';
import { noteDoubt } from './doubt-day.ts';
import { readMoreTime } from './more-time.ts';
import { type Reply, readReply } from './read-reply.ts';
import { followThread } from './same-thread.ts';
import { echoes, hasDone, ordersIt, SELF_WORDS } from './say-back.ts';
import { noteTurn, setDay, type Task } from './task.ts';

const REPLY_REACH = 2;

/** Lets a turn answer the tasks that wait for one: yes, no, later, or a day. */
export function followReplies(tasks: readonly Task[], turn: number, context: MeetingContext): void {
  const waiting = waitingTasks(tasks, turn, context);
  const reply = waiting.length === 0 ? null : readReply(turn, context);
  for (const task of reply ? waiting : []) {
    if (reply) answer(task, reply, { waiting, context });
    noteDoubt(task, turn, context);
  }
  followThread(tasks, turn, context);
}

function answer(task: Task, reply: Reply, { waiting, context }: Talk): void {
  if (declinesHelp(task, reply)) giveBack(task, reply);
  else if (task.state === 'offered') answerOffer(task, reply);
  else if (reply.speaker === task.who) {
    if (task.state === 'taken' && !asksMoreTime(task, reply)) answerOnDay(task, reply, context);
    else answerByAssignee(task, reply, speaksOfDay(task, waiting));
  } else if (setsDay(task, reply, { waiting, context })) agreeOnDay(task, reply);
  else if (reply.speaker === task.giver) answerByGiver(task, reply, context);
}

/** The tasks spoken of in the last turns, newest first. */
function waitingTasks(tasks: readonly Task[], turn: number, context: MeetingContext): Task[] {
  const waiting: Task[] = [];
  const late = wantsTime(tasks, turn, context) ?? askedWhen(tasks, turn, context);
  if (late) waiting.push(late);
  for (let index = tasks.length - 1; index >= 0; index -= 1) {
    const task = tasks[index];
    if (!task || task.lastTurn < turn - REPLY_REACH) break;
    if (task.lastTurn < turn) waiting.push(task);
  }
  return waiting;
}

/** "Cho em thêm ba ngày", some turns after: for the task of theirs with the day spoken of last. */
function wantsTime(tasks: readonly Task[], turn: number, context: MeetingContext): Task | undefined {
  if (readMoreTime(turn, context) === null) return undefined;
  const who = speakerOf(context, turn);
  const task = tasks.findLast((own) => own.who === who && own.deadline !== null);
  if (!task || (task.state !== 'open' && task.state !== 'taken')) return undefined;
  const ago = turn - task.lastTurn;
  return ago > REPLY_REACH && ago <= LATE_REACH ? task : undefined;
}
const LATE_REACH = 8;

/** "Nhựt, bữa tập huấn đó em tính chừng nào?": the task of the one now speaking, however long ago it was taken. */
function askedWhen(tasks: readonly Task[], turn: number, context: MeetingContext): Task | undefined {
  if (!ASKS_WHEN.test(plainTurn(context, turn - 1))) return undefined;
  const who = speakerOf(context, turn);
  const task = tasks.findLast(
    (own) => own.who === who && own.state === 'taken' && asksWhenOf(own, turn - 1, context),
  );
  return task && turn - task.lastTurn > REPLY_REACH ? task : undefined;
}

/** "Để tôi lo cho" — "Cảm ơn anh, nhưng …": help that is turned down at once, and no day for it named. */
function declinesHelp(task: Task, reply: Reply): boolean {
  const offered = task.state === 'taken' && task.acts.every(({ kind }) => kind === 'commit');
  const next = reply.turn === task.lastTurn + 1 && reply.speaker !== task.who && reply.speaker !== null;
  return offered && next && ((reply.day === null && DECLINES_HELP.test(reply.said)) || reply.saysNo);
}
const DECLINES_HELP = opensWith(
  '(?:dạ |à )?(?:thôi khỏi|khỏi|không cần|chưa cần|cảm ơn (?:\\S+ ){0,3}nhưng|không sao)(?! (?:gấp|vội))',
);

/** What was taken over goes back to who had it; what nobody had is dropped. */
function giveBack(task: Task, reply: Reply): void {
  const first = task.acts[0];
  if (first && first.who !== task.who && first.who === reply.speaker) task.who = first.who;
  else task.state = 'dropped';
  noteTurn(task, reply.turn);
}

function answerOffer(task: Task, reply: Reply): void {
  if (reply.speaker === task.who) return;
  const turnsDown = reply.declinesOffer || reply.refuses || UNKNOWN.test(reply.said);
  const understood = HEARS_ONLY.test(reply.said) && reply.day === null;
  const accepted = ((reply.accepts && !understood) || ordersIt(task, reply)) && !turnsDown;
  task.state = accepted ? 'taken' : 'dropped';
  if (!accepted) return;
  const hourOnly = task.deadline !== null && / giờ /u.test(` ${reply.day?.phrase ?? ''} `);
  if (!hourOnly && besideTask(task, reply)) setDay(task, reply.day);
  noteTurn(task, reply.turn);
}

/** What was offered is understood, and no yes to it yet. */
const HEARS_ONLY = opensWith(
  'hiểu rồi|nắm rồi|đã rõ|tôi hiểu|em hiểu|tiếp thu|ghi nhận|(?:tôi |em )?xin tiếp thu',
);

function answerByAssignee(task: Task, reply: Reply, itsDay: boolean): void {
  const asksTime = asksMoreTime(task, reply);
  if (task.state !== 'open' && task.state !== 'asked' && !asksTime) return;
  if (hasDone(task, reply)) {
    task.state = 'dropped';
  } else if (reply.wantsLater || asksTime) {
    if (itsDay) task.proposed = laterDay(task, reply);
    task.state = asksTime && reply.accepts ? 'taken' : task.state;
  } else if (turnsDown(task, reply)) {
    task.state = 'refused';
  } else if (agrees(task, reply)) {
    task.state = 'taken';
    if (itsDay) setDay(task, reply.day);
  } else {
    return;
  }
  noteTurn(task, reply.turn);
}

/** More than was agreed on: for what has no day yet, "dạ được, cho em thêm ba ngày" is a yes. */
const asksMoreTime = ({ state, deadline }: Task, { moreTime }: Reply): boolean =>
  moreTime !== null && deadline !== null && state !== 'dropped';

/** "Dạ em làm. Mà kẹt cái nhật ký": a yes that stands, and what hinders. */
const keepsTo = (task: Task, { opening }: Reply): boolean =>
  ACCEPTS.test(opening) && !REFUSES.test(opening) && (echoes(task, opening) || PROMISES.test(opening));
const turnsDown = (task: Task, reply: Reply): boolean =>
  reply.refuses && (CANNOT.test(reply.said) || !keepsTo(task, reply));
const CANNOT = anyOf(
  '(?:em|con|cháu|tôi|tui|mình|anh|chị|cô|chú|bác)(?: \\S+){0,2} không (?:đi|làm|nhận|lo|tới|qua) (?:được|nổi|kịp|đâu)',
);

const agrees = (task: Task, reply: Reply): boolean =>
  reply.accepts ||
  echoes(task, reply.said) ||
  datesIt(task, reply) ||
  promisesIt(task, reply) ||
  saysOnlyWhen(task, reply);

/** "Em viết bài nhé" — "thứ năm anh ạ". */
const saysOnlyWhen = (task: Task, { turn, day, putsForward, refuses, besideDay }: Reply): boolean =>
  turn === task.lastTurn + 1 && day !== null && putsForward && besideDay.size === 0 && !refuses;

/** "Thưa, tôi sẽ có danh sách vào thứ sáu": what will be there by a day, said at once. */
const promisesIt = (task: Task, reply: Reply): boolean =>
  reply.day !== null && reply.turn === task.lastTurn + 1 && PROMISES_RESULT.test(reply.said);
const PROMISES_RESULT = new RegExp(
  ` (?:(?:sẽ|là) có|(?:(?:${SELF_WORDS.join('|')}) (?:sẽ )?|sẽ |là )(?:xong|đủ|có đủ|(?:đưa|trả|mang|chuyển|cầm) (?:lên|xuống|sang|qua|tới|đến|ra|cho|anh|chị|cô|chú|bác|thầy|ông|bà|luôn)))(?= )`,
  'u',
);

/** "Biển thì mai": nothing but the thing and its day. */
const datesIt = (task: Task, reply: Reply): boolean =>
  reply.day !== null && reply.besideDay.size > 0 && besideTask(task, reply);

function answerByGiver(task: Task, reply: Reply, context: MeetingContext): void {
  if (task.proposed !== null) {
    const day = isOfThem(reply, context) ? null : reply.day;
    if (reply.accepts || day !== null) {
      task.deadline = day === null ? task.proposed : notBefore(day, task.deadline);
      task.state = 'taken';
      noteTurn(task, reply.turn);
    }
    task.proposed = null;
  } else if (task.state === 'refused' && reply.declinesOffer) {
    task.state = 'dropped';
  }
}
