import { dayInWords } from '@hopgon/contract/time/format-local';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { renderLetter } from '../render/render-letter.rules.ts';
import type { ActWorld } from '../resolve/acts/find-meant-meetings.ts';
import { findMeantTasks } from '../resolve/acts/find-meant-tasks.ts';
import type { DirectoryEntry } from '../shared/workplace.rules.ts';
import type { ActContext, ActOutcome } from './act-outcome.rules.ts';

/** Words to a colleague about their task that was spoken of last: the assistant writes them, the person sends them. */
export async function buildNudgeLetter(
  world: ActWorld,
  scope: CompanyScope,
  { place, state }: ActContext,
  person: DirectoryEntry,
): Promise<ActOutcome> {
  const [task] = await findMeantTasks(world, scope, place, {
    words: '',
    people: [],
    lastIds: state.itemIds,
    may: () => false,
  });
  const isTheirs = task !== undefined && task.assigneeId === person.userId;
  const caller = place.people.find(({ userId }) => userId === place.callerId)?.displayName ?? '';
  const due =
    isTheirs && task.deadline !== null
      ? `, hạn ${dayInWords(task.deadline)}${task.overdue ? ' (đã quá hạn)' : ''}`
      : '';
  const body = isTheirs
    ? `Nhờ ${person.displayName} cho biết việc “${task.title}”${due} đã đến đâu và khi nào xong.`
    : '…';
  return {
    kind: 'say',
    reply: renderLetter({
      to: `${person.displayName} <${person.email}>`,
      name: person.displayName,
      subject: isTheirs ? task.title : '',
      body,
      from: caller,
    }),
    mentions: { userIds: [person.userId], ...(isTheirs && { itemIds: [task.id] }) },
  };
}
