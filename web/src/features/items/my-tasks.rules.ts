import type { ActionItem } from '@hopgon/contract/action-items/schemas';

export interface TaskGroup {
  readonly title: string;
  readonly items: readonly ActionItem[];
}

const isTaken = ({ state }: ActionItem) => state === 'accepted' || state === 'doing';

/** Done work is shown for a while, so that it can be opened again. */
const mostDone = 20;

/** What one answers first, then what is late, due and without a day; what is done comes last, the newest first. */
export function groupTasks(items: readonly ActionItem[]): readonly TaskGroup[] {
  const done = items
    .filter(({ state }) => state === 'done')
    .toSorted((left, right) => right.updatedAt.localeCompare(left.updatedAt));
  return [
    { title: 'Chờ bạn trả lời', items: items.filter(({ can }) => can.accept) },
    { title: 'Quá hạn', items: items.filter((item) => isTaken(item) && item.overdue) },
    {
      title: 'Sắp đến hạn',
      items: items.filter((item) => isTaken(item) && !item.overdue && item.deadline !== null),
    },
    { title: 'Không có hạn', items: items.filter((item) => isTaken(item) && item.deadline === null) },
    { title: 'Đã xong', items: done.slice(0, mostDone) },
  ].filter((group) => group.items.length > 0);
}
