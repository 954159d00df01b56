import type { ItemAct, ItemChange } from '@hopgon/contract/action-items/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';

const acts: Readonly<Record<ItemAct, string>> = {
  created: 'ghi việc này',
  accepted: 'nhận việc',
  declined: 'từ chối việc',
  started: 'bắt đầu làm',
  completed: 'báo xong',
  reopened: 'mở lại việc',
  assigned: 'đổi người phụ trách',
  'deadline-changed': 'đổi hạn',
  'extension-requested': 'xin lùi hạn',
  'extension-granted': 'đồng ý lùi hạn',
  'extension-refused': 'không đồng ý lùi hạn',
  escalated: 'báo người chủ trì hoặc người giao việc vì quá hạn',
};

/** 'Mai xin lùi hạn' is a name and these words. */
export const actWords = (act: ItemAct): string => acts[act];

const deadlineWords = (deadline: string | null): string =>
  deadline ? dayInDigits(deadline) : 'không có hạn';

function factOf({ act, assigneeName, deadlineBefore, deadline }: ItemChange): string | null {
  if (act === 'assigned') return `Người phụ trách: ${assigneeName ?? 'chưa rõ'}`;
  if (act === 'created')
    return [assigneeName && `Người phụ trách: ${assigneeName}`, deadline && `Hạn ${deadlineWords(deadline)}`]
      .filter(Boolean)
      .join(' · ');
  if (act === 'extension-refused') return `Hạn vẫn là ${deadlineWords(deadlineBefore)}`;
  if (act === 'escalated') return `Hạn ${deadlineWords(deadline)}`;
  return deadline || deadlineBefore
    ? `Từ ${deadlineWords(deadlineBefore)} sang ${deadlineWords(deadline)}`
    : null;
}

/** What a change says beyond its act, a line each. */
export const linesOfItemChange = (change: ItemChange): readonly string[] =>
  [factOf(change), change.reason && `Lý do: ${change.reason}`].filter(
    (line): line is string => line !== null && line !== '',
  );
