import { findTitleRuns } from '@hopgon/engine/intent/acts/mark-titles';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import { fold } from '@hopgon/engine/text/fold';
import { addDays } from '@hopgon/engine/time/days';
import { clockOf, coveredDays, dateOf } from '@hopgon/engine/time/local-time';
import { readDeadline } from '@hopgon/engine/time/said-deadline';
import { readTime } from '@hopgon/engine/time/said-time';
import { isWrite } from '../../shared/intent-groups.rules.ts';
import { priorityNames } from '../../shared/priority-names.rules.ts';
import { parseMeetingWords } from '../meeting-words.rules.ts';
import type {
  ParsedAgenda,
  ParsedFreeTime,
  ParsedMessage,
  ParsedSchedule,
  ParsedTask,
} from '../parsed-message.rules.ts';
import type { ScheduleRequest } from '../schedule-words.rules.ts';
import { tidy } from '../segments.rules.ts';
import { findImpossibleTime } from '../time/impossible-time.rules.ts';
import { earliestOf, latestOf } from '../time/part-of-day.rules.ts';
import { completeNext } from './complete-next.rules.ts';
import { boundSeries } from './series-said.rules.ts';
import { withMatter } from './spoken-matter.rules.ts';
import type { TurnParts } from './turn-parts.rules.ts';

/** What a message asks, with what its pieces say beside its slots: a second time, or how it is held. */
export function completeAsked(asked: ParsedMessage, parts: TurnParts): ParsedMessage {
  const impossible = needsTime(parts.kind) ? findImpossibleTime(parts.message) : null;
  if (impossible !== null) return { kind: 'impossible-time', time: impossible };
  switch (asked.kind) {
    case 'next-meeting':
      return completeNext(asked, parts);
    case 'minutes': {
      const said = withTitle(asked.meeting.said, parts);
      return { ...asked, meeting: parseMeetingWords(said, parts.now, parts.titles) };
    }
    case 'task':
      return withPriority(completeTask(asked, parts), parts);
    case 'agenda':
      return completeAgenda(asked, parts);
    case 'free-time':
      return completeFreeTime(asked, parts);
    case 'schedule':
      return asked.isCommand ? asked : completeSchedule(asked, parts);
    default:
      return asked;
  }
}

/** "Cuộc chuyển phần mềm hôm thứ Ba chưa có biên bản, soạn giúp em": the title of a meeting that stands anywhere names it. */
function withTitle(said: string, { message, titles }: TurnParts): string {
  const run = findTitleRuns(message, titles).find(({ kinds }) => kinds.has('meeting'));
  const title = run === undefined ? '' : message.slice(run.from, run.to);
  return said === '' || said.includes(title) ? said : `${title} ${said}`;
}

/** What a note or a letter says need be no day; a new meeting or task was asked for its own time. */
const free: ReadonlySet<IntentKind> = new Set(['note', 'letter', 'schedule', 'task']);
const needsTime = (kind: IntentKind): boolean => kind === 'change-card' || (isWrite(kind) && !free.has(kind));

/** "…, ưu tiên thấp thôi": a part of its own says how urgent it is. */
const withPriority = (asked: ParsedTask, { change: { priority } }: TurnParts): ParsedTask =>
  asked.isCommand || asked.words.priority !== null || priority === null
    ? asked
    : { ...asked, words: { ...asked.words, priority: priorityNames[priority] } };

/** "Cho em Tùng và chị Mai" names no day: what is written as somebody's name is no deadline. */
function completeTask(asked: ParsedTask, parts: TurnParts): ParsedTask {
  const { pieces, now } = parts;
  const said = asked.words.deadline.said.trim();
  const isName = pieces.some(({ kind, text }) => kind === 'name' && said !== '' && text.endsWith(said));
  const isTime = pieces.some(({ kind, text }) => kind === 'time' && text.includes(said));
  const deadline = isName && !isTime ? '' : said;
  const due = dueSaid(parts);
  const isRead = deadline !== '' && due !== null && (due.includes(deadline) || deadline.includes(due));
  if (due === null || isRead)
    return deadline === said
      ? asked
      : { ...asked, words: { ...asked.words, deadline: readDeadline('', now) } };
  const words = { ...asked.words, deadline: readDeadline(due, now) };
  return {
    ...asked,
    words: words.way === 'in-order' ? { ...words, title: titleTo(words.title, deadline, parts) } : words,
  };
}

const leadsToDue =
  /(?<!\p{L})(?:hạn|deadline|chậm nhất|muộn nhất|han chot|cham nhat|muon nhat)(?:\s+(?:chót|là|đến|tới|vào|trước|hết|chot|la|den|toi|vao|truoc|het))*\s*:?\s*$/iu;

/** "Đặt vé sáng thứ 5 tuần tới, hạn ngày mai": the day behind "hạn" is when it is due, whatever other day is named. */
function dueSaid({ message, pieces }: TurnParts): string | null {
  const times = pieces.filter(({ kind }) => kind === 'time');
  if (times.length < 2) return null;
  const due = times.filter(({ from }) =>
    leadsToDue.test(message.slice(Math.max(0, from - longestLead), from)),
  );
  return due.length === 1 ? (due[0]?.text ?? null) : null;
}

const longestLead = 30;

/** The title with the day that stands right behind it and is not when it is due. */
function titleTo(title: string, day: string, { message }: TurnParts): string {
  const from = title === '' || day === '' ? -1 : message.indexOf(title);
  const behind = from < 0 ? '' : message.slice(from + title.length).trimStart();
  return behind.startsWith(day) ? `${title} ${day}` : title;
}

/** "Chiều nay với ngày mai": from the first to the end of the last, and a part of a day where one was said. */
function completeAgenda(read: ParsedAgenda, { change, times, titles, now }: TurnParts): ParsedAgenda {
  const asked = { ...read, meeting: read.meeting && parseMeetingWords(read.meeting.said, now, titles) };
  const moments = change.times.flatMap((said) => times[said]?.ahead ?? []).filter(({ clock }) => !clock);
  const [first] = moments;
  if (first === undefined || asked.range.start > first.start) return asked;
  const start = first.start;
  const end =
    moments
      .map((moment) => moment.end)
      .toSorted()
      .at(-1) ?? first.end;
  const isWhole = clockOf(start) === '00:00' && clockOf(end) === '00:00';
  if (isWhole && moments.length === 1) return asked;
  const { first: day, after } = coveredDays(start, end);
  return {
    ...asked,
    range: {
      start: isWhole ? start : earliestOf(start),
      end: isWhole ? end : latestOf(end),
      first: day,
      last: addDays(after, -1),
      part: isWhole ? null : change.times.join(' và '),
    },
  };
}

/** "1/12, tầm 1h rưỡi": a day and an hour said apart are one time. */
function completeFreeTime(asked: ParsedFreeTime, { change, times, now }: TurnParts): ParsedFreeTime {
  const said = change.times.map((time) => times[time]).filter((time) => time !== undefined);
  const day = said.find(({ saysDay, saysClock }) => saysDay && !saysClock);
  const clock = said.find(({ saysDay, saysClock }) => saysClock && !saysDay);
  if (!day?.ahead || !clock) return asked;
  return {
    ...asked,
    time: readTime(`${clock.said} ${dateOf(day.ahead.start).split('-').toReversed().join('/')}`, now),
  };
}

/** How a meeting is held is no part of what it is about. */
function completeSchedule(asked: ParsedSchedule, parts: TurnParts): ParsedSchedule {
  const { pieces, room, now } = parts;
  if (asked.words.way !== 'spoken') return asked;
  const words = { ...asked.words, ...boundSeries(asked.words, asked.message, now) };
  const ways = pieces.filter(({ cue }) => cue === 'online' || cue === 'offline').map(({ text }) => text);
  const withoutWays = (said: string): string =>
    tidy(ways.reduce((left, way) => left.replace(way, ' '), said).replace(/\s+/gu, ' '));
  const { people, goal, location } = words.request;
  const request = {
    ...words.request,
    people: withoutWays(people),
    goal: withoutWays(goal),
    location: withoutWays(location),
  };
  const placed = room === '' ? request : withRoom(request, room);
  return { ...asked, words: { ...words, request: withMatter(placed, parts) } };
}

/** A room that is named anywhere is where it is held, and no part of whom it is with or what it is about. */
function withRoom(request: ScheduleRequest, room: string): ScheduleRequest {
  const named = roomNamed(room);
  const without = (said: string): string =>
    tidy(said.replace(named, ' ').replace(/\s+/gu, ' ')).replace(/^[\s,.]+|(?<![\s,.])[\s,.]+$/gu, '');
  // "Chị Trúc" is somebody, "Trúc" alone is the room.
  const people = request.people.split(',').filter((said) => said.trim() === '' || without(said) !== '');
  const place = without(request.location);
  // A department is taken for a place: "họp cố định phòng HCNS, phòng Trúc".
  const isGroup = people.join('').trim() === '' && ofPeople.test(place);
  return {
    ...request,
    people: isGroup ? place : people.join(',').trim(),
    goal: without(request.goal) || (!isGroup && place.includes(' ') ? place : ''),
    location: room,
  };
}

/** A room as it is called, by its name or its initials, with what leads to it. */
function roomNamed(room: string): RegExp {
  const bare = room.replace(/^phòng (?:họp )?/iu, '');
  const names = [bare, fold(bare)].map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  const words = fold(bare).split(/\s+/u);
  const initials = words.length > 1 ? [words.map((word) => word.charAt(0)).join('')] : [];
  const lead = '(?:phòng|phong)\\s+(?:họp\\s+|hop\\s+)?|p(?:\\s+|\\.\\s*)';
  return new RegExp(
    `(?<![\\p{L}\\d])(?:(?:ở|tại|o|tai)\\s+)?(?:(?:${lead})?(?:${names.join('|')})|(?:${lead})(?:${initials.join('') || '\\0'}))(?![\\p{L}\\d])`,
    'giu',
  );
}

const ofPeople = /^(?:phòng|ban|bộ phận|đội|nhóm|tổ|phong|bo phan|doi|nhom|to)\s/iu;
