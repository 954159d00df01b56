import { fold } from '../../text/fold.ts';
import type { IntentKind } from '../intent.ts';
import { timeLedTo } from './moved-time.ts';
import { daysIn, priorityIn } from './said-amounts.ts';
import type { SaidSlots } from './said-slots.ts';
import type { SpokenAct } from './spoken-act.ts';

type TaskAct = Extract<SpokenAct, { kind: 'task' }>;

const noTask = { state: null, deadline: '', days: null, priority: null, assignee: '' } as const;

/** What a message wants changed of a task that is there; null of another kind, or where it does not say enough. */
export function fillTaskChange(kind: IntentKind, said: SaidSlots): TaskAct | null {
  const { people, words: content } = said.about;
  // "Cho o Linh thêm 3 ngày": who alone is named has the task, and is not what it is called.
  const isPerson = people.length > 0 && said.of('about') !== '' && content.split(' ').every(isLetter);
  const about = isPerson ? '' : said.of('about').replace(leadsToTask, '');
  const words = withoutDates(about, said.clause.times());
  const named = isPerson ? people : [];
  const task = { kind: 'task', words, isNamed: words !== '', people: named, ...noTask } as const;
  switch (kind) {
    case 'task-accept':
      return { ...task, state: 'accepted', ...besidesIn(said, words) };
    case 'task-decline':
      return { ...task, state: 'declined' };
    case 'task-done':
      return deniesDone.test(fold(said.message)) ? null : { ...task, state: 'done' };
    case 'task-deadline':
      return { ...task, ...dueIn(said, words), priority: besidesIn(said, words).priority };
    case 'task-priority': {
      const priority = priorityIn(said.clause) ?? (lowers.test(said.message) ? 'low' : null);
      return priority === null ? null : { ...task, ...besidesIn(said, words), priority };
    }
    case 'task-assign': {
      const assignee = nameLedTo(said) || said.personOf('assignee');
      return assignee === '' ? null : { ...task, assignee, ...besidesIn(said, words) };
    }
    default:
      return null;
  }
}

const saysPriority = /(?<!\p{L})(?:ưu tiên|uu tien)(?!\p{L})/iu;
const isLetter = (word: string): boolean => word.length < 2;

/** "Đừng đóng việc đó", "khoan tick done" */
const deniesDone = /\b(?:dung|khoan|chua|khoi) (?:co )?(?:dong|tick|danh dau|bam|chot|close|done)\b/u;

/**
 * "Giao lại việc kiểm kê cho Mai nhé, anh Năm ốm rồi", "chuyển từ Mai sang tôi": the one person that words lead to; empty where they lead
 * to none, or to several.
 */
function nameLedTo({ clause: { pieces } }: SaidSlots): string {
  const led = pieces.filter(({ kind, cue, text }, at) => {
    const before = pieces[at - 1];
    const isLed = before?.cue === 'to-person' || leadsOver.test(before?.text ?? '');
    return (
      isLed &&
      ((kind === 'name' && /\p{Lu}|\s/u.test(text)) || (cue === 'self' && leadsOver.test(before?.text ?? '')))
    );
  });
  const [only, ...others] = led;
  if (only === undefined || others.length > 0) return '';
  return only.cue === 'self' ? 'tôi' : only.text;
}

const leadsOver = /^(?:sang|qua|về|ve)(?:\s+cho)?$/iu;

/** Another day, or so many days later; who takes the task on with that accepts it. */
function dueIn(said: SaidSlots, about: string): Pick<TaskAct, 'state' | 'days' | 'deadline'> {
  const days = daysIn(said.message);
  const free = said.clause.times().filter((time) => !about.includes(time));
  const led = timeLedTo(said.clause);
  // "Đang hạn 15/12, cho lùi xuống hết năm": the day that words lead to is the new one.
  const to =
    led !== null && free.includes(led)
      ? withDayBehind(said, led)
      : said.of('deadline') || (free.at(-1) ?? '');
  const deadline = days === null ? to : '';
  return { state: said.clause.has('take') ? 'accepted' : null, days, deadline };
}

/** "Thứ 2 30/11" is one day. */
function withDayBehind({ clause: { pieces }, message }: SaidSlots, led: string): string {
  const at = pieces.findLastIndex(({ kind, text }) => kind === 'time' && text === led);
  const [time, next] = [pieces[at], pieces[at + 1]];
  return time && next?.kind === 'time' && message.slice(time.to, next.from).trim() === ''
    ? message.slice(time.from, next.to)
    : led;
}

/** A date is when, also behind the name of a task. */
const withoutDates = (words: string, times: readonly string[]): string =>
  times.reduce((left, time) => (/\d/u.test(time) ? left.replace(time, '') : left), words).trim();

const leadsToTask = /^(?:(?:cái|đầu|công|phần)\s+)?(?:việc|viec|task|vụ|vu)\s+(?=\S)/iu;
const lowers = /(?<!\p{L})(?:từ từ|không gấp|chưa gấp|không vội|hạ|thấp|tu tu|khong gap|chua gap)(?!\p{L})/iu;

/** "Giữ nguyên hạn mồng 3" */
const keepsDay = /\b(?:giu|van) (?:nguyen )?(?:han|deadline)\b|\b(?:han|deadline) (?:van )?(?:giu|nhu cu)/u;

/** "Nhận, mà lùi tới 2/12": another day or priority is said with it, and not dropped. */
function besidesIn({ clause }: SaidSlots, about: string): Pick<TaskAct, 'deadline' | 'priority'> {
  const moves = clause.has('move', 'deadline');
  const free = clause.times().filter((time) => !about.includes(time));
  return {
    deadline: moves && !keepsDay.test(fold(clause.message)) ? (free.at(-1) ?? '') : '',
    priority: saysPriority.test(clause.message) ? priorityIn(clause) : null,
  };
}
