import type { ActionItem, ActionItemState, Priority } from '@hopgon/contract/action-items/schemas';
import { cx } from '../../ui/cx.ts';
import { Chip, type ChipTone } from '../../ui/marks/chip.tsx';

const words: Readonly<Record<ActionItemState, string>> = {
  proposed: 'Đề xuất',
  accepted: 'Đã nhận',
  doing: 'Đang làm',
  done: 'Xong',
  declined: 'Đã từ chối',
};

const tones: Readonly<Record<ActionItemState, ChipTone>> = {
  proposed: 'turmeric',
  accepted: 'plain',
  doing: 'jade',
  done: 'plain',
  declined: 'plain',
};

/** How a task stands, and whether it is late. */
export const ItemState = ({ item: { state, overdue } }: { readonly item: ActionItem }) => (
  <>
    <Chip tone={tones[state]}>{words[state]}</Chip>
    {overdue && <Chip tone="brick">Quá hạn</Chip>}
  </>
);

const priorityWords: Readonly<Record<Priority, string>> = {
  cao: 'Ưu tiên cao',
  'trung bình': 'Ưu tiên trung bình',
  thấp: 'Ưu tiên thấp',
};

export const ItemPriority = ({ item: { priority } }: { readonly item: ActionItem }) => (
  <span className={cx(priority === 'cao' && 'font-medium text-ink')}>{priorityWords[priority]}</span>
);
