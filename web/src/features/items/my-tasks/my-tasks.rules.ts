import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { addDays } from '@hopgon/engine/time/days';

export interface TaskGroup {
  readonly title: string;
  /** Whether it is others who do them. */
  readonly isGiven?: true;
  readonly items: readonly ActionItem[];
}

const isTaken = ({ state }: ActionItem) => state === 'accepted' || state === 'doing';
const isDone = ({ state }: ActionItem) => state === 'done';

/** Nobody does it, or its person asks for a later deadline. */
const waitsForGiver = ({ state, assigneeId, extension }: ActionItem) =>
  state === 'declined' || assigneeId === null || extension !== null;

/** Days in which a deadline is near. */
const nearDays = 7;

/** What one answers first, then what is late, due and without a day, then what others do for one; what is done comes last. */
export function groupTasks(
  mine: readonly ActionItem[],
  given: readonly ActionItem[],
  today: string,
): readonly TaskGroup[] {
  const inTime = mine.filter((item) => isTaken(item) && !item.overdue && item.deadline !== null);
  const isNear = ({ deadline }: ActionItem) => deadline !== null && deadline <= addDays(today, nearDays);
  const undone = given.filter((item) => !isDone(item));
  const groups: readonly TaskGroup[] = [
    { title: 'Chờ bạn trả lời', items: mine.filter(({ can }) => can.accept) },
    { title: 'Quá hạn', items: mine.filter((item) => isTaken(item) && item.overdue) },
    { title: 'Sắp đến hạn', items: inTime.filter(isNear) },
    { title: 'Còn hạn', items: inTime.filter((item) => !isNear(item)) },
    { title: 'Không có hạn', items: mine.filter((item) => isTaken(item) && item.deadline === null) },
    {
      title: 'Việc bạn giao ngoài cuộc họp',
      isGiven: true,
      items: [...undone.filter(waitsForGiver), ...undone.filter((item) => !waitsForGiver(item))],
    },
    { title: 'Đã xong', items: mine.filter(isDone) },
    { title: 'Việc bạn giao ngoài cuộc họp, đã xong', isGiven: true, items: given.filter(isDone) },
  ];
  return groups.filter((group) => group.items.length > 0);
}
