import { parseDuration } from '../../time/parse-duration.ts';
import type { Clause } from '../clauses/act-clause.ts';
import type { Cue } from './act-cue.ts';
import type { SpokenPriority } from './spoken-act.ts';

const ones = '(?:một|mốt|hai|ba|bốn|tư|năm|lăm|sáu|bảy|tám|chín|mot|bon|tu|nam|lam|sau|bay|tam|chin)';
const tens = '(?:mươi|chục|muoi|chuc)';
/** "mười lăm", "hai mươi", "bốn chục", "bốn mươi lăm", "bốn lăm" */
const counted = `(?:(?:mười|muoi)(?:\\s+${ones})?|${ones}(?:\\s+${tens})?(?:\\s+${ones})?)`;
/** A length of time, in figures or in words. */
export const lengthWords = `(?:\\d{1,3}\\s*(?:phút|phut|p|mins?)(?!\\p{L})|${counted}\\s+(?:phút|phut)(?!\\p{L})|(?:\\d{1,2}(?:[.,]5)?\\s*|(?:nửa|nua|một|mot|hai|ba)\\s+)(?:tiếng|tieng)(?!\\p{L})(?:\\s+(?:rưỡi|ruoi))?|(?:tiếng|tieng)\\s+(?:rưỡi|ruoi)(?!\\p{L}))`;
const lengthAlone = new RegExp(`(?<![\\d:/\\p{L}])${lengthWords}`, 'iu');

/** "20 phút", "nửa tiếng", "1 tiếng rưỡi"; null where no length is said. */
export const minutesIn = (text: string): number | null => {
  const found = lengthAlone.exec(text)?.[0];
  return found === undefined ? null : parseDuration(found);
};

const levels: readonly (readonly [Cue, SpokenPriority])[] = [
  ['low', 'low'],
  ['urgent', 'high'],
  ['normal', 'normal'],
];

/** "ưu tiên cao", "gấp" */
export function priorityIn(clause: Clause): SpokenPriority | null {
  if (/(?<!\p{L})(?:không|chưa|chẳng|hông|ko|chua) (?:gấp|vội|cần gấp|gap|voi)/iu.test(clause.message))
    return 'low';
  const at = clause.at('priority');
  if (at >= 0) {
    const said = clause.text(at);
    if (/(?:^|\s)(?:cao|gấp|gap|khẩn|high|urgent)(?=$|[\s,.])/iu.test(said)) return 'high';
    if (/(?:^|\s)(?:thấp|thap|low)(?=$|[\s,.])/iu.test(said)) return 'low';
  }
  const found = levels.find(([cue]) => clause.has(cue));
  if (!found) return null;
  const isPlain = found[1] === 'high' || at >= 0 || /ưu tiên|gấp|vội|uu tien/iu.test(clause.message);
  return isPlain ? found[1] : null;
}

/** "thêm 3 ngày": how many days later; null where none is said. */
export function daysIn(message: string): number | null {
  const found =
    /(?:thêm|them|lùi|lui|dời|doi)\s+(\d{1,2}|một|hai|ba|mot)\s+(ngày|hôm|tuần|bữa|ngay|hom|tuan)(?![\p{L}])/iu.exec(
      message,
    );
  if (!found) return null;
  const [, count = '', unit = ''] = found;
  const number = Number(count) || { một: 1, mot: 1, hai: 2, ba: 3 }[count.toLowerCase()] || 0;
  return /^tu/iu.test(unit) ? number * 7 : number;
}
