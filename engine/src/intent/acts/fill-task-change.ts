import type { IntentKind } from '../intent.ts';
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
      return { ...task, state: 'done' };
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

/** "Giao lại việc kiểm kê cho Mai nhé, anh Năm ốm rồi": the one name that words lead to; empty where they lead to none, or to several. */
function nameLedTo({ clause: { pieces } }: SaidSlots): string {
  const led = pieces.filter(
    ({ kind, text }, at) => kind === 'name' && /\p{Lu}|\s/u.test(text) && pieces[at - 1]?.cue === 'to-person',
  );
  return led.length === 1 ? (led[0]?.text ?? '') : '';
}

/** Another day, or so many days later; who takes the task on with that accepts it. */
function dueIn(said: SaidSlots, about: string): Pick<TaskAct, 'state' | 'days' | 'deadline'> {
  const days = daysIn(said.message);
  const free = said.clause.times().filter((time) => !about.includes(time));
  const deadline = days === null ? said.of('deadline') || (free.at(-1) ?? '') : '';
  return { state: said.clause.has('take') ? 'accepted' : null, days, deadline };
}

/** A date is when, also behind the name of a task. */
const withoutDates = (words: string, times: readonly string[]): string =>
  times.reduce((left, time) => (/\d/u.test(time) ? left.replace(time, '') : left), words).trim();

const leadsToTask = /^(?:(?:cái|đầu|công|phần)\s+)?(?:việc|viec|task|vụ|vu)\s+(?=\S)/iu;
const lowers = /(?<!\p{L})(?:từ từ|không gấp|chưa gấp|không vội|hạ|thấp|tu tu|khong gap|chua gap)(?!\p{L})/iu;

/** "Nhận, mà lùi tới 2/12": another day or priority is said with it, and not dropped. */
function besidesIn({ clause }: SaidSlots, about: string): Pick<TaskAct, 'deadline' | 'priority'> {
  const moves = clause.has('move', 'deadline');
  const free = clause.times().filter((time) => !about.includes(time));
  return {
    deadline: moves ? (free.at(-1) ?? '') : '',
    priority: saysPriority.test(clause.message) ? priorityIn(clause) : null,
  };
}
