import type { ActionItem, Priority } from '@hopgon/contract/action-items/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import type { ItemChange } from '../../../data/meetings/action-items.ts';
import type { Person } from '../../../ui/marks/avatar.tsx';

/** What the form of an item holds. */
export interface ItemDraft {
  readonly title: string;
  /** Null: nobody known. */
  readonly assignee: Person | null;
  /** `YYYY-MM-DD`, empty, or what was typed that is no day. */
  readonly deadline: string;
  readonly priority: Priority;
}

type Item = Pick<ActionItem, 'title' | 'assigneeId' | 'assigneeName' | 'deadline' | 'priority'>;

export const itemDraftOf = ({ title, assigneeId, assigneeName, deadline, priority }: Item): ItemDraft => ({
  title,
  assignee: assigneeId ? { id: assigneeId, name: assigneeName ?? '' } : null,
  deadline: deadline ?? '',
  priority,
});

/** Only what the person changed since the form opened; what others changed meanwhile is not sent back. */
export function itemChangeOf(begun: ItemDraft, draft: ItemDraft): ItemChange {
  const title = draft.title.normalize('NFC').trim();
  return {
    ...(title === begun.title ? {} : { title }),
    ...(draft.assignee?.id === begun.assignee?.id ? {} : { assigneeId: draft.assignee?.id ?? null }),
    ...(draft.deadline === begun.deadline ? {} : { deadline: draft.deadline || null }),
    ...(draft.priority === begun.priority ? {} : { priority: draft.priority }),
  };
}

/** What others changed since the form opened, in words; empty where nothing the form shows did. */
export function itemChangesByOthers(item: Item, begun: ItemDraft): readonly string[] {
  const { title, assignee, deadline, priority } = itemDraftOf(item);
  return [
    ...(title === begun.title ? [] : [`tên việc thành “${title}”`]),
    ...(assignee?.id === begun.assignee?.id ? [] : [`người phụ trách thành ${assignee?.name || 'chưa rõ'}`]),
    ...(deadline === begun.deadline ? [] : [`hạn thành ${deadline ? dayInDigits(deadline) : 'không có'}`]),
    ...(priority === begun.priority ? [] : [`mức ưu tiên thành ${priority}`]),
  ];
}
