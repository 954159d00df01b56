import { anyOf, opensWith } from '../language/phrase.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { readDeadline } from './read-deadline.ts';

/** "À nhầm, thứ sáu tuần sau cơ": one's own word taken back. */
export const TAKES_BACK = opensWith(
  '(?:à |á |ấy |ý |ủa |ơ |ối |ôi |trời |chết |thôi |dạ )*(?:(?:em|con|tôi|anh|chị|chú|bác|cô) )?(?:nhầm|lộn|quên)',
);

export const FAR_OR_NEAR = '(?:lâu|trễ|muộn|xa|gấp|sớm|chậm|cận|sát)';
/** "Sớm quá", "lâu quá": not on that day. */
export const TOO_FAR = anyOf(`${FAR_OR_NEAR} (?:ngày )?(?:quá|lắm)|hơi ${FAR_OR_NEAR}`);

/** "Đoàn khách bữa nào tới anh?" asks of who comes, and not of the work. */
export const ASKS_WHEN = anyOf(`
  (?:chừng nào|bao giờ|khi nào|hôm nào|bữa nào|ngày nào|mấy giờ|khi mô|bữa mô|thứ mấy|ngày mấy|bữa mấy|m[ùồ]ng mấy)(?! (?:tới|đến) (?:anh|chị|cô|chú|bác|vậy|ạ) )
  (?:lúc|chừng|tầm|khoảng) nào (?:thì )?(?:xong|có|nộp|gửi|đưa|trả|giao|được)
`);

/** "Mấy hôm thì xong?", "hai hôm đủ không?". */
export const ASKS_HOW_LONG = anyOf(
  '(?:cần|mất|cho|trong) (?:bao lâu|mấy (?:ngày|hôm|bữa|tuần))|(?:bao lâu|mấy (?:ngày|hôm|bữa|tuần))(?: nữa)?(?: thì| là| mới)? (?:xong|có|được|đủ)|(?:ngày|hôm|bữa|tuần)(?: thì| có)? (?:đủ|kịp|xong|được) (?:không|chưa|chứ)',
);

/** "Hai mươi là chủ nhật chị ơi": told of a day that was named. */
export const TELLS_OF_DAY =
  / (?:là|trúng|rơi vào|nhằm) (?:ngày )?(?:thứ \S+|chủ nhật|lễ|nghỉ|rằm|tết)(?= )| (?:thứ \S+|chủ nhật)(?: tuần \S+)? là (?:ngày|mùng|mồng) /u;

/** "Thứ ba em bận. Thứ năm đi.": a day one has no time on. */
export const NOT_THEN = anyOf('bận|kẹt|vướng|mắc|nghỉ|off|vắng|trễ|muộn|gấp|không (?:được|kịp|rảnh)|sao kịp');

/** "Em xin không trực tối thứ ba": leave asked for, and no day of the work. */
export const ASKS_OFF = anyOf('xin (?:phép )?(?:không|nghỉ|vắng|về sớm)|không (?:trực|dự|có mặt|có nhà)');

/** Whether a turn speaks of the day something is due on: asks for it, tells what is on then, or names it again. */
export function speaksOfDue(turn: number, due: string | undefined, context: MeetingContext): boolean {
  return (context.clauses[turn] ?? []).some((clause) => {
    if (TELLS_OF_DAY.test(clause.plain) || TOO_FAR.test(clause.plain)) return true;
    const day = readDeadline(clause, 0, clause.words.length, context);
    return day !== null && (clause.asks || day.date === due || NOT_THEN.test(clause.plain));
  });
}
