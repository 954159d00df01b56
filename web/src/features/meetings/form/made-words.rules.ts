import type { WaitingMails } from '@hopgon/contract/email/schemas';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { guestMailsWait } from '../../../data/waiting-words.rules.ts';

type Made = Pick<Meeting, 'title' | 'series' | 'status'>;

const quotedName = ({ title, series }: Made): string => (series ? `chuỗi “${title}”` : `“${title}”`);

/** How many were asked to come, and whether the members among them get a mail. */
export interface InvitedCount {
  readonly members: number;
  readonly guests: number;
  readonly isMailed: boolean;
}

/** `waiting`: what the mails to guests wait for, where they do. */
export function madeInWords(
  made: Made,
  { members, guests, isMailed }: InvitedCount,
  waiting?: Pick<WaitingMails, 'waitsFor'>,
): string {
  if (made.status === 'draft') return 'Đã lưu bản nháp, chưa báo cho ai';
  const invited = members + guests;
  if (invited === 0) return `Đã tạo ${quotedName(made)}`;
  const notes = [
    !isMailed && members > 0 && 'không gửi thư cho đồng nghiệp',
    waiting && guests > 0 && guestMailsWait(waiting),
  ];
  return [`Đã tạo ${quotedName(made)} và mời ${invited} người`, ...notes.filter(Boolean)].join(', ');
}

interface Cancelled {
  /** Whether several meetings of a series were. */
  readonly isSeries: boolean;
  /** How many members and guests were invited, without the person who cancels. */
  readonly members: number;
  readonly guests: number;
  /** Their invitations never left, so that there is nothing to call off for them. */
  readonly areGuestsUnaware?: boolean;
}

/** `waiting`: what the mails to guests wait for, where they do. */
export function cancelledInWords(
  { isSeries, members, guests, areGuestsUnaware = false }: Cancelled,
  waiting?: Pick<WaitingMails, 'waitsFor'>,
): string {
  const done = isSeries ? 'Đã hủy các buổi họp' : 'Đã hủy cuộc họp';
  if (members + guests === 0) return done;
  if (areGuestsUnaware) {
    return `${members > 0 ? `${done} và báo cho đồng nghiệp` : done}, khách chưa nhận thư mời nào`;
  }
  return waiting
    ? `${done} và báo cho mọi người, riêng ${guestMailsWait(waiting)}`
    : `${done} và báo cho mọi người`;
}

/** `outcome`: whether a mail had left by then. */
export function undoneInWords(made: Made, outcome: 'unnoticed' | 'called-off'): string {
  if (made.status === 'draft') return 'Đã bỏ bản nháp';
  return outcome === 'unnoticed'
    ? `Đã bỏ ${quotedName(made)}, chưa ai nhận thư mời`
    : `Thư mời đã gửi nên ${quotedName(made)} bị hủy và mọi người sẽ được báo`;
}
