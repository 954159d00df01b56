import { isGroupName, type TaskAct } from '../acts/task-act.ts';
import { sharedCount } from '../clauses/content-words.ts';
import { anyOf, setOf } from '../language/phrase.ts';
import { ACCEPTS } from '../language/stance-cues.ts';
import { differInNumbers, likeness, sameVerb, saysLittle } from './alike.ts';
import { handsIn, isAccepted, isHandedIn, isWantedBy, saysWhen } from './hands-in.ts';
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
  return (
    newest(tasks, act, isAskedOfOther) ?? newest(tasks, act, isOwnAnswered) ?? newest(tasks, act, isTakenOver)
  );
}

/** "Chú Bốn mua giùm năm tấm bạt nhé?" — "Tôi đi thì ai coi thợ" — "Để em mua cho": whatever else one has just taken on. */
const isAskedOfOther: Fits = (task, act) =>
  task.who !== act.who &&
  (task.state === 'asked' || task.state === 'refused') &&
  act.turn - task.lastTurn <= 2 &&
  task.verbs.has(act.verb) &&
  saysLittle(act);

const isOwnAnswered: Fits = (task, act) => task.who === act.who && isAlive(task) && answersOwn(task, act);
const isTakenOver: Fits = (task, act) => task.who !== act.who && isAlive(task) && takesOver(task, act);

function answersOwn(task: Task, act: TaskAct): boolean {
  const near = act.turn - task.lastTurn <= NEAR;
  if (near && (saysLittle(act) || repeatsVerb(task, act) || repliesTo(task, act))) return true;
  const waits = task.state === 'open' || task.state === 'asked';
  if (handsIn(task, act) || saysWhen(task, act)) return true;
  // "Lấy size rồi đặt nhé" — "em đặt trong thứ hai này": the verb comes back.
  const saysAgain = task.content.has(act.verb) && act.turn === task.lastTurn + 1;
  if (near && waits && (saysAgain || likeness(task, act) > 0)) return true;
  return repeats(task, act);
}

/** "Hỏi giúp giá thuê được không?" — "Được, tớ gọi ổng thứ hai": a yes that goes straight on to how. */
function repliesTo(task: Task, act: TaskAct): boolean {
  return isAccepted(task, act.turn) && ACCEPTS.test(act.clause.plain);
}

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
  if (isGroupName(task.who) && speaksForGroup(task, act)) return true;
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

/** "Yêu cầu công an phường lập phương án" — "Rõ, thứ sáu tôi báo cáo": who answers at once, with nothing else, speaks for them. */
const speaksForGroup = (task: Task, act: TaskAct): boolean =>
  task.state === 'open' &&
  act.turn === task.lastTurn + 1 &&
  saysLittle(act) &&
  (isHandedIn(act) || DOES.has(act.verb));
const DOES = setOf('làm|lo|nhận|xong|thực hiện|triển khai');

/** "Bản đồ để thứ ba cũng được." — "Dạ thứ ba em gửi.": a bare promise is about the task of theirs just named again. */
export function taskOfTopic(tasks: readonly Task[], act: TaskAct, topic: ReadonlySet<string>): Task | null {
  if (!saysLittle(act)) return null;
  return newest(
    tasks,
    act,
    (task) => task.who === act.who && isAlive(task) && sharedCount(task.content, topic) >= 2,
  );
}

/** The task an assignment repeats, moves to another day, or hands to another person. */
export function taskOfAssign(tasks: readonly Task[], act: TaskAct): Task | null {
  const own = newest(tasks, act, isContinued) ?? newest(tasks, act, isAssignedAgain);
  if (own) return own;
  const moves = TAKES_OVER.test(act.clause.plain);
  return newest(tasks, act, moves ? isMoved : isHandedOn);
}

const isContinued: Fits = (task, act) =>
  task.evidence.has(act.turn) && task.who === act.who && continues(task, act);
const isAssignedAgain: Fits = (task, act) =>
  task.who === act.who &&
  isAlive(task) &&
  (repeats(task, act) || finishes(task, act) || isWantedBy(task, act));
const isHandedOn: Fits = (task, act) => task.who !== act.who && isAlive(task) && handsOn(task, act, false);
const isMoved: Fits = (task, act) => task.who !== act.who && isAlive(task) && handsOn(task, act, true);

function continues(task: Task, act: TaskAct): boolean {
  return (
    finishes(task, act) ||
    act.subjectless ||
    saysLittle(act) ||
    repeatsVerb(task, act) ||
    likeness(task, act) >= 0.4
  );
}

/** "Để tôi xem máy hỏng" — "Thầy Lam sửa xong báo tổ nghe": what is to follow it. */
const finishes = (task: Task, { clause, matter, verb, turn }: TaskAct): boolean =>
  turn - task.lastTurn <= 1 &&
  clause.words[matter.from + verb.split(' ').length] === 'xong' &&
  (task.verbs.has(verb) || task.content.has(verb));

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

/** "Để tui thu hết cho": the other shares of the same work fall to the one who takes all of it. */
export function sharesTaken(tasks: readonly Task[], act: TaskAct): Task[] {
  if (!TAKES_ALL.test(act.clause.plain)) return [];
  const near = tasks.slice(-WINDOW).filter((task) => act.turn - task.lastTurn <= NEAR && isAlive(task));
  return near.filter((task) => task.who !== act.who && sameVerb(task, act));
}

/** Whether an act is about a task. */
type Fits = (task: Task, act: TaskAct) => boolean;

function newest(tasks: readonly Task[], act: TaskAct, fits: Fits): Task | null {
  for (let index = tasks.length - 1; index >= Math.max(0, tasks.length - WINDOW); index -= 1) {
    const task = tasks[index];
    if (task && fits(task, act)) return task;
  }
  return null;
}
