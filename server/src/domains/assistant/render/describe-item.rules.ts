import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { dayInWords } from '@hopgon/contract/time/format-local';
import { daysBetween } from '@hopgon/engine/time/days';

const states = {
  proposed: 'chưa nhận',
  accepted: 'đã nhận, chưa xong',
  doing: 'đang làm',
  done: 'đã xong',
  declined: 'bị từ chối',
} as const;

/** How far a day is from another: "còn 24 ngày". */
function distance(today: string, deadline: string, isDone: boolean): string {
  const days = daysBetween(today, deadline);
  if (isDone) return '';
  if (days === 0) return ' (hôm nay)';
  return days > 0 ? ` (còn ${days} ngày)` : ` (đã qua ${-days} ngày)`;
}

/** "Gửi bảng giá — Phạm Quang Huy, hạn Thứ Tư, 25/11/2026, quá hạn, đã nhận, chưa xong" */
export function describeItem(
  { title, assigneeName, deadline, overdue, state }: ActionItem,
  today: string | null = null,
): string {
  const parts = [
    assigneeName ?? 'chưa có người phụ trách',
    deadline === null
      ? 'chưa có hạn'
      : `hạn ${dayInWords(deadline)}${today === null ? '' : distance(today, deadline, state === 'done')}`,
    overdue ? 'quá hạn' : '',
    states[state],
  ];
  return `${title} — ${parts.filter(Boolean).join(', ')}`;
}
