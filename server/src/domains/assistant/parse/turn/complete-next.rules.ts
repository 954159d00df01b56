import { askingPart } from '../asking-part.rules.ts';
import { parseMeetingWords } from '../meeting-words.rules.ts';
import type { ParsedNextMeeting } from '../parsed-message.rules.ts';
import type { TurnParts } from './turn-parts.rules.ts';

/** "T2 giao ban mấy giờ" asks for the one of that day. */
export function completeNext(asked: ParsedNextMeeting, parts: TurnParts): ParsedNextMeeting {
  const { now, titles, times, change, message } = parts;
  const said = asked.meeting.said || unheldName(parts);
  const meeting = parseMeetingWords(said, now, titles);
  const asking = askingPart(message);
  const day = change.times.find((time) => {
    const ahead = times[time]?.ahead;
    return times[time]?.saysDay === true && ahead != null && !ahead.repeats && asking.includes(time);
  });
  if (said === '' || day === undefined || meeting.meant['to-come'].range !== null)
    return { ...asked, meeting };
  return { ...asked, meeting: parseMeetingWords(`${said} ${day}`, now, titles), anyDay: meeting };
}

/** Words that ask for the next meeting and name none. */
const asksNext =
  /(?<!\p{L})(?:tiếp|theo|kế|sắp|tới|gần|nhất|đầu|tiên|sau|bắt|diễn|tổ|chức|lịch|lần|bữa|hôm|phải|nữa|hồi|vậy|thì|nào|hay|trực|tuyến|online|mô|tiep|ke|sap|toi|gan|nhat|dau|tien|bat|dien|to|chuc|lich|lan|bua|hom|phai|nua|hoi|vay|thi|nao|truc|tuyen)(?!\p{L})/giu;

/** "Bao giờ thì tất niên": what is left of a question and names something is what it asks of. */
const unheldName = ({ change: { leftover } }: TurnParts): string =>
  leftover.replace(asksNext, ' ').replace(/\s+/gu, ' ').trim();
