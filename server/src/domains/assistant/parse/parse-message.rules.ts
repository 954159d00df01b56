import { parseCommand } from '@hopgon/contract/commands/parse-command';
import { findNames } from '@hopgon/engine/intent/find-names';
import type { Intent } from '@hopgon/engine/intent/intent';
import { plainlySaid, readIntent } from '@hopgon/engine/intent/read-intent';
import { type MessageReading, readMessage } from '@hopgon/engine/intent/read-message';
import { coveredDays, type LocalTime, midnightOf } from '../shared/local-time.rules.ts';
import { asksBusy, asksForLate, asksHowLong } from './asked-facts.rules.ts';
import { findHelpTopic } from './help-topic.rules.ts';
import { parseMeetingWords, stripNearest } from './meeting-words.rules.ts';
import type { ParsedFreeTime, ParsedMessage, ParsedRecord, ParsedSearch } from './parsed-message.rules.ts';
import { parseQuestion } from './question-words.rules.ts';
import { parseSchedule, parseSpokenSchedule } from './schedule-words.rules.ts';
import { isText, parseSource } from './source-words.rules.ts';
import { parseSpokenTask, parseTask } from './task-words.rules.ts';
import { readDateRange } from './time/date-range.rules.ts';
import { findImpossibleTime } from './time/impossible-time.rules.ts';
import { readTime, type SaidTime } from './time/said-time.rules.ts';
import { findMinutes } from './time/spoken-length.rules.ts';

export interface Question {
  readonly message: string;
  /** The meeting the conversation is about; words that name none mean this one. */
  readonly meetingId: string | null;
}

/** Reads a message once: what it asks for, with its arguments as written and its times. */
export function parseMessage({ message, meetingId }: Question, now: LocalTime): ParsedMessage {
  const command = parseCommand(message);
  const asked =
    command.kind === 'command'
      ? parseCommandMessage({ message, meetingId }, command, now)
      : parseFreeWords(readMessage(message), meetingId, now);
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
    case 'change-meeting':
    case 'summary':
    case 'figures':
    case 'decisions':
      return asked.meeting?.said ?? '';
    case 'question':
      return asked.isPlain ? '' : asked.message;
    default:
      return '';
  }
}

type Command = Extract<ReturnType<typeof parseCommand>, { kind: 'command' }>;

function parseCommandMessage(
  { message, meetingId }: Question,
  { command, args, rest }: Command,
  now: LocalTime,
): ParsedMessage {
  switch (command.name) {
    case 'lenlich':
      return { kind: 'schedule', message, isCommand: true, words: parseSchedule(rest, now) };
    case 'actionitem':
      return { kind: 'task', message, isCommand: true, words: parseTask(rest, now) };
    case 'tomtat':
      return recordNamed('summary', parseSource(rest), meetingId, now);
    case 'phantichhop': {
      const source = { source: args.join(' '), detail: 'medium', oddDetail: null } as const;
      return recordNamed('figures', source, meetingId, now);
    }
    case 'help':
      return { kind: 'help', topic: null };
  }
}

function parseFreeWords(reading: MessageReading, meetingId: string | null, now: LocalTime): ParsedMessage {
  const { kind, score, slots } = readIntent(reading);
  const { message, times } = reading;
  const time = readTime(message, now, times);
  if (score < plainlySaid) return searchOf(reading, time, false, now);
  const asksWhether = kind === 'agenda' && slots.asks === 'whether' && slots.when !== undefined;
  if (kind === 'find-time' || asksWhether) return freeTimeOf(message, slots, time, now);
  switch (kind) {
    case 'schedule':
      return { kind, message, isCommand: false, words: parseSpokenSchedule(reading, slots, now) };
    case 'task':
      return { kind, message, isCommand: false, words: parseSpokenTask(reading, slots, now) };
    case 'agenda':
      return agendaOf(message, slots, time, now);
    case 'own-tasks':
      return { kind };
    case 'late-tasks':
      return { kind, asksForLate: asksForLate(message) };
    case 'person-tasks':
      return { kind, person: slots.person ?? '' };
    case 'next-meeting':
      return { kind, meeting: parseMeetingWords(stripNearest(slots.about ?? ''), now) };
    case 'change-meeting': {
      const meeting = parseMeetingWords(stripNearest(slots.about ?? ''), now);
      return { kind, meeting, change: slots.change ?? 'other' };
    }
    case 'summary':
    case 'figures':
    case 'decisions':
      return recordSpoken(kind, slots, meetingId, now);
    case 'help':
      return { kind, topic: findHelpTopic(message) };
    case 'greeting':
    case 'thanks':
      return { kind };
    case 'question':
    case 'unknown':
      return searchOf(reading, time, true, now);
  }
}

type Slots = Intent['slots'];

const agendaOf = (
  message: string,
  { person = '', when = '' }: Slots,
  time: SaidTime,
  now: LocalTime,
): ParsedMessage => ({
  kind: 'agenda',
  message,
  person,
  when,
  range: readDateRange(time, now),
  asksHowLong: asksHowLong(message),
});

function freeTimeOf(
  message: string,
  { people = '', when = '', asks }: Slots,
  time: SaidTime,
  now: LocalTime,
): ParsedFreeTime {
  return {
    kind: 'free-time',
    message,
    people,
    asks: asks ?? null,
    asksBusy: asksBusy(message),
    time: asks ? readTime(when, now) : time,
    minutes: findMinutes(message),
  };
}

const spokenDetails = { short: 'short', long: 'long' } as const;

function recordSpoken(
  kind: ParsedRecord['kind'],
  { source = '', detail }: Slots,
  meetingId: string | null,
  now: LocalTime,
): ParsedRecord {
  const meeting = parseMeetingWords(source, now);
  return {
    kind,
    isCommand: false,
    source,
    isNamed: meeting.about !== '',
    detail: detail === undefined ? 'medium' : spokenDetails[detail],
    oddDetail: null,
    meeting,
    meetingId: source === '' ? meetingId : null,
  };
}

/** What the words behind /tomtat and /phantichhop say of a meeting, as free words would say it. */
function recordNamed(
  kind: 'summary' | 'figures',
  { source: said, ...request }: Pick<ParsedRecord, 'source' | 'detail' | 'oddDetail'>,
  meetingId: string | null,
  now: LocalTime,
): ParsedRecord {
  const source = said || (meetingId ?? '');
  const words = () => readIntent(readMessage(`tóm tắt ${source}`)).slots.source ?? source;
  const isPasted = kind === 'summary' && isText(source);
  const meeting = source === '' || isPasted ? null : parseMeetingWords(words(), now);
  const isNamed = stripNearest(source) !== '';
  return { kind, isCommand: true, source, ...request, isNamed, meeting, meetingId: null };
}

const searchOf = (
  reading: MessageReading,
  time: SaidTime,
  isPlain: boolean,
  now: LocalTime,
): ParsedSearch => ({
  kind: 'question',
  message: reading.message,
  isPlain,
  ...parseQuestion(reading),
  names: findNames(reading),
  when: time.ahead?.phrase.trim() ?? null,
  past: pastDaysOf(time, now),
});

/** "Tuần trước" is when something was said; a bare weekday or an hour may as well be what was said. */
function pastDaysOf({ plain }: SaidTime, now: LocalTime): ParsedSearch['past'] {
  if (!plain || plain.start > now || plain.clock || plain.repeats || plain.isBareWeekday) return null;
  const { first, after } = coveredDays(plain.start, plain.end);
  return { words: plain.phrase.trim(), start: midnightOf(first), end: midnightOf(after) };
}
