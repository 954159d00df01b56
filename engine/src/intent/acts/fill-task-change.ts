import type { IntentKind } from '../intent.ts';
import { daysIn, priorityIn } from './said-amounts.ts';
import type { SaidSlots } from './said-slots.ts';
import type { SpokenAct } from './spoken-act.ts';

type TaskAct = Extract<SpokenAct, { kind: 'task' }>;

const noTask = { state: null, deadline: '', days: null, priority: null, assignee: '' } as const;

/** What a message wants changed of a task that is there; null of another kind, or where it does not say enough. */
export function fillTaskChange(kind: IntentKind, said: SaidSlots): TaskAct | null {
  const words = withoutDates(said.of('about').replace(leadsToTask, ''), said.clause.times());
  const task = { kind: 'task', words, isNamed: words !== '', people: [], ...noTask } as const;
  switch (kind) {
    case 'task-accept':
      return { ...task, state: 'accepted', ...besidesIn(said, words) };
    case 'task-decline':
      return { ...task, state: 'declined' };
    case 'task-done':
      return { ...task, state: 'done' };
    case 'task-deadline': {
      const days = daysIn(said.message);
      const free = said.clause.times().filter((time) => !words.includes(time));
      const state = said.clause.has('take') ? 'accepted' : null;
      return {
        ...task,
        state,
        days,
        deadline: days === null ? said.of('deadline') || (free.at(-1) ?? '') : '',
      };
    }
    case 'task-priority': {
      const priority = priorityIn(said.clause) ?? (lowers.test(said.message) ? 'low' : null);
      return priority === null ? null : { ...task, priority };
    }
    case 'task-assign': {
      const assignee = said.personOf('assignee');
      return assignee === '' ? null : { ...task, assignee, ...besidesIn(said, words) };
    }
    default:
      return null;
  }
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
    priority: clause.has('priority') ? priorityIn(clause) : null,
  };
}
