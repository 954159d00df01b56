import type { SingleChange } from '@hopgon/contract/chat/changes';
import { dayInWords } from '@hopgon/contract/time/format-local';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { readItem } from '../../../action-items/read-item.ts';
import { say } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import { arePeople } from '../meant-people.rules.ts';
import { resolveNames } from '../resolve-names.ts';
import type { CardAnswer, SpokenOfCard } from './card-answer.rules.ts';
import { dueAfter, isPast, priorityNames } from './spoken-deadline.rules.ts';

/** The change of a task with another day, person or priority. */
export async function applyWordsToTaskChange(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  change: Extract<SingleChange, { kind: 'task-change' }>,
  { spoken, words }: SpokenOfCard,
): Promise<CardAnswer | null> {
  const people = await resolveNames(world, scope, context, [...spoken.add, ...spoken.names]);
  if (!arePeople(people)) return people;
  const due = dueAfter(context, { spoken, words }, change.deadline ?? change.was.deadline);
  if (due === null && spoken.priority === null && people.length === 0) return null;
  if (isPast(due, context))
    return { kind: 'say', mentions: {}, reply: say('Ngày đó đã qua. Hạn là ngày nào?') };
  const item = await readItem(world, scope, change.itemId);
  const mayEdit = item.can.edit;
  const [to] = people;
  const refusal =
    due === null
      ? `Chỉ người giao việc “${item.title}” đổi được.`
      : `Hạn mới (${dayInWords(due)}) chỉ người giao việc đổi được; bạn nhắn người giao để xin lùi hạn.`;
  return {
    kind: 'changed',
    change: {
      ...change,
      deadline: mayEdit ? (due ?? change.deadline) : null,
      when: mayEdit && due !== null ? dayInWords(due) : change.when,
      priority: mayEdit && spoken.priority !== null ? priorityNames[spoken.priority] : change.priority,
      assignee:
        mayEdit && to !== undefined ? { userId: to.userId, displayName: to.displayName } : change.assignee,
      warnings: mayEdit ? [] : [refusal],
    },
  };
}
