import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { localDay } from '@hopgon/contract/time/zoned';

export interface ItemFates {
  readonly inTime: readonly ActionItem[];
  readonly late: readonly ActionItem[];
  readonly open: readonly ActionItem[];
  readonly overdue: readonly ActionItem[];
}

/** How one's tasks went; what was done without a deadline was in time. */
export function fatesOf(items: readonly ActionItem[], timeZone: string): ItemFates {
  const done = items.filter(({ state }) => state === 'done');
  const isLate = ({ deadline, updatedAt }: ActionItem) =>
    deadline !== null && localDay(updatedAt, timeZone) > deadline;
  const taken = items.filter(({ state }) => state === 'accepted' || state === 'doing');
  return {
    inTime: done.filter((item) => !isLate(item)),
    late: done.filter(isLate),
    open: taken.filter(({ overdue }) => !overdue),
    overdue: taken.filter(({ overdue }) => overdue),
  };
}
