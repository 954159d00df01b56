import type { MessageState } from '@hopgon/engine/intent/intent';
import { hasMarks } from '@hopgon/engine/text/fold';

const bareHalf =
  /(?<![\d:/.,])(\d{1,2})\s*(?:h|g|giờ|gio)?\s+(?:rưỡi|ruoi)(?!\s*(?:tiếng|giờ|tieng|gio))(?![\p{L}\d])/iu;
/** "Kéo tới 3 rưỡi": behind a word that leads to a time it is one, whatever was said before. */
const halfLedTo =
  /(?<=(?<!\p{L})(?:tới|đến|lúc|sang|qua|lên|xuống|về|từ|toi|den|luc|len|xuong|ve|tu)\s)(\d{1,2})\s*(?:h|g|giờ|gio)?\s+(?:rưỡi|ruoi)(?!\s*(?:tiếng|giờ|tieng|gio))(?![\p{L}\d])/iu;
const bareHour =
  /^(\s*(?:(?:à|lúc|tầm|khoảng|luc|tam|khoang)\s+)*)(\d{1,2})((?:\s+(?:sáng|chiều|tối|trưa|sang|chieu|toi|trua|nhé|nha|đi|ạ|thôi|di))*\s*[.!]?\s*)$/iu;

const addedHour =
  /(?<!\p{L})(thêm|them|bổ sung|bo sung)((?:\s+(?:cả|luôn|giờ|một|lựa chọn|phương án|ca|luon|gio))*)\s+(\d{1,2}\s*(?:h|g|giờ|gio)\s?\d{0,2})(?=\s+(?:sáng|chiều|trưa|tối|thứ|t\d|ngày|mai|mốt|chủ|sang|chieu|trua|toi|thu|ngay|chu|\d))/iu;

const namedOption =
  /(?<!\p{L})(thêm|bỏ|xóa|gạch|bớt|them|bo|xoa)\s+(?:(?:phương án|lựa chọn|option|giờ|phuong an|lua chon)\s+)(?=thứ\s+(?:hai|ba|tư|năm|sáu|bảy)|thu\s+(?:hai|ba|tu|nam|sau|bay)|lúc|\d{1,2}\s*(?:h|g|:))/iu;

/** "Hàng tuần tới hết tháng 12" ends then, and is no next week. */
const untilBehindRhythm =
  /(?<!\p{L})((?:hàng|hằng|mỗi|hang|moi)\s+(?:tuần|tháng|ngày|tuan|thang|ngay)),?\s+(?:tới|toi)(?=\s+(?:hết|cuối|ngày|tháng|het|cuoi|ngay|thang|\d))/giu;

/** "Tầm tiếng rưỡi" is one and a half. */
const hourAndHalf =
  /(?<=(?:^|[\s,])(?:tầm|khoảng|chừng|cỡ|độ|hết|mất|họp|dài|trong|thêm|tam|khoang|chung|co|do|het|mat|hop|dai|them)\s)(tiếng|giờ|tieng|gio)(?=\s+(?:rưỡi|ruoi)(?![\p{L}\d]))/giu;

/** "Thêm 10h thứ Tư" names an hour and no length; "7 rưỡi" and, where a time was asked for, a bare "9" are hours. */
export function completeClock(said: string, before: MessageState): string {
  const message = said
    .replace(hourAndHalf, '1 $1')
    .replace(untilBehindRhythm, (_, rhythm: string) => `${rhythm} ${hasMarks(said) ? 'đến' : 'den'}`);
  if (before === null || before.kind === 'after')
    return message.replace(halfLedTo, (found, hour: string) => (Number(hour) < 24 ? `${hour}h30` : found));
  const half = message
    .replace(bareHalf, (found, hour: string) => (Number(hour) < 24 ? `${hour}h30` : found))
    .replace(addedHour, hasMarks(message) ? '$1$2 lúc $3' : '$1$2 luc $3');
  if (before.of === 'poll')
    return half
      .replace(namedOption, '$1 ')
      .replace(addedHour, hasMarks(message) ? '$1$2 lúc $3' : '$1$2 luc $3');
  if (before.kind !== 'asked' || before.of !== 'time') return half;
  return half.replace(bareHour, (found, lead: string, hour: string, end: string) =>
    Number(hour) < 24 ? `${lead}${hour}h${end}` : found,
  );
}
