import { formatShortMoment } from '@hopgon/contract/time/format-time';
import { type PlainMail, plainMail } from '../../../platform/mail/plain-mail.rules.ts';

/** Days a closed company can be opened again; then it is removed. */
const daysBeforeRemoval = 7;

export const removalTime = (closedAt: Date): Date =>
  new Date(closedAt.getTime() + daysBeforeRemoval * 24 * 60 * 60 * 1000);

const written = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Typed to the letter; only spaces and how marks are stored make no difference. */
export const isNameOf = (typed: string, name: string): boolean => written(typed) === written(name);

interface Closed {
  readonly company: string;
  readonly removedAfter: Date;
  readonly timeZone: string;
  readonly link: string;
}

/** The mail to the owner and admins, who may open the company again. */
export const closedMail = (name: string, { company, removedAfter, timeZone, link }: Closed): PlainMail =>
  plainMail(`Công ty ${company} sẽ bị xóa`, { name }, [
    `Công ty ${company} vừa được đóng. Toàn bộ dữ liệu sẽ bị xóa vào ${formatShortMoment(removedAfter, timeZone)}.`,
    `Trước lúc đó, chủ sở hữu và quản trị viên có thể mở lại hoặc tải dữ liệu về tại:\n${link}`,
  ]);

export const reopenedMail = (name: string, company: string): PlainMail =>
  plainMail(`Công ty ${company} đã được mở lại`, { name }, [
    `Công ty ${company} đã được mở lại. Không có gì bị xóa.`,
  ]);
