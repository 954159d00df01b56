import type { Priority } from '@hopgon/contract/action-items/schemas';

export const priorityWords: Readonly<Record<Priority, string>> = {
  cao: 'Ưu tiên cao',
  'trung bình': 'Ưu tiên trung bình',
  thấp: 'Ưu tiên thấp',
};
