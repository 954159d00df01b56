import type { TaskAct } from '../acts/task-act.ts';
import { overlap, sharedCount } from '../clauses/content-words.ts';
import { anyOf, setOf } from '../language/phrase.ts';
import { ACCEPTS } from '../language/stance-cues.ts';
import { isAlive, type Task } from './task.ts';

const NEAR = 4;
const WINDOW = 40;
const TAKES_ALL = anyOf('(?:thu|làm|lo|gửi|mua|viết|đi|đặt|nhận|gọi|in) (?:hết|luôn cả|cả)');
const TAKES_OVER = anyOf(`
  để (?:em|anh|chị|tôi|con|cháu|mình|cô|chú|bác)|thay|làm thay|thay cho|chuyển cho|chuyển sang|đổi cho
  đổi lại|đổi người|giao lại|thôi để|nhận thay|đi thay|làm giúp|gánh
`);

/** The task a promise speaks of, if it is not a new one. Newest first: people answer what was said last. */
export function taskOfCommit(tasks: readonly Task[], act: TaskAct): Task | null {
  const own = newest(tasks, (task) => task.who === act.who && isAlive(task) && answersOwn(task, act));
  return own ?? newest(tasks, (task) => task.who !== act.who && isAlive(task) && takesOver(task, act));
}

function answersOwn(task: Task, act: TaskAct): boolean {
  const near = act.turn - task.lastTurn <= NEAR;
  if (near && (saysLittle(act) || repeatsVerb(task, act) || repliesTo(task, act))) return true;
  const waits = task.state === 'open' || task.state === 'asked';
  if (handsIn(task, act) || saysWhen(task, act)) return true;
  if (near && waits && likeness(task, act) > 0) return true;
  return repeats(task, act);
}

/** "Hỏi giúp giá thuê được không?" — "Được, tớ gọi ổng thứ hai": a yes that goes straight on to how. */
function repliesTo(task: Task, act: TaskAct): boolean {
  return isAccepted(task, act.turn) && ACCEPTS.test(act.clause.plain);
}

/** "Chừng nào làm?" — "Tối thứ tư lúc ít người xài em làm luôn": on the yes that named the day. */
const saysWhen = (task: Task, act: TaskAct): boolean =>
  act.deadline !== null && DOES.has(act.verb) && isAccepted(task, act.turn);
const DOES = setOf('làm|lo|xong|làm xong|thực hiện|tiến hành');

/** Given before, and taken by nothing but a yes in this turn. */
const isAccepted = (task: Task, turn: number): boolean =>
  task.lastTurn === turn && task.acts.every((other) => other.turn < turn);

/** "Chị viết chương hai nhé" — "mùng một em nộp bản nháp": what one hands in is what was asked for. */
function handsIn(task: Task, act: TaskAct): boolean {
  if (act.deadline === null || !HANDS_IN.has(act.verb)) return false;
  if (task.state === 'taken') return isAccepted(task, act.turn);
  return act.turn === task.lastTurn + 1;
}
const HANDS_IN = setOf('nộp|gửi|đưa|trình|giao|báo|báo cáo|báo lại|trả|push|share');

const AGAIN = anyOf('lần nữa|một lần nữa|thêm lần nữa');

/** The verb again within a few turns, unless each time with an object of its own. */
function repeatsVerb(task: Task, act: TaskAct): boolean {
  const namesIt = [...task.verbs].some((verb) => verb !== act.verb && act.content.has(verb));
  if (namesIt && task.evidence.has(act.turn)) return true;
  const apart =
    !AGAIN.test(act.clause.plain) &&
    task.object.size > 1 &&
    act.object.size > 1 &&
    likeness(task, act) <= 0.2;
  return sameVerb(task, act) && !apart;
}

/** "Thế Sơn đi được không?" — "Em vào Vinh thứ năm": who goes there does it. */
const GOES = setOf('đi|vào|lên|qua|ra|xuống|về|sang|tới|đến|ghé|chạy');

function takesOver(task: Task, act: TaskAct): boolean {
  if (act.turn - task.lastTurn > NEAR) return false;
  const alike = likeness(task, act);
  if (task.state === 'refused' || task.state === 'asked')
    return saysLittle(act) || GOES.has(act.verb) || alike > 0 || sameVerb(task, act);
  if (!TAKES_OVER.test(act.clause.plain)) return false;
  return (
    alike >= 0.5 ||
    (sameVerb(task, act) && alike >= 0.25) ||
    (saysLittle(act) && task.lastTurn >= act.turn - 1)
  );
}

/** "Bản đồ để thứ ba cũng được." — "Dạ thứ ba em gửi.": a bare promise is about the task of theirs just named again. */
export function taskOfTopic(tasks: readonly Task[], act: TaskAct, topic: ReadonlySet<string>): Task | null {
  if (!saysLittle(act)) return null;
  return newest(
    tasks,
    (task) => task.who === act.who && isAlive(task) && sharedCount(task.content, topic) >= 2,
  );
}

/** The task an assignment repeats, moves to another day, or hands to another person. */
export function taskOfAssign(tasks: readonly Task[], act: TaskAct): Task | null {
  const sameTurn = newest(
    tasks,
    (task) => task.evidence.has(act.turn) && task.who === act.who && continues(task, act),
  );
  if (sameTurn) return sameTurn;
  const own = newest(tasks, (task) => task.who === act.who && isAlive(task) && repeats(task, act));
  if (own) return own;
  const moves = TAKES_OVER.test(act.clause.plain);
  return newest(tasks, (task) => task.who !== act.who && isAlive(task) && handsOn(task, act, moves));
}

function continues(task: Task, act: TaskAct): boolean {
  return act.subjectless || saysLittle(act) || repeatsVerb(task, act) || likeness(task, act) >= 0.4;
}

/** The same matter for the same person: alike in words, or the same verb again within a few turns. */
function repeats(task: Task, act: TaskAct): boolean {
  const distance = act.turn - task.lastTurn;
  const same =
    distance <= NEAR
      ? (saysLittle(act) && distance <= 2) || likeness(task, act) >= 0.4 || repeatsVerb(task, act)
      : sharedCount(task.content, act.content) >= 2 && likeness(task, act) >= 0.6 && !isAnother(task, act);
  return same && !differInNumbers(task, act);
}

/** Long after, one thing in common is not the same work: "báo khách Nhật", and later "báo khách Mỹ tạm ngưng". */
function isAnother(task: Task, act: TaskAct): boolean {
  return act.turn - task.lastTurn > FAR && sharedCount(task.object, act.object) < 2;
}
const FAR = 15;

/** `moves`: the act says in so many words that somebody else is to do it now. */
function handsOn(task: Task, act: TaskAct, moves: boolean): boolean {
  return isPassedOn(task, act, moves) && !differInNumbers(task, act);
}

function isPassedOn(task: Task, act: TaskAct, moves: boolean): boolean {
  const distance = act.turn - task.lastTurn;
  if (task.state === 'refused')
    return distance <= NEAR && (saysLittle(act) || likeness(task, act) > 0 || sameVerb(task, act));
  if (saysLittle(act))
    return distance <= 2 && distance > 0 && !act.subjectless && !act.pointsBack && meansSame(task, act);
  if (distance > NEAR && !moves) return false;
  const shared = sharedCount(task.content, act.content);
  return shared >= (moves ? 2 : 3) && likeness(task, act) >= 0.6;
}

/** "Chị Lý đi mua nhé" hands on no call for the carpenter. */
const meansSame = (task: Task, act: TaskAct): boolean => STANDS_IN.has(act.verb) || sameVerb(task, act);
const STANDS_IN = setOf(
  '|làm|lo|nhận|đi|phụ trách|gánh|giúp|xem|thay|đảm nhận|hỗ trợ|đứng ra|xử lý|thực hiện|gửi|báo|nộp|vào|lên|qua|về|hỏi|chạy',
);

/** By their objects where both have one: "hoàn thành A" is not "hoàn thành B". */
function likeness(task: Task, act: TaskAct): number {
  if (task.object.size > 0 && act.object.size > 0) return overlap(task.object, act.object);
  return overlap(task.content, act.content);
}

function saysLittle(act: TaskAct): boolean {
  return act.object.size === 0;
}

/** "khối 8" is not "khối 9", however alike the rest. */
function differInNumbers(task: Task, act: TaskAct): boolean {
  const own = [...act.content].filter((word) => /\d/u.test(word));
  if (own.length === 0 || own.some((word) => task.content.has(word))) return false;
  return [...task.content].some((word) => /\d/u.test(word));
}

function sameVerb(task: Task, act: TaskAct): boolean {
  if (task.verbs.has(act.verb)) return true;
  for (const verb of task.verbs) if (act.content.has(verb)) return true;
  return false;
}

/** "Để tui thu hết cho": the other shares of the same work fall to the one who takes all of it. */
export function sharesTaken(tasks: readonly Task[], act: TaskAct): Task[] {
  if (!TAKES_ALL.test(act.clause.plain)) return [];
  const near = tasks.slice(-WINDOW).filter((task) => act.turn - task.lastTurn <= NEAR && isAlive(task));
  return near.filter((task) => task.who !== act.who && sameVerb(task, act));
}

function newest(tasks: readonly Task[], fits: (task: Task) => boolean): Task | null {
  for (let index = tasks.length - 1; index >= Math.max(0, tasks.length - WINDOW); index -= 1) {
    const task = tasks[index];
    if (task && fits(task)) return task;
  }
  return null;
}
