import type { ActionItem, ActionItemState } from '@hopgon/contract/action-items/schemas';
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
