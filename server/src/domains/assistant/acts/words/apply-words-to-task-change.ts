import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { SingleChange } from '@hopgon/contract/chat/changes';
import { dayInWords } from '@hopgon/contract/time/format-local';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { readItem } from '../../../action-items/read-item.ts';
import { say } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { priorityNames } from '../../shared/priority-names.rules.ts';
import type { DirectoryEntry } from '../../shared/workplace.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import { onItem } from '../cards/task-state.rules.ts';
import { mayRequestDay } from '../extension-request.rules.ts';
import { arePeople } from '../meant-people.rules.ts';
import type { CardAnswer, SpokenOfCard } from './card-answer.rules.ts';
import { resolveDoer } from './resolve-doer.ts';
import { dueAfter, isPast } from './spoken-deadline.rules.ts';

type TaskChange = Extract<SingleChange, { kind: 'task-change' }>;

const withReason = (change: TaskChange, { reason }: SpokenOfCard['words']): TaskChange | null =>
  reason !== '' && reason !== change.reason ? { ...change, reason } : null;

/** The change of a task with another day, person or priority, or why. */
export async function applyWordsToTaskChange(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  change: TaskChange,
  { spoken, words }: SpokenOfCard,
): Promise<CardAnswer | null> {
  const open = words.reopens && change.state === 'done' ? { ...change, state: null } : change;
  const why = withReason(open, words);
  const people = await resolveDoer(world, scope, context, { spoken, words });
  if (!arePeople(people)) return people;
  const due = dueAfter(context, { spoken, words }, change.deadline ?? change.was.deadline);
  if (due === null && spoken.priority === null && people.length === 0)
    return why && open === change ? { kind: 'changed', change: why } : null;
  // What is finished has no later day: another task is meant.
  if (due !== null && open.state === 'done') return null;
  if (isPast(due, context))
    return { kind: 'say', mentions: {}, reply: say('Ngày đó đã qua. Hạn là ngày nào?') };
  const item = await readItem(world, scope, change.itemId);
  const now = onItem(why ?? open, item);
  return {
    kind: 'changed',
    change: item.can.edit ? withEdits(now, { due, spoken, to: people[0] }) : withRequest(now, item, due),
  };
}

interface Edits {
  readonly due: string | null;
  readonly spoken: SpokenOfCard['spoken'];
  readonly to: DirectoryEntry | undefined;
}

const withEdits = (change: TaskChange, { due, spoken, to }: Edits): TaskChange => ({
  ...change,
  deadline: due ?? change.deadline,
  when: due === null ? change.when : dayInWords(due),
  priority: spoken.priority === null ? change.priority : priorityNames[spoken.priority],
  assignee: to === undefined ? change.assignee : { userId: to.userId, displayName: to.displayName },
});

/** Who may not change a task may ask for a later day; nothing else of it. */
function withRequest(change: TaskChange, item: ActionItem, due: string | null): TaskChange {
  if (due !== null && mayRequestDay(item, change.state, due))
    return { ...change, deadline: due, when: dayInWords(due), isRequest: true };
  const refusal =
    due === null
      ? `Chỉ người giao việc “${item.title}” đổi được.`
      : `Hạn mới (${dayInWords(due)}) chỉ người giao việc đổi được; bạn nhắn người giao để xin lùi hạn.`;
  return { ...change, warnings: [...change.warnings, refusal] };
}
