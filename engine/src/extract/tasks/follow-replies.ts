import { speaksOfDue, TAKES_BACK } from '../days/haggle.ts';
import type { ReadDeadline } from '../days/read-deadline.ts';
import { anyOf, opensWith } from '../language/phrase.ts';
import { UNKNOWN } from '../language/stance-cues.ts';
import { type MeetingContext, plainTurn, speakerOf } from '../meeting-context.ts';
import { type Reply, readReply } from './read-reply.ts';
import { setDay, type Task } from './task.ts';

const REPLY_REACH = 2;
const SELF_WORDS = ['em', 'tôi', 'anh', 'chị', 'con', 'cháu', 'mình', 'cô', 'chú', 'bác'];

/** Lets a turn answer the tasks that wait for one: yes, no, later, or a day. */
export function followReplies(tasks: readonly Task[], turn: number, context: MeetingContext): void {
  const waiting = waitingTasks(tasks, turn, context);
  if (waiting.length === 0) return;
  const reply = readReply(turn, context);
  for (const task of waiting) answer(task, reply, { waiting, context });
}

type Talk = { readonly waiting: readonly Task[]; readonly context: MeetingContext };

function answer(task: Task, reply: Reply, { waiting, context }: Talk): void {
  if (declinesHelp(task, reply)) giveBack(task, reply);
  else if (task.state === 'offered') answerOffer(task, reply);
  else if (reply.speaker === task.who) {
    if (task.state === 'taken' && !MORE_TIME.test(reply.said)) answerOnDay(task, reply, context);
    else answerByAssignee(task, reply, speaksOfDay(task, waiting));
  } else if (
    task.proposed === null &&
    setsDay(task, reply) &&
    speaksOfDay(task, waiting) &&
    !speaksOfOwn(task, reply, waiting)
  )
    agreeOnDay(task, reply);
  else if (reply.speaker === task.giver) answerByGiver(task, reply);
}

/** The tasks spoken of in the last turns, newest first. */
function waitingTasks(tasks: readonly Task[], turn: number, context: MeetingContext): Task[] {
  const waiting: Task[] = [];
  const late = wantsTime(tasks, turn, context);
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
  if (!MORE_TIME.test(plainTurn(context, turn))) return undefined;
  const who = speakerOf(context, turn);
  const task = tasks.findLast((own) => own.who === who && own.deadline !== null);
  if (!task || (task.state !== 'open' && task.state !== 'taken')) return undefined;
  const ago = turn - task.lastTurn;
  return ago > REPLY_REACH && ago <= LATE_REACH ? task : undefined;
}
const LATE_REACH = 8;

/** Of two tasks given at once, a haggling over the day means the one that has a day. */
function speaksOfDay(task: Task, waiting: readonly Task[]): boolean {
  const twins = waiting.filter((other) => other.who === task.who);
  return task.deadline !== null || twins.every((other) => other.deadline === null);
}

/** Who was given something too, or says again the day of another task, speaks of that one. */
function speaksOfOwn(task: Task, reply: Reply, waiting: readonly Task[]): boolean {
  return waiting.some(
    (other) => other !== task && (other.who === reply.speaker || other.deadline?.date === reply.day?.date),
  );
}

/** "Để tôi lo cho" — "Cảm ơn anh, nhưng …": help that is turned down at once, and no day for it named. */
function declinesHelp(task: Task, reply: Reply): boolean {
  const offered = task.state === 'taken' && task.acts.every(({ kind }) => kind === 'commit');
  const next = reply.turn === task.lastTurn + 1 && reply.speaker !== task.who && reply.speaker !== null;
  return offered && next && reply.day === null && DECLINES_HELP.test(reply.said);
}
const DECLINES_HELP = opensWith(
  '(?:dạ |à )?(?:thôi khỏi|khỏi|không cần|chưa cần|cảm ơn (?:\\S+ ){0,3}nhưng|không sao)(?! (?:gấp|vội))',
);

/** What was taken over goes back to who had it; what nobody had is dropped. */
function giveBack(task: Task, reply: Reply): void {
  const first = task.acts[0];
  if (first && first.who !== task.who && first.who === reply.speaker) task.who = first.who;
  else task.state = 'dropped';
  note(task, reply.turn);
}

function answerOffer(task: Task, reply: Reply): void {
  if (reply.speaker === task.who) return;
  const turnsDown = reply.declinesOffer || reply.refuses || UNKNOWN.test(reply.said);
  const accepted = (reply.accepts || ordersIt(task, reply)) && !turnsDown;
  task.state = accepted ? 'taken' : 'dropped';
  if (accepted) note(task, reply.turn);
}

/** "Mở sổ ra ghi nghe" — "Em mở rồi": over before it was asked for. */
function hasDone(task: Task, { said }: Reply): boolean {
  const done = HAS_DONE.exec(said)?.groups?.verb;
  return done !== undefined && task.acts.some(({ verb }) => verb === done);
}
const HAS_DONE = new RegExp(
  `^ (?:(?:dạ|vâng|ừ) )*(?:${SELF_WORDS.join('|')}) (?<verb>\\S+(?: \\S+)?) (?:xong )?rồi(?= )`,
  'u',
);

/** "Em đặt luôn hay sao anh?" — "Đặt luôn đi": the verb comes back first. */
const ordersIt = (task: Task, { said }: Reply): boolean =>
  task.acts.some(
    ({ verb }) => verb !== '' && ['luôn', 'đi', 'nhé'].some((word) => said.startsWith(` ${verb} ${word} `)),
  );

function answerByAssignee(task: Task, reply: Reply, itsDay: boolean): void {
  const asksTime = MORE_TIME.test(reply.said);
  if (task.state !== 'open' && task.state !== 'asked' && !asksTime) return;
  if (hasDone(task, reply)) {
    task.state = 'dropped';
  } else if (reply.wantsLater || asksTime) {
    if (itsDay) task.proposed = laterDay(task, reply);
  } else if (reply.refuses) {
    task.state = 'refused';
  } else if (reply.accepts || echoes(task, reply.said) || datesIt(task, reply)) {
    task.state = 'taken';
    if (itsDay) setDay(task, reply.day);
  } else {
    return;
  }
  note(task, reply.turn);
}

/** "Chủ nhật trễ quá", "thứ ba hả?", "hai mươi là chủ nhật" — "ừ thứ sáu vậy": taken already, and moved for another. */
function answerOnDay(task: Task, reply: Reply, context: MeetingContext): void {
  if (reply.day === null || reply.turn - task.lastTurn > 2) return;
  if (!isAnotherVoice(reply.turn - 1, task, context)) return;
  const sooner = reply.turn === task.lastTurn + 2 && WANTS_SOONER.test(plainTurn(context, reply.turn - 1));
  const haggles = TAKES_BACK.test(reply.said) || speaksOfDue(reply.turn - 1, task.deadline?.date, context);
  if (!(sooner || (haggles && besideTask(task, reply)))) return;
  setDay(task, reply.day);
  note(task, reply.turn);
}

const isAnotherVoice = (turn: number, task: Task, context: MeetingContext): boolean =>
  speakerOf(context, turn) !== task.who;

/** The day is named for nothing but the task. */
const besideTask = (task: Task, { besideDay }: Reply): boolean =>
  [...besideDay].every((word) => task.content.has(word));

const WANTS_SOONER = anyOf(
  '(?:trễ|muộn|lâu|xa|chậm) (?:quá|lắm|đó)|sớm hơn|là (?:trễ|muộn)|(?:thứ \\S+|mai|mốt|tối nay|chiều nay) được không',
);

/** "Thôi thì lùi sang thứ năm": after the day agreed on before. */
const PUTS_OFF = anyOf('(?:lùi|dời|lui|hoãn|đẩy|kéo)(?: \\S+){0,2} (?:sang|qua|tới|đến)');

/** "Thứ hai tuần sau cũng được, nhưng là hạn cuối": somebody else names the day, and of nothing but the task. */
function setsDay(task: Task, reply: Reply): boolean {
  if (task.state === 'refused' || task.state === 'dropped') return false;
  const answered = reply.answersWhen && reply.turn === task.lastTurn + 2;
  if (!answered && reply.turn !== task.lastTurn + 1) return false;
  const mayGrant = reply.speaker === task.giver || task.giver === task.who;
  return mayGrant && reply.day !== null && (reply.answersWhen || besideTask(task, reply));
}

function agreeOnDay(task: Task, reply: Reply): void {
  const puts = reply.day !== null && PUTS_OFF.test(reply.said);
  setDay(task, puts ? notBefore(reply.day, task.deadline) : reply.day);
  note(task, reply.turn);
}

function answerByGiver(task: Task, reply: Reply): void {
  if (task.proposed !== null) {
    if (reply.accepts || reply.day !== null) {
      task.deadline = reply.day === null ? task.proposed : notBefore(reply.day, task.deadline);
      task.state = 'taken';
      note(task, reply.turn);
    }
    task.proposed = null;
  } else if (task.state === 'refused' && reply.declinesOffer) {
    task.state = 'dropped';
  }
}

/** Named, or counted from the day agreed on before. */
function laterDay({ deadline, proposed }: Task, { day, said }: Reply): ReadDeadline | null {
  if (day !== null) return notBefore(day, deadline);
  return deadline === null ? proposed : (moreTime(said, deadline) ?? proposed);
}

/** "Cho em thêm ba ngày": counted from the day agreed on before. */
function moreTime(said: string, limit: ReadDeadline): ReadDeadline | null {
  const match = MORE_TIME.exec(said);
  const days = ONE_TO_TEN.indexOf(match?.groups?.count ?? '') * (match?.groups?.unit === 'tuần' ? 7 : 1);
  if (match === null || days < 1) return null;
  const date = new Date(Date.parse(limit.date) + days * DAY_MS).toISOString().slice(0, 10);
  return { date, phrase: match[0].trim() };
}
const ONE_TO_TEN = ['', ...'một hai ba bốn năm sáu bảy tám chín mười'.split(' ')];
const MORE_TIME = / thêm (?<count>\S+) (?<unit>ngày|hôm|bữa|tuần)(?= (?!nữa là))/u;
const DAY_MS = 86_400_000;

/** Who asks for more time means a later day: "thứ tư" after a Monday next week is the Wednesday after it. */
function notBefore(day: ReadDeadline, limit: ReadDeadline | null): ReadDeadline {
  if (limit === null || day.date >= limit.date || !/^(?:thứ|chủ nhật)/iu.test(day.phrase)) return day;
  const weeks = Math.ceil((Date.parse(limit.date) - Date.parse(day.date)) / (7 * DAY_MS));
  return { ...day, date: new Date(Date.parse(day.date) + weeks * 7 * DAY_MS).toISOString().slice(0, 10) };
}

/** "Em viết ạ": the verb of the request in the first person is a yes. */
function echoes(task: Task, said: string): boolean {
  return task.acts.some(
    (act) => act.verb !== '' && SELF_WORDS.some((self) => said.includes(` ${self} ${act.verb} `)),
  );
}

/** "Biển thì mai": nothing but the thing and its day. */
const datesIt = (task: Task, reply: Reply): boolean =>
  reply.day !== null && reply.besideDay.size > 0 && besideTask(task, reply);

function note(task: Task, turn: number): void {
  task.evidence.add(turn);
  task.lastTurn = turn;
}
