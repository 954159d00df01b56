import { allDays, isAllDay } from '@hopgon/contract/meetings/all-day';
import type { Meeting, MeetingKind, MeetingType, Visibility } from '@hopgon/contract/meetings/schemas';
import { lengthInWords } from '@hopgon/contract/time/format-duration';
import { instantAt, localClock, localDay } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';
import { isDay } from '../../../lib/format/days.ts';
import { minuteMs } from '../../../lib/format/durations.ts';
import { readClock } from '../../../ui/inputs/read-clock.ts';

/** What stands in the form of a meeting; days and clocks are those of its zone. */
export interface MeetingDraft {
  title: string;
  kind: MeetingKind;
  goal: string;
  /** `YYYY-MM-DD` */
  day: string;
  /** As typed: '9h30', '09:30', '14'. */
  start: string;
  /** Minutes, or `other` when the end is given instead. */
  length: string;
  end: string;
  /** From the beginning of `day` to the end of `lastDay`; clocks and last day keep what they hold while the other is shown. */
  isAllDay: boolean;
  lastDay: string;
  timeZone: string;
  type: MeetingType;
  location: string;
  joinUrl: string;
  /** The server makes the link. */
  makeJoinUrl: boolean;
  /** Empty where none is taken. */
  roomId: string;
  visibility: Visibility;
}

export const otherLength = 'other';

const usualLengths = [15, 30, 45, 60, 90, 120];

/** The usual lengths and the meeting's own ones, then the way to name an end. */
export function lengthChoices(own: readonly number[]): { value: string; label: string }[] {
  const lengths = [...new Set([...usualLengths, ...own])].sort((a, b) => a - b);
  return [
    ...lengths.map((minutes) => ({ value: String(minutes), label: lengthInWords(minutes) })),
    { value: otherLength, label: 'Giờ kết thúc khác' },
  ];
}

export interface Times {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** When the drafted meeting is; null while that is unknown. */
export function draftTimes(draft: MeetingDraft): Times | null {
  const { day, start, length, end, timeZone } = draft;
  if (draft.isAllDay) return daysTimes(draft);
  const from = readClock(start);
  if (!isDay(day) || !from) return null;
  const startsAt = instantAt(day, from, timeZone);
  if (length !== otherLength)
    return { startsAt, endsAt: new Date(startsAt.getTime() + Number(length) * minuteMs) };
  const to = readClock(end);
  return to ? { startsAt, endsAt: instantAt(day, to, timeZone) } : null;
}

function daysTimes({ day, lastDay, timeZone }: MeetingDraft): Times | null {
  if (!isDay(day) || !isDay(lastDay) || lastDay < day) return null;
  const startsAt = instantAt(day, '00:00', timeZone);
  return { startsAt, endsAt: instantAt(addDays(lastDay, 1), '00:00', timeZone) };
}

/** The same with days: until the last day it had, unless it begins later. */
export const withDays = ({ day, lastDay }: MeetingDraft): Partial<MeetingDraft> => ({
  isAllDay: true,
  lastDay: lastDay < day ? day : lastDay,
});

/** The same with hours: those it had, else from when work begins. */
export function withHours(
  draft: MeetingDraft,
  { start, length }: { readonly start: string; readonly length: number },
): Partial<MeetingDraft> {
  const times = draftTimes({ ...draft, isAllDay: false });
  const hadHours = times === null || !isAllDay({ ...times, timeZone: draft.timeZone });
  return { isAllDay: false, ...(hadHours ? {} : { start, length: String(length) }) };
}

/** A draft without the times that its form does not show: what one cannot see is no change. */
export const withoutHiddenTimes = (draft: MeetingDraft): MeetingDraft =>
  draft.isAllDay ? { ...draft, start: '', length: '', end: '' } : { ...draft, lastDay: '' };

export const draftProblems = {
  title: (title: string) => (title.trim() === '' ? 'Hãy đặt tên cuộc họp' : null),
  day: (day: string) => (isDay(day) ? null : 'Hãy chọn ngày họp'),
  lastDay(lastDay: string, { isAllDay, day }: MeetingDraft): string | null {
    if (!isAllDay) return null;
    if (!isDay(lastDay)) return 'Hãy chọn ngày kết thúc';
    return lastDay < day ? 'Ngày kết thúc không được trước ngày bắt đầu.' : null;
  },
  start: (start: string, { isAllDay }: Pick<MeetingDraft, 'isAllDay'>) =>
    isAllDay || readClock(start) ? null : 'Hãy ghi giờ, ví dụ 09:30',
  end(end: string, { start, length, isAllDay }: MeetingDraft): string | null {
    if (isAllDay || length !== otherLength) return null;
    const from = readClock(start);
    const to = readClock(end);
    if (!to) return 'Hãy ghi giờ, ví dụ 10:30';
    return from && to <= from ? 'Giờ kết thúc phải sau giờ bắt đầu.' : null;
  },
  joinUrl: (joinUrl: string, { makeJoinUrl }: MeetingDraft) =>
    makeJoinUrl || joinUrl.trim() === '' || isWebAddress(joinUrl.trim())
      ? null
      : 'Hãy dán liên kết bắt đầu bằng https://',
};

const isWebAddress = (text: string) => /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/i.test(text);

interface Beginning {
  readonly now: Date;
  readonly timeZone: string;
  /** Minutes. */
  readonly length: number;
}

const halfHour = 30 * minuteMs;

/** An empty form: today at the next half hour. */
export function emptyDraft({ now, timeZone, length }: Beginning): MeetingDraft {
  const next = Math.ceil((now.getTime() + minuteMs) / halfHour) * halfHour;
  return {
    title: '',
    kind: 'other',
    goal: '',
    day: localDay(next, timeZone),
    start: localClock(next, timeZone),
    length: String(length),
    end: localClock(next + length * minuteMs, timeZone),
    isAllDay: false,
    lastDay: localDay(next, timeZone),
    timeZone,
    type: 'in-person',
    location: '',
    joinUrl: '',
    makeJoinUrl: false,
    roomId: '',
    visibility: 'invited',
  };
}

/** The same at a time that was chosen, in milliseconds. */
export const draftAt = (
  draft: MeetingDraft,
  { start, end, roomId }: { readonly start: number; readonly end: number; readonly roomId?: string | null },
  timeZone: string,
): MeetingDraft => ({
  ...draft,
  roomId: roomId ?? draft.roomId,
  day: localDay(start, timeZone),
  start: localClock(start, timeZone),
  length: String(Math.round((end - start) / minuteMs)),
  end: localClock(end, timeZone),
  isAllDay: false,
  lastDay: localDay(start, timeZone),
});

/** Minutes from start to end. */
const lengthOfMeeting = ({ startsAt, endsAt }: Pick<Meeting, 'startsAt' | 'endsAt'>): number =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / minuteMs);

type Detailed = Pick<
  Meeting,
  | 'title'
  | 'kind'
  | 'goal'
  | 'type'
  | 'startsAt'
  | 'endsAt'
  | 'timeZone'
  | 'location'
  | 'joinUrl'
  | 'room'
  | 'visibility'
>;

export const meetingDraftOf = (meeting: Detailed): MeetingDraft => ({
  title: meeting.title,
  kind: meeting.kind,
  goal: meeting.goal,
  day: localDay(meeting.startsAt, meeting.timeZone),
  start: localClock(meeting.startsAt, meeting.timeZone),
  length: String(lengthOfMeeting(meeting)),
  end: localClock(meeting.endsAt, meeting.timeZone),
  isAllDay: allDays(meeting) !== null,
  lastDay: allDays(meeting)?.last ?? localDay(meeting.startsAt, meeting.timeZone),
  timeZone: meeting.timeZone,
  type: meeting.type,
  location: meeting.location,
  joinUrl: meeting.joinUrl,
  makeJoinUrl: false,
  roomId: meeting.room?.id ?? '',
  visibility: meeting.visibility,
});

/** What a copy of a meeting takes over: everything but when it is. */
export function copyOf(meeting: Detailed): Partial<MeetingDraft> {
  const {
    day: _day,
    lastDay: _last,
    start: _start,
    end: _end,
    makeJoinUrl: _make,
    ...rest
  } = meetingDraftOf(meeting);
  return rest;
}

/** What is sent of a draft whose times are known. */
export const detailsOf = (draft: MeetingDraft, { startsAt, endsAt }: Times) => ({
  title: draft.title.normalize('NFC').trim(),
  kind: draft.kind,
  goal: draft.goal.normalize('NFC').trim(),
  type: draft.type,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  timeZone: draft.timeZone,
  location: draft.location.normalize('NFC').trim(),
  joinUrl: draft.joinUrl.trim(),
  makeJoinUrl: draft.makeJoinUrl,
  roomId: draft.roomId === '' ? null : draft.roomId,
  visibility: draft.visibility,
});

/** Whether more is given than the short form shows. */
export const hasDetails = (draft: MeetingDraft, usualZone: string): boolean =>
  draft.goal !== '' || draft.visibility !== 'invited' || draft.timeZone !== usualZone;
