import { allDays, type Days } from '@hopgon/contract/meetings/all-day';
import type {
  Answer,
  BusyTime,
  MeetingKind,
  MeetingStatus,
  MeetingSummary,
} from '@hopgon/contract/meetings/schemas';
import { meetingKinds } from '../../../data/meetings/meeting-kinds.ts';
import type { Tone } from '../../../ui/marks/hue.ts';
import type { Span } from './shift.rules.ts';

/** A meeting as the calendar draws it. */
export interface Entry extends Span {
  readonly id: string;
  readonly title: string;
  readonly status: MeetingStatus;
  readonly answer: Answer | null;
  readonly place: string;
  readonly kind: MeetingKind;
  readonly tone: Tone;
  /** Of which series it is one, and when that has it begin. */
  readonly series: { readonly id: string; readonly start: number } | null;
  /** Of one that is all day: which, in its own zone. */
  readonly days: Days | null;
  readonly version: number;
  readonly timeZone: string;
  readonly participantCount: number;
  /** A time somebody or a room is taken, by what one may not know. */
  readonly isBusy: boolean;
  /** Whether one may give it another time; the server has the last word. */
  readonly mayMove: boolean;
}

const entryOf = (meeting: MeetingSummary): Entry => ({
  id: meeting.id,
  title: meeting.title,
  status: meeting.status,
  answer: meeting.myAnswer,
  place: meeting.room?.name || meeting.location,
  kind: meeting.kind,
  tone: meetingKinds[meeting.kind].tone,
  series: meeting.series && { id: meeting.series.id, start: Date.parse(meeting.series.start) },
  start: Date.parse(meeting.startsAt),
  end: Date.parse(meeting.endsAt),
  days: allDays(meeting),
  version: meeting.version,
  timeZone: meeting.timeZone,
  participantCount: meeting.participantCount,
  isBusy: false,
  mayMove: meeting.mayEdit && meeting.status !== 'cancelled',
});

// What was not changed stays the same object, and is not drawn again.
const entryOfMeeting = new WeakMap<MeetingSummary, Entry>();

export const entriesOf = (meetings: readonly MeetingSummary[]): readonly Entry[] =>
  meetings.map((meeting) => {
    const entry = entryOfMeeting.get(meeting) ?? entryOf(meeting);
    entryOfMeeting.set(meeting, entry);
    return entry;
  });

/** Times that are taken, as the calendar draws them; `of` distinguishes those of one person from those of another. */
export const busyEntries = (busy: readonly BusyTime[], of: string): readonly Entry[] =>
  busy.map(({ startsAt, endsAt }) => ({
    id: `busy-${of}-${startsAt}-${endsAt}`,
    title: 'Bận',
    status: 'upcoming',
    answer: null,
    place: '',
    kind: 'other',
    tone: 'plain',
    series: null,
    start: Date.parse(startsAt),
    end: Date.parse(endsAt),
    days: null,
    version: 0,
    timeZone: 'UTC',
    participantCount: 0,
    isBusy: true,
    mayMove: false,
  }));

/** Whether somebody takes part: invited and not declined. */
const isOwn = ({ answer }: Entry): boolean => answer !== null && answer !== 'declined';

const takesTime = (entry: Entry): boolean =>
  isOwn(entry) && entry.days === null && entry.status !== 'cancelled' && entry.status !== 'draft';

/** Ids of the person's meetings that are at the same time as another of them. */
export function clashesOf(entries: readonly Entry[]): ReadonlySet<string> {
  const own = entries.filter(takesTime).toSorted((left, right) => left.start - right.start);
  const found = new Set<string>();
  let longest: Entry | undefined;
  for (const entry of own) {
    if (longest && entry.start < longest.end) found.add(entry.id).add(longest.id);
    if (!longest || entry.end > longest.end) longest = entry;
  }
  return found;
}

/** The person's other meetings at the same time as this one, by their start. */
export const clashingWith = (entry: Entry, entries: readonly Entry[]): readonly Entry[] =>
  takesTime(entry)
    ? entries
        .filter(
          (other) =>
            other.id !== entry.id && takesTime(other) && other.start < entry.end && other.end > entry.start,
        )
        .toSorted((left, right) => left.start - right.start)
    : [];

/** How many stretches of time are taken by more than one: two meetings at once are one, and so are three. */
export function clashCount(entries: readonly Entry[]): number {
  const clashing = clashesOf(entries);
  const inOrder = entries
    .filter(({ id }) => clashing.has(id))
    .toSorted((left, right) => left.start - right.start);
  let until = Number.NEGATIVE_INFINITY;
  let count = 0;
  for (const { start, end } of inOrder) {
    if (start >= until) count += 1;
    until = Math.max(until, end);
  }
  return count;
}

/** The first of the person's meetings that is at the same time as another. */
export function firstClash(entries: readonly Entry[]): Entry | undefined {
  const clashing = clashesOf(entries);
  return entries.filter(({ id }) => clashing.has(id)).toSorted((left, right) => left.start - right.start)[0];
}

/** Those of the chosen kinds, and the times that are taken by what one may not know. */
export const ofKinds = (entries: readonly Entry[], kinds: readonly MeetingKind[]): readonly Entry[] =>
  kinds.length === 0 ? entries : entries.filter(({ isBusy, kind }) => isBusy || kinds.includes(kind));
