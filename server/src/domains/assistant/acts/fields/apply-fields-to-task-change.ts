import type { CardFields, SingleChange } from '@hopgon/contract/chat/changes';
import { Failure } from '@hopgon/contract/failure';
import { dayInWords } from '@hopgon/contract/time/format-local';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { readItem } from '../../../action-items/read-item.ts';
import { dayWarnings } from '../../plan/warnings.rules.ts';
import { writeWarning } from '../../render/warning-words.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { Workplace } from '../../shared/workplace.rules.ts';
import { onItem } from '../cards/task-state.rules.ts';
import { nameOnly, requireOne } from './card-field.rules.ts';

type TaskChange = Extract<SingleChange, { kind: 'task-change' }>;

/** Another day, person or priority for a task that is there; what is as it was is no change. */
export async function applyFieldsToTaskChange(
  world: Pick<ActWorld, 'clock'>,
  scope: CompanyScope,
  place: Workplace,
  change: TaskChange,
  fields: CardFields,
): Promise<TaskChange> {
  const item = await readItem(world, scope, change.itemId);
  if (!item.can.edit) throw new Failure('not_allowed');
  const to = requireOne(place, fields);
  const assignee = to === null ? change.assignee : to.userId === item.assigneeId ? null : nameOnly(to);
  const due = fields.deadline ?? change.deadline;
  const deadline = due === item.deadline ? null : due;
  const wanted = fields.priority ?? change.priority;
  const priority = wanted === item.priority ? null : wanted;
  const now = onItem(change, item);
  const isEmpty = now.state === null && assignee === null && deadline === null && priority === null;
  return {
    ...now,
    ...{ assignee, deadline, priority, when: deadline === null ? '' : dayInWords(deadline) },
    warnings: [
      ...now.warnings,
      ...(isEmpty ? ['Không còn gì thay đổi so với hiện tại.'] : []),
      ...(assignee === null ? [] : [`${assignee.displayName} được mời nhận việc này.`]),
      ...(deadline === null ? [] : dayWarnings(deadline, place.hours).map(writeWarning)),
    ],
  };
}
