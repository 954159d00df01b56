import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { dayInWords } from '@hopgon/contract/time/format-local';

const states = {
  proposed: 'chưa nhận',
  accepted: 'đã nhận, chưa xong',
  doing: 'đang làm',
  done: 'đã xong',
  declined: 'bị từ chối',
} as const;

/** "Gửi bảng giá — Phạm Quang Huy, hạn Thứ Tư, 25/11/2026, quá hạn, đã nhận, chưa xong" */
export function describeItem({ title, assigneeName, deadline, overdue, state }: ActionItem): string {
  const parts = [
    assigneeName ?? 'chưa có người phụ trách',
    deadline === null ? 'chưa có hạn' : `hạn ${dayInWords(deadline)}`,
    overdue ? 'quá hạn' : '',
    states[state],
  ];
  return `${title} — ${parts.filter(Boolean).join(', ')}`;
}
