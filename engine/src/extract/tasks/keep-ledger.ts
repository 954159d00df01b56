import { findAntecedent } from '../acts/find-antecedent.ts';
import { findTaskActs } from '../acts/find-task-acts.ts';
import type { Matter, TaskAct } from '../acts/task-act.ts';
import type { Clause } from '../clauses/clause.ts';
import { clauseContent } from '../clauses/clause-content.ts';
import { contentWords } from '../clauses/content-words.ts';
import { ASKS_WHEN } from '../days/haggle.ts';
import { type ReadDeadline, readDeadline } from '../days/read-deadline.ts';
import { anyOf, endsWith, setOf } from '../language/phrase.ts';
import { type MeetingContext, speakerOf } from '../meeting-context.ts';
import { isRecap } from '../recap.ts';
import { askedWhen } from './asked-when.ts';
import { CANCELS, cancel } from './cancel.ts';
import { followReplies } from './follow-replies.ts';
import { goesOver } from './goes-over.ts';
import { isHandedIn } from './hands-in.ts';
import { isFinal } from './in-earnest.ts';
import { sharesTaken, taskOfAssign, taskOfCommit, taskOfTopic } from './match-task.ts';
import { movesTask, withoutDayTakenBack, withoutNewDay } from './move-day.ts';
import { noteRecap } from './note-recap.ts';
import { setLimit, setLimitOfAll } from './set-limit.ts';
import { addAct, isAlive, openTask, type Task, type TaskState } from './task.ts';

const SETS_DAY = anyOf('nhé|nghe|trước|hạn|giúp|cho anh|cho chị');
const SAME_DAY = anyOf('cùng hạn|cùng ngày|cùng deadline|hạn như|hạn cũng|cũng hạn đó|cũng ngày đó');

/** "Giữa tuần sau xong được không?" behind the order names the day that is wanted. */
const ASKS_DAY = endsWith('(?:được|kịp|nổi|xong) (?:không|chưa)(?: \\S+){0,2}');

/** Walks the meeting once, turn by turn, and keeps every task in the state the last word left it in. */
export function keepLedger(context: MeetingContext): Task[] {
  const tasks: Task[] = [];
  context.clauses.forEach((clauses, turn) => {
    hear(tasks, clauses, turn, context);
  });
  return tasks.filter((task) => isFinal(task, context));
}

function hear(tasks: Task[], clauses: readonly Clause[], turn: number, context: MeetingContext): void {
  followReplies(tasks, turn, context);
  if (isRecap(clauses, context) || goesOver(tasks, clauses, context)) noteRecap(tasks, turn, context);
  else for (const clause of clauses) readClause(tasks, clause, context);
}

function readClause(tasks: Task[], clause: Clause, context: MeetingContext): void {
  if (setLimitOfAll(tasks, clause, context)) return;
  const acts = findTaskActs(clause, context);
  for (const act of acts) enter(tasks, withoutDayTakenBack(act, context), context);
  if (acts.length > 0 || (clause.asks && !ASKS_DAY.test(clause.plain))) return;
  if (!clause.asks && CANCELS.test(clause.plain)) cancel(tasks, clause, clauseContent(clause, context));
  else setLimit(tasks, clause, context);
}

function enter(tasks: Task[], act: TaskAct, context: MeetingContext): void {
  if (movesTask(tasks, act) || remindsOf(tasks, act)) return;
  for (const share of act.kind === 'offer' ? [] : sharesTaken(tasks, act)) share.state = 'dropped';
  const known = act.kind === 'offer' ? null : knownTask(tasks, act, context);
  if (known) update(known, act);
  else open(tasks, withoutNewDay(act, context), context);
  if (act.deadline === null && SAME_DAY.test(act.clause.plain)) shareDeadline(tasks);
}

/** "Ừ thứ tư nhé, nhớ báo bà con trước": how the one who has just taken the work is to go about it. */
function remindsOf(tasks: readonly Task[], act: TaskAct): boolean {
  const reminds = act.kind === 'assign' && act.subjectless && act.clause.words[act.matter.from - 1] === 'nhớ';
  const task = reminds ? tasks.findLast(({ who }) => who === act.who) : undefined;
  return task !== undefined && task.state === 'taken' && task.lastTurn >= act.turn - 1;
}

function knownTask(tasks: readonly Task[], act: TaskAct, context: MeetingContext): Task | null {
  if (act.kind !== 'commit') return taskOfAssign(tasks, act);
  if (act.object.size === 0 && asksWho(act, context)) return null;
  return (
    askedWhen(tasks, act, context) ??
    taskOfCommit(tasks, act) ??
    taskOfTopic(tasks, act, contentBefore(act, context))
  );
}

/** "Ai liên hệ điện lực?" — "Dạ để em": new work, whatever one has taken on before. */
function asksWho(act: TaskAct, context: MeetingContext): boolean {
  const before = context.clauses[act.turn - 1] ?? [];
  return before.some((clause) => clause.asks && ASKS_WHO.test(clause.plain));
}
const ASKS_WHO = / ai (?!cũng|mà|nữa|có|đồng)/u;

/** What the turn before was about. */
function contentBefore(act: TaskAct, context: MeetingContext): Set<string> {
  return contentWords((context.clauses[act.turn - 1] ?? []).flatMap((clause) => clause.words));
}

function update(task: Task, act: TaskAct): void {
  addAct(task, act);
  task.who = act.who;
  if (act.kind === 'commit') task.state = 'taken';
  // Something more is asked: it waits for a yes again.
  else if (task.state === 'taken' && act.kind === 'assign' && act.who !== task.giver) task.state = 'open';
  else if (task.state === 'refused' || act.kind === 'request')
    task.state = act.kind === 'request' ? 'asked' : 'open';
}

/** A task needs matter: its own words, or those of the question or request it answers. */
function open(tasks: Task[], act: TaskAct, context: MeetingContext): void {
  if (act.kind === 'offer' && negotiates(tasks, act)) return;
  if (act.kind === 'commit' && (receives(tasks, act) || explains(tasks, act) || dates(tasks, act))) return;
  const full = act.object.size === 0 ? withAntecedent(act, context) : act;
  if (full && full.content.size > 0)
    tasks.push(openTask(full, FIRST_STATE[full.kind], speakerOf(context, act.turn)));
}

/** "Dạ em thu, em sẽ nhờ các cô chủ nhiệm": behind the yes in the same sentence, only how. */
function explains(tasks: readonly Task[], act: TaskAct): boolean {
  if (act.deadline !== null) return false;
  return tasks.slice(-3).some((task) => {
    const said =
      task.acts.some((other) => other.clause === act.clause) || task.acts.at(-1)?.turn === act.turn;
    return task.who === act.who && said && task.acts.some((other) => other.turn < act.turn);
  });
}

/** "Để tôi mua rèm cho. Thứ bảy tôi mang đến lắp.": the next sentence of one who has just volunteered says when. */
function dates(tasks: readonly Task[], act: TaskAct): boolean {
  const task = tasks.at(-1);
  if (!task || act.deadline === null || task.deadline !== null || task.who !== act.who) return false;
  if (task.state !== 'taken' || task.lastTurn !== act.turn) return false;
  const volunteered =
    task.acts.length === 1 && task.acts[0]?.kind === 'commit' && task.acts[0].turn === act.turn;
  if (!(volunteered || (isHandedIn(act) && act.object.size < 2))) return false;
  addAct(task, act);
  return true;
}

/** "Chị Mận ghi cho đủ nhé. Cuối tuần tôi xem.": what the giver does with the work tells when it is due. */
function receives(tasks: readonly Task[], act: TaskAct): boolean {
  const task = tasks.at(-1);
  if (!task || act.object.size > 0 || act.verb === '' || act.deadline === null) return false;
  if (task.state !== 'open' || task.lastTurn !== act.turn || task.who === act.who || task.giver !== act.who)
    return false;
  task.deadline ??= act.deadline;
  return true;
}

/** "Mốt em gửi được không?" right after the request is about its day. */
function negotiates(tasks: readonly Task[], act: TaskAct): boolean {
  for (const task of tasks)
    if (
      task.who === act.who &&
      isAlive(task) &&
      task.lastTurn === act.turn &&
      (task.proposed !== null || ASKS_WHEN.test(act.clause.plain))
    )
      return true;
  return false;
}

const FIRST_STATE: Readonly<Record<TaskAct['kind'], TaskState>> = {
  assign: 'open',
  commit: 'taken',
  offer: 'offered',
  request: 'asked',
};

/** Verbs that leave it to what was said before what is to be done. */
const EMPTY_VERBS = setOf('|làm|lo|nhận|phụ trách|đảm nhận|chịu trách nhiệm|đi|giúp|hỗ trợ|làm xong|xong');

function withAntecedent(act: TaskAct, context: MeetingContext): TaskAct | null {
  const matter = findAntecedent(act, context);
  if (!matter) return act.content.size > 0 ? act : null;
  const words = matter.clause.words.slice(matter.from, matter.to);
  const deadline = act.deadline ?? dayOfAntecedent(matter, context);
  const named = contentWords(words);
  return {
    ...act,
    matter: act.content.size > 0 && !EMPTY_VERBS.has(act.verb) ? act.matter : matter,
    deadline,
    content: new Set([...act.content, ...named]),
    object: new Set([...act.object, ...named]),
  };
}

/** "… trước mười lăm nghe" — "dạ em lên lịch": the day of the request holds for the promise. */
function dayOfAntecedent({ clause }: Matter, context: MeetingContext): ReadDeadline | null {
  const asksWho = clause.asks && ASKS_WHO.test(clause.plain);
  if (!asksWho && (clause.asks || !SETS_DAY.test(clause.plain))) return null;
  return readDeadline(clause, 0, clause.words.length, context);
}

function shareDeadline(tasks: readonly Task[]): void {
  const last = tasks.at(-1);
  const before = tasks.at(-2);
  if (last && before) last.deadline ??= before.deadline;
}
