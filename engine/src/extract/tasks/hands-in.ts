import type { TaskAct } from '../acts/task-act.ts';
import { setOf } from '../language/phrase.ts';
import { differInNumbers } from './alike.ts';
import type { Task } from './task.ts';

/** "Chừng nào làm?" — "Tối thứ tư lúc ít người xài em làm luôn": on the yes that named the day. */
export const saysWhen = (task: Task, act: TaskAct): boolean =>
  act.deadline !== null && DOES.has(act.verb) && isAccepted(task, act.turn);
const DOES = setOf('làm|lo|xong|làm xong|thực hiện|tiến hành');

/** Given before, and taken by nothing but a yes in this turn. */
export const isAccepted = (task: Task, turn: number): boolean =>
  task.lastTurn === turn && task.acts.every((other) => other.turn < turn);

/** "Chị viết chương hai nhé" — "mùng một em nộp bản nháp": what one hands in is what was asked for. */
export function handsIn(task: Task, act: TaskAct): boolean {
  if (act.deadline === null || !isHandedIn(act) || isOther(task, act)) return false;
  if (task.state === 'taken') return isAccepted(task, act.turn) || isMadeThing(task, act);
  return act.turn === task.lastTurn + 1 || isAccepted(task, act.turn);
}

/** "Để tôi xếp lịch thi đấu" … "mùng mười tôi nộp lịch cho các đội": what was to be made is handed in. */
const isMadeThing = (task: Task, act: TaskAct): boolean =>
  task.deadline === null &&
  act.turn - task.lastTurn <= REACH &&
  !task.verbs.has(act.verb) &&
  namesThing(task, act) &&
  !differInNumbers(task, act);
/** All that is handed in was spoken of: "lịch trực" is not "lịch thi đấu". */
function namesThing(task: Task, { object, matter: { clause, from, to } }: TaskAct): boolean {
  const whom = clause.words.findIndex((word, at) => at > from && at < to && word === 'cho');
  const said = new Set(clause.words.slice(from, whom < 0 ? to : whom));
  const things = [...object].filter((word) => said.has(word));
  return things.length > 0 && things.every((word) => task.object.has(word));
}
const REACH = 5;

/** "Để em soạn kịch bản" — "trước mùng mười em gửi chị duyệt": told at once when it is wanted. */
export const isWantedBy = (task: Task, act: TaskAct): boolean =>
  task.state === 'taken' &&
  isFor(task, act) &&
  act.turn - task.lastTurn <= 1 &&
  isHandedIn(act) &&
  !differInNumbers(task, act) &&
  [...act.object].every((word) => HANDLED.has(word) || WHOM.has(word) || task.object.has(word));
/** The day it names is the task's, or the task has none yet. */
export const isFor = ({ deadline }: Task, act: TaskAct): boolean =>
  act.deadline !== null && (deadline === null || deadline.date === act.deadline.date);
const HANDLED = setOf('duyệt|ký|xem|coi|đọc|check|review|bản|mẫu|lên|qua');

export const isHandedIn = ({ verb }: TaskAct): boolean => HANDS_IN.has(verb);
const HANDS_IN = setOf(
  'nộp|gửi|đưa|trình|giao|báo|báo cáo|báo lại|trả|chuyển|bàn giao|mail|email|cung cấp|push|share|up|upload',
);
/** Money and people are passed on, too: the thing must be the one asked for, or none be named. */
const PASSES_ON = setOf('chuyển|bàn giao|mail|email|cung cấp|up|upload');
const isOther = (task: Task, { verb, object }: TaskAct): boolean =>
  PASSES_ON.has(verb) &&
  [...object].some((word) => !WHOM.has(word)) &&
  ![...object].some((word) => task.object.has(word));
const WHOM = setOf('đồng|chí|sếp|nhà|mọi|người');
