import type { IntentKind, IntentSlots } from '@hopgon/engine/intent/intent';
import { plainlySaid } from '@hopgon/engine/intent/read-intent';
import { type MessageRequest, readRequest } from '@hopgon/engine/intent/read-request';
import { fold } from '@hopgon/engine/text/fold';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import type { SaidTime } from '@hopgon/engine/time/said-time';
import { parseMinutesChoice } from '../shared/minutes-choice.rules.ts';
import { findAskedFacts } from './asked-facts.rules.ts';
import { askingPart, asksSomething } from './asking-part.rules.ts';
import { asksOfMatter } from './content-question.rules.ts';
import { findSmallTalk } from './find-small-talk.rules.ts';
import { parseMeetingWords, stripNearest } from './meeting-words.rules.ts';
import { withOwnWork } from './own-work.rules.ts';
import { parseFreeTime } from './parse-free-time.rules.ts';
import { parseTaskList } from './parse-task-list.rules.ts';
import type { ParsedMessage, ParsedMinutes, ParsedRecord, ParsedSearch } from './parsed-message.rules.ts';
import { saysHow } from './says-how.rules.ts';
import { parseSpokenSchedule } from './schedule-words.rules.ts';
import { parseSpokenTask } from './task-words.rules.ts';
import { readDateRange } from './time/date-range.rules.ts';
import { pastDaysOf } from './time/past-days.rules.ts';

/** What free words ask for; of a kind that writes something else, or asks of the calendar, it is what may be looked for. */
export function parseFreeWords(
  message: string,
  meetingId: string | null,
  now: LocalTime,
  known: IntentKind | null = null,
): ParsedMessage {
  const chosen = parseMinutesChoice(message);
  if (chosen !== null) return minutesSpoken('', chosen, now);
  const request = readRequest(message, now, known);
  const { kind, score, slots, found, names, query } = request;
  const { helpTopic, isUrgent } = findAskedFacts(message);
  const { about = '' } = slots;
  const search = searchIn(message, request, now);
  if (score < plainlySaid) return { ...search, isAsking: asksSomething(message) };
  switch (kind) {
    case 'schedule':
      return { kind, message, isCommand: false, words: parseSpokenSchedule(slots, found, now, names) };
    case 'task':
      return {
        kind,
        message,
        isCommand: false,
        words: parseSpokenTask(withOwnWork(message, slots), found, isUrgent, now),
      };
    case 'agenda':
      return parseAgenda(message, request, now);
    case 'free':
    case 'find-time':
      return parseFreeTime(message, request, now);
    case 'own-tasks':
    case 'late-tasks':
    case 'person-tasks':
      return parseTaskList(kind, message, request, now);
    case 'next-meeting':
      return parseNextMeeting(message, request, now);
    case 'decisions':
      return asksOfMatter(message, { slots, query }) ? search : recordSpoken(kind, slots, meetingId, now);
    case 'summary':
      return recordSpoken(kind, slots, meetingId, now);
    case 'talk-figures':
      return recordSpoken('figures', slots, meetingId, now);
    case 'minutes':
      return minutesSpoken(about.replace(writesAtEnd, ''), meetingId, now);
    case 'help':
      return { kind, message, topic: helpTopic, words: query, asksHow: saysHow(message) };
    case 'greeting':
      return { kind };
    case 'small-talk':
      return { kind, of: findSmallTalk(message) };
    case 'thanks':
      return { kind };
    case 'unknown':
      return { ...search, isAsking: asksSomething(message) };
    default:
      return search;
  }
}

/** "Mấy giờ mai họp": a day and no name ask for that day. */
function parseNextMeeting(message: string, request: MessageRequest, now: LocalTime): ParsedMessage {
  const about = stripNearest(request.slots.about ?? '');
  return about === '' && asksOfDay(request, now)
    ? parseAgenda(message, request, now)
    : { kind: 'next-meeting', meeting: parseMeetingWords(about, now) };
}

/** A day that is over has no next meeting: "hôm qua buổi chiều tôi họp gì". */
const asksOfDay = (
  { slots: { when = '' }, time: { ahead, plain } }: MessageRequest,
  now: LocalTime,
): boolean =>
  when !== '' && ((ahead !== null && !ahead.clock && namesOtherDay.test(when)) || isOver(plain, now));

const isOver = (plain: SaidTime['plain'], now: LocalTime): boolean =>
  plain !== null && !plain.isBareWeekday && plain.end <= now;

const namesOtherDay = /(?<!\p{L})(?:mai|mốt|kia|thứ|chủ nhật|ngày|mot|thu|chu nhat|ngay)(?!\p{L})|^t[2-7]/iu;

const leadsTo = (words: string, name: string, message: string): boolean => {
  const at = message.indexOf(name);
  return at > 0 && new RegExp(`(?<!\\p{L})(?:${words})\\s+$`, 'iu').test(message.slice(0, at));
};

/** "Có lịch gì với anh Sơn" asks for what one has with him, and not for all of his. */
function parseAgenda(
  message: string,
  { slots: { person = '', when = '' }, time }: MessageRequest,
  now: LocalTime,
): ParsedMessage {
  if (person !== '' && leadsTo('với|voi|vs', person, message))
    return { kind: 'next-meeting', meeting: parseMeetingWords(`${person} ${when}`.trim(), now) };
  const { asksHowLong } = findAskedFacts(message);
  const meeting = person === '' ? null : parseMeetingWords(`${person} ${when}`.trim(), now);
  return { kind: 'agenda', message, person, when, range: readDateRange(time, now), asksHowLong, meeting };
}

function searchIn(message: string, { time, names, query }: MessageRequest, now: LocalTime): ParsedSearch {
  const times = searchTimes(time, now);
  const asked = askingPart(message);
  const words = asked === message ? query : readRequest(asked, now, 'said').query;
  const looked = withNames(withoutDays(words.toWellFormed(), times, names), names);
  return { kind: 'question', message, query: looked, names, ...times, isAsking: true };
}

/** "Bảo nộp banner lúc nào": who is named is looked for, also where the name is a word that otherwise names nothing. */
function withNames(query: string, names: readonly string[]): string {
  const held = new Set(fold(query).split(/\s+/u));
  const missing = names.filter(
    (name) => /\p{Lu}/u.test(name) && !held.has(fold(name.split(' ').at(-1) ?? '')),
  );
  return [...missing.map((name) => name.split(' ').at(-1) ?? ''), query].join(' ');
}

/** A message as a question to what was said and decided, whatever else it may be taken for. */
export const parseSearch = (message: string, now: LocalTime): ParsedSearch =>
  searchIn(message, readRequest(message, now, 'said'), now);

const minutesSpoken = (source: string, meetingId: string | null, now: LocalTime): ParsedMinutes => ({
  kind: 'minutes',
  meeting: parseMeetingWords(source, now),
  meetingId: source === '' ? meetingId : null,
});

/** "biên bản họp giá viết đi" */
const writesAtEnd =
  /\s+(?:viết|soạn|làm|lập|tạo|viet|soan|lam|lap|tao)(?:\s+(?:đi|giúp|hộ|nhé|luôn|di|giup|ho|nhe|luon))*$/iu;

function recordSpoken(
  kind: ParsedRecord['kind'],
  { about: source = '', detail }: IntentSlots,
  meetingId: string | null,
  now: LocalTime,
): ParsedRecord {
  const meeting = parseMeetingWords(source, now);
  return {
    kind,
    isCommand: false,
    source,
    isNamed: meeting.about !== '',
    detail: detail ?? 'medium',
    oddDetail: null,
    meeting,
    meetingId: source === '' ? meetingId : null,
  };
}

/** Days to come that are said from today: no line of a past meeting means the same day by them. */
const fromToday = /(?:^|\s)(?:mai|mốt|kia|nay|tới|sau|mot|toi)$/iu;

/** The days in which something was said are no words that it was said in, nor is "ngày mai"; "chị Mai" is. */
function withoutDays(
  query: string,
  { past, when }: Pick<ParsedSearch, 'past' | 'when'>,
  names: readonly string[],
): string {
  const ahead = when !== null && fromToday.test(when) ? when : '';
  const named = new Set(fold(names.join(' ')).split(/\s+/));
  const days = new Set(
    fold(`${past?.words ?? ''} ${ahead}`)
      .split(/\s+/)
      .filter((word) => word !== '' && !named.has(word)),
  );
  const words = query.split(' ').filter((word) => !days.has(fold(word)));
  return words.length > 0 ? words.join(' ') : query;
}

const searchTimes = (time: SaidTime, now: LocalTime): Pick<ParsedSearch, 'when' | 'past'> => ({
  when: time.ahead?.phrase.trim() ?? null,
  past: pastDaysOf(time, now),
});
