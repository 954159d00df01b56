import { anyOf } from '../language/phrase.ts';

const TEENS = 'mười(?: (?:một|hai|ba|bốn|lăm|sáu|bảy|tám|chín))?';
const TWENTIES = 'hai mươi(?: (?:mốt|hai|ba|tư|bốn|lăm|nhăm|sáu|bảy|tám|chín))?';
const SHORT =
  '(?:hai|hăm) (?:mốt|hai|tư|bốn|lăm|nhăm|sáu|bảy|tám|chín)|hăm (?:mốt|ba)|ba mươi(?: mốt)?|ba mốt';
const DAY = `(?<day>${TEENS}|${TWENTIES}|${SHORT}|[12]\\d|3[01])`;
/** What may follow a day that stands without "ngày"; after a number of things comes the thing. */
const AFTER =
  '(?= (?:là|tây|em|anh|chị|tôi|con|cháu|mình|cô|chú|bác|phải|thì|nhé|ạ|chúng|họp|đi|lên|tụi|bọn|nghe|đi|cho|nộp|gửi|có|xong|để|rồi|luôn|này|sẽ|làm|mới|cũng|được|trình|bàn|khai|đón|nha|hen|mọi|các|ai|vì|chứ|còn|nếu)| $)';
/** "Chiều hai bảy em chuẩn bị", "trước hai mươi nhé": a day of the month by its number alone. */
const NAMED = new RegExp(
  ` (?:thứ (?:hai|ba|tư|năm|sáu|bảy)|chủ nhật|sáng|trưa|chiều|tối|hôm|bữa|(?<!(?:mỗi|một|mấy|hằng|hàng|hai|ba|trong|cả) )ngày|trước|đến|tới|sang|qua|vào|hạn|nhất|lùi|dời|nộp) ${DAY}(?: tháng này)?${AFTER}`,
  'u',
);
/** "…, hai tám phải có": at the start, before what must be by then. */
const LEADING = new RegExp(
  `^ (?:(?:dạ|vâng|ừ|ok|thế|vậy|thì|miễn|sao|cho) )*${DAY} (?:(?:là )?(?:phải|nộp|xong|gửi|đón|trình|em|tôi|con|anh|chị)|là có) `,
  'u',
);
/** "… ba mươi tháng này em gửi". */
const OF_THIS_MONTH = new RegExp(` (?:ngày )?${DAY} tháng này(?= )`, 'u');
/** "Bữa hăm bốn", whatever follows: nothing else is counted so. */
const OF_BUA =
  / (?:bữa|hôm|ngày) (?<day>hăm (?:mốt|một|hai|ba|tư|bốn|lăm|nhăm|sáu|bảy|tám|chín))(?! tháng)(?= )/u;
const NOT_DAYS = anyOf('lúc|hồi|từ|giờ|phút');

const UNITS = ['', 'một', 'hai', 'ba', 'bốn', 'lăm', 'sáu', 'bảy', 'tám', 'chín'];
const OTHER_UNITS: ReadonlyMap<string, number> = new Map([
  ['mốt', 1],
  ['tư', 4],
  ['nhăm', 5],
]);

/** The day of the month a stretch of canonical words names by its number alone: the next such day, today included. */
export function readBareDay(plain: string, meetingDate: string): { date: string; phrase: string } | null {
  const match = NAMED.exec(plain) ?? LEADING.exec(plain) ?? OF_BUA.exec(plain) ?? OF_THIS_MONTH.exec(plain);
  const day = match?.groups?.day;
  if (!(match && day) || NOT_DAYS.test(plain.slice(0, match.index + 1))) return null;
  const date = nextDay(numberOf(day), meetingDate);
  return date === null ? null : { date, phrase: match[0].trim().startsWith(day) ? day : match[0].trim() };
}

/** "Xin đến hai mươi lăm" — "thôi được, hai mươi ba, không hơn": a part that is nothing but the number. */
const KIN = '(?:anh|chị|cô|chú|bác|thầy|sếp)';
const ALONE = new RegExp(
  `^ (?:(?:thôi|được|ừ|à|hay|vậy|thế|dạ|vâng|ok|rồi|thì|sớm hơn|muộn hơn|chậm nhất|muộn nhất|chốt) )*(?:${KIN} )?(?:(?:cho )?(?:em|tôi|con|cháu|anh|chị|mình) )?(?:(?:xin|(?:đẩy|dời|lùi|kéo|rút)(?: lên| sang| qua| về| xuống| tới| đến)?) )?(?:ngày )?${DAY} (?:thì (?:mười|hai|hăm|ba|\\d)(?: \\S+){0,2} )?(?:(?:nhé|đi|vậy|thôi|ạ|là|hạn|cuối|chót|anh|chị|em|cô|chú|bác|thầy|sếp|nghe|ha|hả|được|kịp|không|chứ|luôn|cho|chắc|tây) )*$`,
  'u',
);

/** As `readBareDay`, of a part of a sentence where a day has just been haggled over. */
export function readDayAlone(plain: string, meetingDate: string): { date: string; phrase: string } | null {
  const day = ALONE.exec(plain)?.groups?.day;
  const date = day === undefined ? null : nextDay(numberOf(day), meetingDate);
  return day === undefined || date === null ? null : { date, phrase: day };
}

function numberOf(words: string): number {
  if (/^\d/u.test(words)) return Number(words);
  const [tens = '', ...rest] = words.split(' ');
  const last = rest.filter((word) => word !== 'mươi').at(-1) ?? '';
  const unit = OTHER_UNITS.get(last) ?? Math.max(0, UNITS.indexOf(last));
  return ['', 'mười', 'hai', 'ba'].indexOf(tens === 'hăm' ? 'hai' : tens) * 10 + unit;
}

function nextDay(day: number, meetingDate: string): string | null {
  const from = new Date(meetingDate);
  for (let months = 0; months < 3; months += 1) {
    const date = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, day));
    if (date.getUTCDate() === day && date >= from) return date.toISOString().slice(0, 10);
  }
  return null;
}
