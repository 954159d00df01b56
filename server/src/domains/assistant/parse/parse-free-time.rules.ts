import type { MessageRequest } from '@hopgon/engine/intent/read-request';
import { addDays } from '@hopgon/engine/time/days';
import { addMinutes, clockOf, dateOf, type LocalTime, midnightOf } from '@hopgon/engine/time/local-time';
import { readTime, type SaidTime } from '@hopgon/engine/time/said-time';
import { findAskedFacts } from './asked-facts.rules.ts';
import type { ParsedFreeTime } from './parsed-message.rules.ts';
import { findLength } from './time/spoken-length.rules.ts';

/** Whose free time a message asks for, and when. */
export function parseFreeTime(
  message: string,
  { kind, slots, time, names }: MessageRequest,
  now: LocalTime,
): ParsedFreeTime {
  const { people = '', when = '' } = slots;
  const { asksBusy, minutes } = findAskedFacts(message);
  const asked = kind === 'free' ? (slots.asks ?? 'whether') : null;
  // Without a time nobody can be free then.
  const asks = asked === 'whether' && when === '' && !saysNow(message) ? 'when' : asked;
  const askedTime = asks ? readTime(when, now) : time;
  return {
    ...{ kind: 'free-time', message, asks, asksBusy, minutes },
    people: peopleAsked(people.replace(leadsToTime, ''), names),
    time:
      saysNow(message) && !askedTime.ahead ? readTime(nextHalfHour(now), now) : openEnded(message, askedTime),
  };
}

/** From the next five minutes on, so that it is no time past. */
function nextHalfHour(now: LocalTime): string {
  const minute = Number(clockOf(now).slice(3));
  const start = addMinutes(now, 5 - (minute % 5));
  return `${clockOf(start)}-${clockOf(addMinutes(start, 30))}`;
}

const saysNow = (message: string): boolean =>
  /(?<!\p{L})(?:đang|lúc này|bây giờ|hiện|hiện giờ|dang|luc nay|bay gio)(?!\p{L})/iu.test(message);

/** Behind the people, a word that belongs to the time: "cả nhóm từ thứ Hai". */
const leadsToTime = /\s+(?:(?:kể |bắt đầu )?từ|vào|trong|lúc)$/iu;
const openDays = 7;

/** "Từ thứ Hai" is a week that begins then, and not that day alone. */
function openEnded(message: string, time: SaidTime): SaidTime {
  const { ahead } = time;
  if (!ahead || ahead.clock || ahead.lasts || ahead.repeats) return time;
  const before = message.slice(0, Math.max(0, message.indexOf(ahead.phrase)));
  if (!/(?:^|\s)từ\s+$/iu.test(before)) return time;
  const end = midnightOf(addDays(dateOf(ahead.start), openDays));
  return { ...time, ahead: { ...ahead, end, lasts: true } };
}

const noPerson = /(?:^|[\s,]+)(?:ko|không|tầm|khoảng|có|rảnh|bận|lúc|nhỉ|vậy|tam|khoang|ranh)(?=[\s,]|$)/giu;
/** Typed small and without marks it leads to a time, and is nobody's name. */
const leadsSmall = /(?:^|[\s,]+)(?:tu|luc)(?=[\s,]|$)/gu;

/** Whom a question is about: the people that were read, without words that are none; else the names it has. */
function peopleAsked(people: string, names: readonly string[]): string {
  const length = findLength(people);
  const said = people
    .replace(length === '' ? '\0' : length, '')
    .replace(/(?:^|\s)(?:chừng|chung)(?=\s|$)/giu, '')
    .replace(noPerson, '')
    .replace(leadsSmall, '')
    .replace(/^[\s,]+|[\s,]+$/gu, '');
  return said === '' ? names.filter((name) => !/^(?:tu|luc)$/u.test(name)).join(', ') : said;
}
