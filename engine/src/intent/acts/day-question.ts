import { fold } from '../../text/fold.ts';
import type { MessagePiece } from './read-pieces.ts';
import type { SpokenQuestion } from './spoken-act.ts';

type DayQuestion = Extract<SpokenQuestion, { kind: 'day' }>;

const wholeWord = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'u');

const dayOff = '(?:thu 7|thu bay|t7|chu nhat|cn|cuoi tuan|ngay le|ngay nghi|ngay lam viec)';
const asksWeekday = wholeWord(
  `thu may|(?:dinh|trung|roi|nham|phai)(?: vao| nham| phai)? ${dayOff}|la ngay (?:may|bao nhieu|nao)|ngay (?:may|bao nhieu) (?:vay|the|nhi|a|ta|day)`,
);
const asksHowMany = wholeWord(
  '(?:may|bao nhieu) ngay (?:lam viec|nua|thuong)|con (?:may|bao nhieu) ngay|cach (?:nay |day )?(?:may|bao nhieu) ngay',
);
const working = '(?:lam|lam viec|di lam|mo cua|nghi|truc)';
const asksWorks = wholeWord(
  `(?:cty|cong ty|ct|xuong|x1|x2|van phong|chi nhanh|ben (?:minh|nay)|tui minh) (?:\\S+ ){0,4}?${working} (?:\\S+ ){0,3}?(?:${dayOff}|khong|ko|k|hong|chua)|${dayOff} (?:\\S+ ){0,4}?(?:co|duoc) (?:ai )?${working}`,
);
const asksDate = wholeWord('la ngay (?:may|bao nhieu|nao)');
const isWeekday = /^(?:thu (?:hai|ba|tu|nam|sau|bay|\d)|t\d|cn|chu nhat|cuoi tuan)$/u;
/** What is due or held on a day is asked of calendar and tasks. */
const ofOther = wholeWord('hop|hen|lich|phong|viec|han|deadline|task|nop|ranh|ban|ca dem|giao');

/**
 * What a message asks of a day itself: its weekday, how far it is, and whether the company works then; null where it asks of
 * something that is on it.
 */
export function readDayQuestion(message: string, pieces: readonly MessagePiece[]): DayQuestion | null {
  const said = fold(message).replace(/\s+/gu, ' ');
  const times = pieces.flatMap(({ kind, text }) => (kind === 'time' ? [text] : []));
  const works = asksWorks.test(said);
  const asks = [
    asksWeekday.test(said) && ('weekday' as const),
    asksHowMany.test(said) && ('how-far' as const),
    works && ('works' as const),
  ].filter((one) => one !== false);
  if (asks.length === 0 || ofOther.test(said.replaceAll(/lam viec|ngay lich/gu, ''))) return null;
  // "Xưởng ngừng mấy ngày, có trúng thứ bảy không" names no day of which that is asked.
  if (!works && !asksDate.test(said) && times.every((time) => isWeekday.test(fold(time)))) return null;
  const time = asks.includes('how-far') ? (times.at(-1) ?? '') : (times[0] ?? '');
  return time === '' && !asks.includes('works') ? null : { kind: 'day', time, asks, message };
}
