import type { FollowUpState } from '@hopgon/contract/action-items/follow-ups/schemas';
import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';

export const stateChoices: readonly { readonly value: FollowUpState; readonly label: string }[] = [
  { value: 'open', label: 'Chưa xong' },
  { value: 'overdue', label: 'Quá hạn' },
  { value: 'proposed', label: 'Chờ nhận' },
  { value: 'done', label: 'Đã xong' },
  { value: 'declined', label: 'Đã từ chối' },
  { value: 'all', label: 'Tất cả' },
];

interface Reminded {
  readonly asked: number;
  readonly reminded: number;
  readonly mailsOn: string;
  /** The day it is for the reader. */
  readonly today: string;
}

/** Why the server may leave out a task; it does not say which of these holds. */
const notReminded = 'đã được nhắc trong ngày, đã xong, hoặc đã đổi người';

/** What was done for 'Nhắc': 'Đã nhắc 3 việc. 1 việc không nhắc được: đã được nhắc trong ngày, …' */
export function remindedWords({ asked, reminded, mailsOn, today }: Reminded): string {
  const later = mailsOn === today ? '' : ` Thư sẽ gửi ngày ${dayInDigits(mailsOn)}.`;
  const rest = asked - reminded;
  if (reminded === 0) return `Không nhắc được: ${rest === 1 ? 'việc này' : 'các việc này'} ${notReminded}.`;
  const left = rest > 0 ? ` ${rest} việc không nhắc được: ${notReminded}.` : '';
  return `Đã nhắc ${reminded} việc.${left}${later}`;
}

/** 'Nhắc 5 việc của 3 người?' */
export const reminderQuestion = (items: readonly Pick<ActionItem, 'assigneeId'>[]): string =>
  `Nhắc ${items.length} việc của ${new Set(items.map(({ assigneeId }) => assigneeId)).size} người?`;

/** Of the working day a reminder counts for, on which its mail leaves: 'Đã nhắc ngày 27/11/2026'. */
export const lastReminderWords = (day: string, today: string): string =>
  day > today ? `Đã nhắc, thư sẽ gửi ngày ${dayInDigits(day)}` : `Đã nhắc ngày ${dayInDigits(day)}`;
