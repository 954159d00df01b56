import { isCivilDate } from '@hopgon/engine/time/civil';
import type { ImpossibleTime } from '../../shared/impossible-time.rules.ts';
import type { ParsedMessage } from '../parsed-message.rules.ts';

const leapYear = 2028;
const writtenDate =
  /(?<![\d/.:-])(?<named>(?:ngày|ngay)\s+)?(?<street>(?<!\p{L})(?:số|so|nhà|nha|ngõ|ngo|ngách|ngach|hẻm|hem|kiệt|kiet|đường|duong|tại|tai|ở|o)\s+)?(?<day>\d{1,2})(?:[/-]|\s+(?:tháng|thang)\s+)(?<month>\d{1,2})(?:[/-](?<year>\d{4}))?(?![\d/-])/giu;

function findImpossibleDate(text: string): string | null {
  const found = [...text.matchAll(writtenDate)].find(({ groups = {} }) => {
    const [day, month] = [Number(groups.day), Number(groups.month)];
    // A fraction or a house number is no date unless it is called one.
    const isDate =
      groups.named !== undefined ||
      (groups.street === undefined && day >= 29 && day <= 31 && month >= 1 && month <= 12);
    return isDate && !isCivilDate(Number(groups.year ?? leapYear), month, day);
  });
  return found ? found[0].replace(/^(?:ngày|ngay)\s+/iu, '') : null;
}

const writtenClock =
  /(?<![\d/.:,-])(?<at>(?:lúc|luc|vào|vao)\s+)?(?<hour>\d{1,2})\s?(?<sign>h|g|giờ|gio|:)(?:\s?(?<minute>\d{2}))?(?![\d:/\p{L}])(?<day>\s+(?:ngày|ngay|hôm|hom|sáng|sang|trưa|trua|chiều|chieu|tối|toi|đêm|dem|mai|mốt|kia|thứ|thu|chủ nhật|chu nhat|tuần|tuan)(?![\p{L}]))?/giu;

function findImpossibleClock(text: string): string | null {
  const found = [...text.matchAll(writtenClock)].find(({ groups = {} }) => {
    const { at, sign, minute, day } = groups;
    const hour = Number(groups.hour);
    // "48h" without more is how long something takes, "50g" a weight, "60:40" a ratio.
    if (minute === undefined)
      return (
        hour > 24 && (at !== undefined ? sign !== ':' : day !== undefined && sign !== ':' && sign !== 'g')
      );
    const isPastMidnight = hour > 24 || (hour === 24 && Number(minute) > 0);
    return (isPastMidnight && (sign !== ':' || hour < 30)) || (hour <= 24 && Number(minute) > 59);
  });
  if (!found) return null;
  const { at = '', day = '' } = found.groups ?? {};
  return found[0].slice(at.length, found[0].length - day.length);
}

/** The first date as written that no calendar has, such as "30/2", or clock such as "25h"; null when all exist. */
export function findImpossibleTime(text: string): ImpossibleTime | null {
  const date = findImpossibleDate(text);
  if (date !== null) return { kind: 'date', said: date };
  const clock = findImpossibleClock(text);
  return clock === null ? null : { kind: 'clock', said: clock };
}

/** A request as it is, or that its time does not exist. */
export function refuseImpossibleTime(asked: ParsedMessage): ParsedMessage {
  const time = findImpossibleTime(timeWordsOf(asked));
  return time ? { kind: 'impossible-time', time } : asked;
}

/** The words whose time must exist; a plain question may name any. */
function timeWordsOf(asked: ParsedMessage): string {
  switch (asked.kind) {
    case 'schedule':
      return asked.isCommand ? asked.words.time.said : asked.message;
    case 'task':
      return asked.isCommand ? asked.words.deadline.said : asked.message;
    case 'agenda':
    case 'free-time':
      return asked.message;
    case 'next-meeting':
    case 'summary':
    case 'figures':
    case 'decisions':
    case 'minutes':
      return asked.meeting?.said ?? '';
    case 'question':
      return asked.isAsking ? '' : asked.message;
    default:
      return '';
  }
}
