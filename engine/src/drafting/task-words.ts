import { fold } from '../text/fold.ts';
import { parseTimes } from '../time/parse-times.ts';

interface Deadline {
  /** YYYY-MM-DD */
  readonly deadline: string | null;
  readonly deadlineText: string | null;
  /** The day of the meeting. */
  readonly day: string;
}

const TIE =
  /(?:,\s*(?:phải )?hoàn (?:thành|tất))?[\s,]*(?:(?:chậm nhất|muộn nhất|trễ nhất)(?: là)?|hạn(?: chót)?(?: là)?|xong|kịp|trong|trước|từ|vào|vào lúc|lúc|ngay|đến|tới)?\s*$/iu;

/** The words of a task without its day, which stands beside it; a day in the middle may be of something else. */
export function withoutDeadline(title: string, { deadline, deadlineText, day }: Deadline): string {
  if (deadline === null) return title;
  const phrases = parseTimes(title, { reference: `${day}T00:00:00` });
  const last = phrases.at(-1);
  if (
    last === undefined ||
    /[\p{L}\p{N}]/u.test(title.slice(last.span[1]).replace(/\b(?:nhé|nha|ạ|là xong|xong|phải xong)\b/giu, ''))
  )
    return title;
  const said = title.slice(...last.span);
  const isSame =
    last.start.startsWith(deadline) || (deadlineText !== null && fold(deadlineText).includes(fold(said)));
  if (!isSame) return title;
  const rest = title.slice(0, last.span[0]).replace(TIE, '');
  return rest.split(/\s+/u).length > 1 ? rest : title;
}

/** " (trước 17 giờ)", " (buổi chiều)": the time of that day, as a task says it; empty where none was named. */
export function timeOfDay(deadlineText: string | null): string {
  if (deadlineText === null) return '';
  const [phrase] = parseTimes(deadlineText, { reference: '2026-01-01T00:00:00' });
  if (phrase === undefined || phrase.recurrence || (phrase.end !== null && phrase.known.time)) return '';
  if (phrase.known.time) {
    const [hour = '', minute = ''] = phrase.start.slice(11).split(':');
    return ` (trước ${Number(hour)} giờ${minute === '00' ? '' : ` ${minute}`})`;
  }
  const [, before, part] =
    /(trước )?(?<![\p{L}\p{M}])(sáng|trưa|chiều|tối)(?![\p{L}\p{M}])/iu.exec(deadlineText) ?? [];
  if (part === undefined) return '';
  return before ? ` (trước buổi ${part.toLowerCase()})` : ` (buổi ${part.toLowerCase()})`;
}
