import type { ActionItemState, Priority } from '@hopgon/contract/action-items/schemas';

export const stateWords: Readonly<Record<ActionItemState, string>> = {
  proposed: 'Đề xuất',
  accepted: 'Đã nhận',
  doing: 'Đang làm',
  done: 'Xong',
  declined: 'Đã từ chối',
};

export const priorityWords: Readonly<Record<Priority, string>> = {
  cao: 'Ưu tiên cao',
  'trung bình': 'Ưu tiên trung bình',
  thấp: 'Ưu tiên thấp',
};
