import { Clause } from './act-clause.ts';
import { daysIn, priorityIn } from './said-amounts.ts';
import type { SpokenAct, SpokenPriority } from './spoken-act.ts';

interface SaidOfTask {
  readonly state: 'accepted' | 'declined' | 'done' | null;
  readonly deadline: string;
  readonly days: number | null;
  readonly priority: SpokenPriority | null;
  readonly assignee: string;
}

/** A task that is accepted, finished, or gets another day, priority or person. */
export function readTaskChange(clause: Clause): SpokenAct | null {
  if (isOther(clause)) return null;
  const assignee = assigneeIn(clause);
  const said: SaidOfTask = {
    state: stateIn(clause),
    ...(assignee === '' ? dueIn(clause) : noDue),
    priority: clause.has('task', 'priority') ? priorityIn(clause) : null,
    assignee,
  };
  if (!isSaid(clause, said)) return null;
  const people = clause.names().filter((name) => name !== assignee);
  const end = said.deadline === '' ? -1 : clause.pieces.findIndex(({ text }) => text === said.deadline);
  const place = placeIn(clause);
  if (place !== null) return { kind: 'task', words: place, isNamed: false, people, ...said };
  const kept = ['drop', 'add', 'invite'] as const;
  const before = clause.content(0, end < 0 ? clause.pieces.length : end, kept);
  const isNamed = clause.at('task') >= 0 && clause.at('task') < end;
  const words =
    end < 0 || isNamed || before.includes(' ') ? before : clause.content(0, clause.pieces.length, kept);
  const saysTask = clause.pieces.some(({ cue }) => cue === 'task');
  return { kind: 'task', words, isNamed: words !== '' && saysTask, people, ...said };
}

/** "Việc kia", "việc đầu tiên" of those spoken of last. */
const placeInList =
  /(?<!\p{L})(?:việc|viec|task)\s+(kia|còn lại|đầu tiên|thứ nhất|thứ hai|con lai|dau tien)(?!\p{L})/iu;

/** The place that words say; null where they name a task besides, or "thứ Hai" is Monday. */
function placeIn(clause: Clause): string | null {
  const found = placeInList.exec(clause.message);
  const [, place = ''] = found ?? [];
  if (!found || /\sHai$/u.test(place)) return null;
  const to = found.index + found[0].length;
  const from = to - place.length;
  // "Việc thứ hai tuần sau" is of that Monday.
  if (clause.pieces.some((piece) => piece.kind === 'time' && piece.from < to && piece.to > to)) return null;
  const besides = clause.pieces.filter(
    (piece) => (piece.to <= from || piece.from >= to) && piece.cue !== 'low' && piece.cue !== 'normal',
  );
  const words = new Clause(clause.message, besides).content().match(/\p{L}{2,}/gu) ?? [];
  return words.length < leastOfTitle ? place : null;
}

const leastOfTitle = 2;

/** What gives a task, asks of tasks, or makes something else. */
const isOther = (clause: Clause): boolean =>
  (clause.has('make') && !clause.has('task')) ||
  // "Cuộc 10h không kịp, để 14h": what is late is the meeting.
  (clause.has('meeting') && !clause.has('task') && clause.at('deadline') > clause.at('meeting')) ||
  (clause.has('give') && !clause.has('reassign')) ||
  clause.has('who', 'how-many', 'late');

function isSaid(clause: Clause, { state, deadline, days, priority, assignee }: SaidOfTask): boolean {
  if (state === 'done') return !clause.isQuestion;
  if (state !== null) return true;
  // "Đổi hạn việc báo giá": to which day is asked back.
  if (clause.has('task') && clause.has('deadline') && asksOtherDay.test(clause.message) && !clause.isQuestion)
    return true;
  const isNew = deadline !== '' || days !== null || priority !== null || assignee !== '';
  const isTask = clause.has('task', 'deadline') || (priority !== null && setsPriority.test(clause.message));
  return isNew && isTask && (!clause.isQuestion || deadline !== '');
}

const asksOtherDay = /(?<!\p{L})(?:đổi|lùi|dời|sửa|gia|doi|lui|sua)\s+(?:hạn|han)(?!\p{L})/iu;

/** "Đối chiếu công nợ hạ xuống ưu tiên thường" */
const setsPriority =
  /(?<!\p{L})(?:hạ|nâng|tăng|giảm|để|đổi|chuyển|ha|nang|doi)\s+(?:\S+\s+){0,3}(?:ưu tiên|uu tien)(?!\p{L})/iu;

function stateIn(clause: Clause): SaidOfTask['state'] {
  if (!clause.has('progress') && isFinished(clause)) return 'done';
  const take = clause.at('take');
  if (clause.has('task') && clause.has('decline-invite')) return 'declined';
  if (take < 0) return null;
  // "em không nhận việc này được" is no yes.
  return clause.pieces[take - 1]?.cue === 'negation' ? 'declined' : 'accepted';
}

const onlyMarks = /^(?:đánh dấu|danh dau|tick)$/iu;
/** At the end of what was done: "gửi bảng giá cho đại lý rồi nhé". */
const saysDone =
  /(?<!\p{L})(?:xong|xog|rồi|roi|r|hoàn tất|hoan tat|hết rồi|het roi)(?:[\s,.!]+(?:nhé|nha|nhe|ạ|a|em|e|anh|chị|đó|do|mà|ma|nghen|hen|hỉ))*[\s.!]*(?:$|,)/iu;

/** Whether it says that something is done: in so many words, or of a task that is there. */
function isFinished(clause: Clause): boolean {
  const at = clause.at('finished');
  // "Đánh dấu ưu tiên cao" marks, and finishes nothing.
  const marksOnly = onlyMarks.test(clause.pieces[at]?.text ?? '') && clause.has('priority', 'urgent', 'low');
  if (at >= 0 && !marksOnly) return !(clause.has('deadline') && /(?:mới|moi)\s+xong/iu.test(clause.message));
  const isTitled = clause.pieces.some(({ cue }) => cue === 'titled-task');
  return (
    isTitled && !clause.has('take', 'deadline', 'give', 'move', 'negation') && saysDone.test(clause.message)
  );
}

/** "cho việc mua máy in sang tuần sau" */
const isPutOff = (clause: Clause): boolean =>
  /^(?:cho|để|de)$/iu.test(clause.lead?.text ?? '') &&
  clause.has('task') &&
  clause.times().some((time) => /^(?:sang|qua)\s/iu.test(time));

const noDue = { deadline: '', days: null } as const;

/** A new day, or by how many days it is moved. */
function dueIn(clause: Clause): Pick<SaidOfTask, 'deadline' | 'days'> {
  const isMoved =
    clause.has('deadline') || (clause.has('task', 'take') && clause.has('move')) || isPutOff(clause);
  if (!isMoved) return noDue;
  const days = daysIn(clause.message);
  if (days !== null) return { deadline: '', days };
  const behind = clause.times(Math.max(0, clause.lastAt('to', 'move', 'deadline')));
  // "Chắc thứ Sáu mới xong, xin lùi hạn": the day may stand before.
  const [deadline = ''] = behind.length > 0 ? behind : clause.times();
  return { deadline, days: null };
}

/** Whom a task is handed to. */
function assigneeIn(clause: Clause): string {
  const to = clause.lastAt('to-person', 'to');
  return clause.has('task') && clause.has('reassign', 'move') && to >= 0 ? (clause.names(to)[0] ?? '') : '';
}
