import type { Card } from '@hopgon/contract/chat/schemas';
import { formatDay } from '@hopgon/engine/time/format-vi';
import type { WorkDays } from '@hopgon/engine/time/work-days';
import type { TaskRequest } from './arguments/read-task.rules.ts';
import type { DirectoryEntry } from './people/person.rules.ts';
import type { AssistantReply } from './reply.rules.ts';
import { dayWarnings } from './warnings.rules.ts';

type TaskCard = Extract<Card['change'], { kind: 'action-item' }>;

const longestTitle = 300;

export interface PlannedTask {
  readonly request: TaskRequest;
  readonly assignee: DirectoryEntry;
  /** YYYY-MM-DD */
  readonly deadline: string;
  readonly work: WorkDays;
}

export function planTask({ request, assignee, deadline, work }: PlannedTask): TaskCard {
  const title = request.title.replace(/\s+/gu, ' ').trim();
  return {
    kind: 'action-item',
    title: title.length <= longestTitle ? title : `${title.slice(0, longestTitle - 1)}…`.toWellFormed(),
    assignee: { userId: assignee.userId, displayName: assignee.displayName },
    deadline,
    when: formatDay(deadline),
    priority: request.priority ?? 'trung bình',
    warnings: dayWarnings(deadline, work),
  };
}

/** The card in words, so that it can be read alone. */
export function writeTaskCard(command: string, change: TaskCard, callerId: string): AssistantReply {
  const own = change.assignee.userId === callerId;
  const lines = [
    `Việc “${change.title}”`,
    `Người phụ trách: ${own ? 'bạn' : change.assignee.displayName}`,
    `Hạn: ${change.when}`,
    `Ưu tiên: ${change.priority}`,
    ...change.warnings.map((warning) => `Lưu ý: ${warning}`),
    `Chưa có gì được tạo. Khi bạn bấm Xác nhận, việc được tạo${own ? '' : ` và ${change.assignee.displayName} được mời nhận việc`}.`,
  ];
  return { content: lines.join('\n'), reading: null, card: { command, change } };
}
