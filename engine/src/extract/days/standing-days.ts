import { anyOf } from '../language/phrase.ts';
import type { DayPart } from './day-parts.ts';
import { CANNOT_BE } from './haggle.ts';

/** The days that still stand at the end of the turn, of those it names. */
export function standing(parts: readonly DayPart[]): DayPart[] {
  const gone = new Set<string>();
  let kept: DayPart[] = [];
  for (const part of parts) {
    const again = part.takesBack && kept.some(({ day }) => day.date === part.day.date);
    if (part.takesBack) {
      for (const { day } of kept) gone.add(day.date);
      kept = [];
    }
    if (isOut(part) || (again && !part.bare)) gone.add(part.day.date);
    else if (part.bare || !gone.has(part.day.date)) kept.push(part);
  }
  return kept;
}

const isOut = ({ behind }: DayPart): boolean =>
  CANNOT_BE.test(behind) || OTHERS_FIRST.test(behind) || OF_THEM.test(behind);
/** "Thứ năm họ sang làm việc": what others do then. */
export const OF_THEM = anyOf(
  '(?:họ|ổng|bả|ảnh|người ta|khách|đoàn)(?! (?:cần|đòi|muốn|yêu cầu|bảo|hẹn|chốt|cho|lấy|phải|mới) )',
);
/** "Cuối tháng họ mới gửi": not before then, and by others. */
const OTHERS_FIRST = / (?!(?:em|con|cháu|tôi|mình|anh|chị) )(?:\S+ ){1,5}mới (?!(?:em|con|tôi) )/u;
