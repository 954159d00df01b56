import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { SingleChange } from '@hopgon/contract/chat/changes';
import { dayInWords } from '@hopgon/contract/time/format-local';
import type { SpokenPriority } from '@hopgon/engine/intent/acts/spoken-act';
import { addDays } from '@hopgon/engine/time/days';
import { dateOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { readItem } from '../../../action-items/read-item.ts';
import { dayWarnings } from '../../plan/warnings.rules.ts';
import { askBack, say } from '../../render/reply.rules.ts';
import { writeWarning } from '../../render/warning-words.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { findMeantTasks } from '../../resolve/acts/find-meant-tasks.ts';
import { isGone } from '../../shared/is-gone.rules.ts';
import { priorityNames } from '../../shared/priority-names.rules.ts';
import type { DirectoryEntry } from '../../shared/workplace.rules.ts';
import type { ActContext, ActOf, ActOutcome } from '../act-outcome.rules.ts';
import { mayRequestDay } from '../extension-request.rules.ts';
import { arePeople } from '../meant-people.rules.ts';
import { resolveNames } from '../resolve-names.ts';
import { sayGone } from '../say-gone.rules.ts';
import { stateOf, wasOf } from './task-state.rules.ts';

type TaskChange = Extract<SingleChange, { kind: 'task-change' }>;

/** A task that is there is accepted, finished, given another day, priority or person; what the caller may not is said. */
export async function buildTaskChange(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  act: ActOf<'task'>,
): Promise<ActOutcome> {
  const item = await chooseTask(world, scope, context, act);
  if (!('assigneeId' in item)) return item;
  const { callerId, people } = context.place;
  const assignee =
    act.assignee === 'tôi'
      ? people.filter(({ userId }) => userId === callerId)
      : await resolveNames(world, scope, context, act.assignee === '' ? [] : [act.assignee]);
  if (!arePeople(assignee)) return assignee;
  const due =
    act.days === null
      ? dueOf(context, act.deadline)
      : addDays(item.deadline ?? dateOf(context.place.now), act.days);
  const asked = due === null ? askDay(item, act) : null;
  if (asked) return asked;
  const wanted = wantedOf(item, act, due, assignee[0] ?? null);
  const userIds = [...assignee.map(({ userId }) => userId), item.assigneeId].filter(
    (userId) => userId !== null,
  );
  const mentions = { itemIds: [item.id], userIds, day: due };
  if (wanted.state === null && !wanted.isRequest && !(saysEdits(act, due) && item.can.edit))
    return {
      kind: 'say',
      mentions,
      reply: say(wanted.refused.join('\n') || `Việc “${item.title}” không có gì để đổi.`),
    };
  return { kind: 'change', mentions, change: cardOf(item, wanted, context) };
}

const saysEdits = ({ priority, assignee }: ActOf<'task'>, due: string | null): boolean =>
  due !== null || priority !== null || assignee !== '';

/** What the caller may do of the act: who may not set another day may ask for a later one. */
function wantedOf(
  item: ActionItem,
  act: ActOf<'task'>,
  due: string | null,
  to: DirectoryEntry | null,
): Wanted {
  const state = stateOf(item, act);
  const isRequest = mayRequestDay(item, state, due);
  const isDayAlone = isRequest && act.priority === null && to === null;
  const refused = refusalsOf(item, act, saysEdits(act, due) && !isDayAlone);
  if (item.can.edit) return { state, isRequest, refused, due, priority: act.priority, to };
  return { state, isRequest, refused, due: isRequest ? due : null, priority: null, to: null };
}

/** Asks for the new deadline where none was said, or one that is no day. */
function askDay({ title, can }: ActionItem, act: ActOf<'task'>): ActOutcome | null {
  const ask = (words: string): ActOutcome => ({ kind: 'ask', options: [], reply: say(words) });
  if (act.deadline !== '')
    return ask(`Chưa hiểu hạn “${act.deadline}”. Hãy nói một ngày, ví dụ “thứ Sáu” hoặc “25/12”.`);
  const isOpen = act.state === null && act.priority === null && act.assignee === '';
  return isOpen && can.edit ? ask(`Hạn mới của việc “${title}” là ngày nào?`) : null;
}

interface Wanted {
  readonly state: TaskChange['state'];
  readonly due: string | null;
  readonly priority: SpokenPriority | null;
  readonly to: DirectoryEntry | null;
  readonly refused: readonly string[];
  readonly isRequest: boolean;
}

function cardOf(
  item: ActionItem,
  { state, due, priority, to, refused, isRequest }: Wanted,
  { place }: ActContext,
): TaskChange {
  const { id, title, version, assigneeName } = item;
  return {
    kind: 'task-change',
    itemId: id,
    title,
    version,
    assigneeName,
    state,
    deadline: due,
    when: due === null ? '' : dayInWords(due),
    priority: priority && priorityNames[priority],
    assignee: to && { userId: to.userId, displayName: to.displayName },
    was: wasOf(item),
    mayEdit: item.can.edit,
    ...(isRequest && { isRequest }),
    warnings: [
      ...refused,
      ...(isRequest ? ['Hạn cũ còn hiệu lực cho đến khi người giao việc đồng ý.'] : []),
      ...(to === null ? [] : [`${to.displayName} được mời nhận việc này.`]),
      ...(due === null ? [] : dayWarnings(due, place.hours).map(writeWarning)),
    ],
  };
}

/** What one may with a task to give it a state. */
const rightOf = { accepted: 'accept', declined: 'decline', done: 'progress' } as const;

const questions = {
  accepted: 'Bạn nhận việc nào?',
  declined: 'Bạn từ chối việc nào?',
  done: 'Việc nào đã xong?',
  other: 'Bạn muốn sửa việc nào?',
} as const;

async function chooseTask(
  world: ActWorld,
  scope: CompanyScope,
  { place, state, chosenId }: ActContext,
  act: ActOf<'task'>,
): Promise<ActionItem | ActOutcome> {
  if (chosenId !== null) return readChosen(world, scope, chosenId);
  const may = (item: ActionItem): boolean =>
    act.state === null ? item.can.edit : item.can[rightOf[act.state]];
  const { words, isNamed, people } = act;
  const prefersAllowed = act.state !== null;
  const meant = { words, isNamed, people, lastIds: state.itemIds, may, prefersAllowed };
  const found = await findMeantTasks(world, scope, place, meant);
  const [one, ...others] = found;
  const question = questions[act.state ?? 'other'];
  if (one !== undefined) return others.length === 0 ? one : askWhichTask(question, found);
  const unfound = `Không thấy việc nào đang mở khớp với “${words}” trong các việc bạn được xem.`;
  const near = words === '' ? [] : await findMeantTasks(world, scope, place, { ...meant, ...nothingNamed });
  if (near.length > 0) return { ...askWhichTask(`${unfound} ${question}`, near), isUnfound: true };
  const reply = say(words === '' ? 'Không có việc nào đang mở của bạn.' : unfound);
  return { kind: 'say', mentions: {}, isUnfound: words !== '', reply };
}

async function readChosen(
  world: ActWorld,
  scope: CompanyScope,
  itemId: string,
): Promise<ActionItem | ActOutcome> {
  try {
    return await readItem(world, scope, itemId);
  } catch (error) {
    if (!isGone(error)) throw error;
    return sayGone;
  }
}

const nothingNamed = { words: '', people: [], lastIds: [] } as const;

function askWhichTask(question: string, tasks: readonly ActionItem[]): Extract<ActOutcome, { kind: 'ask' }> {
  const options = tasks.map(({ id, title, assigneeName }) => ({
    id,
    label: `${title} — ${assigneeName ?? 'chưa giao'}`,
  }));
  const choices = options.map(({ label }) => ({ label, command: label }));
  return { kind: 'ask', options, reply: askBack(question, choices) };
}

function dueOf({ times }: ActContext, said: string): string | null {
  return times[said]?.due ?? null;
}

/** What of the act the caller may not do, each a sentence. */
function refusalsOf(item: ActionItem, act: ActOf<'task'>, edits: boolean): string[] {
  const whose = item.assigneeName ?? 'người được giao';
  const due = act.deadline === '' ? '' : ` (${act.deadline})`;
  return [
    ...(act.state === null ? [] : refusalOfState(item, act.state, whose)),
    ...(edits && !item.can.edit
      ? [
          act.deadline === '' && act.days === null
            ? `Chỉ người giao việc “${item.title}” hoặc người tổ chức cuộc họp của việc đổi được.`
            : `Hạn mới${due} chỉ người giao việc đổi được; bạn nhắn người giao để xin lùi hạn.`,
        ]
      : []),
  ];
}

/** Why the caller may not give a task a state. */
function refusalOfState(
  { title, state, can }: ActionItem,
  wanted: NonNullable<TaskChange['state']>,
  whose: string,
): string[] {
  if (can[rightOf[wanted]] || (wanted === 'done' && can.accept)) return [];
  if (wanted === 'done') return [`Việc “${title}” là của ${whose}; chỉ ${whose} đánh dấu xong được.`];
  const verb = wanted === 'accepted' ? 'nhận' : 'từ chối';
  if (state === 'proposed') return [`Việc “${title}” giao cho ${whose}; chỉ ${whose} ${verb} được.`];
  return wanted === 'accepted'
    ? [`Việc “${title}” đã được nhận rồi.`]
    : [`Việc “${title}” không còn chờ nhận nên không từ chối được; bạn nhắn người giao để trả lại.`];
}
