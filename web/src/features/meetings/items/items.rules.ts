import type { ActionItem } from '@hopgon/contract/action-items/schemas';

export interface ItemGroup {
  readonly title: string;
  readonly items: readonly ActionItem[];
}

const groups = [
  { title: 'Chờ xác nhận', states: ['proposed'] },
  { title: 'Chưa xong', states: ['accepted', 'doing'] },
  { title: 'Đã xong', states: ['done'] },
  { title: 'Đã từ chối', states: ['declined'] },
] as const;

// What has no deadline comes after what has one.
const due = ({ deadline }: ActionItem) => deadline ?? '9999';

/** Items by what they ask for, the soonest due first; groups nobody is in are left out. */
export function groupItems(items: readonly ActionItem[]): readonly ItemGroup[] {
  return groups
    .map(({ title, states }) => ({
      title,
      items: items
        .filter(({ state }) => states.some((each) => each === state))
        .toSorted((left, right) => due(left).localeCompare(due(right))),
    }))
    .filter((group) => group.items.length > 0);
}
