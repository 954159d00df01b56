import type { WaitingMails } from '@hopgon/contract/email/schemas';
import { formatMoment } from '../lib/format/date.ts';

/** Why mails to guests of a meeting or a poll have not left, and when they will. */
export const waitingWords = ({ count, waitsFor, until }: WaitingMails): string =>
  waitsFor === 'verification'
    ? `${count} thư cho khách mời chưa được gửi. Khi bạn xác nhận email của mình, các thư này sẽ được gửi tự động.`
    : `${count} thư cho khách mời chưa được gửi vì đã đủ số thư trong ngày${until ? `; thư sẽ được gửi tự động từ ${formatMoment(until)}` : ''}.`;

/** The same in a clause of a toast. */
export const guestMailsWait = ({ waitsFor }: Pick<WaitingMails, 'waitsFor'>): string =>
  waitsFor === 'verification'
    ? 'thư cho khách chờ bạn xác nhận email của mình'
    : 'thư cho khách chờ vì đã đủ số thư trong ngày';
