import type { WaitingMails } from '@hopgon/contract/email/schemas';
import { formatMoment } from '../lib/format/date.ts';

/** Why mails to guests of a meeting or a poll have not left, and when they will. */
export const waitingWords = ({ count, waitsFor, until }: WaitingMails): string =>
  waitsFor === 'verification'
    ? `${count} thư gửi khách mời chưa được gửi: thư chờ bạn xác nhận email của mình, rồi tự gửi.`
    : `${count} thư gửi khách mời chưa được gửi vì đã đủ số thư trong ngày${until ? `; thư tự gửi từ ${formatMoment(until)}` : ''}.`;

/** The same in a clause of a toast. */
export const guestMailsWait = ({ waitsFor }: Pick<WaitingMails, 'waitsFor'>): string =>
  waitsFor === 'verification'
    ? 'thư cho khách chờ bạn xác nhận email của mình'
    : 'thư cho khách chờ vì đã đủ số thư trong ngày';
