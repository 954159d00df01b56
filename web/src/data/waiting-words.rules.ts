import type { WaitingMails } from '@hopgon/contract/email/schemas';
import { formatMoment } from '../lib/format/date.ts';

/** Why mails to guests of a meeting or a poll have not left, and when they will. */
export const waitingWords = ({ count, waitsFor, until }: WaitingMails): string =>
  waitsFor === 'verification'
    ? `${count} thư gửi khách mời chưa đi: thư chờ bạn xác nhận email của mình, rồi tự gửi.`
    : `${count} thư gửi khách mời chưa đi vì đã đủ số thư trong ngày${until ? `; thư tự gửi từ ${formatMoment(until)}` : ''}.`;
