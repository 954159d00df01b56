import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Agenda } from '@hopgon/contract/preparation/schemas';
import type { Split } from '../../../data/split-meeting.ts';
import { draftGuests } from '../people/guests.rules.ts';

const fiveMinutes = 300_000;
const longestTitle = 200;

const titleOfSecond = (title: string): string => {
  const mark = ' (phần 2)';
  return `${title.slice(0, longestTitle - mark.length)}${mark}`;
};

/** Two halves of a meeting with as many items of its agenda, the second right after the first. */
export function splitInTwo(meeting: Meeting, agenda: Agenda): Split {
  const [start, end] = [Date.parse(meeting.startsAt), Date.parse(meeting.endsAt)];
  const half = Math.round((end - start) / 2 / fiveMinutes) * fiveMinutes;
  const endsAt = new Date(start + half).toISOString();
  const { kind, goal, type, timeZone, location, joinUrl, visibility } = meeting;
  return {
    meeting,
    agenda,
    endsAt,
    kept: Math.ceil(agenda.items.length / 2),
    second: {
      ...{ title: titleOfSecond(meeting.title), kind, goal, type, timeZone, location, joinUrl, visibility },
      ...{ startsAt: endsAt, endsAt: meeting.endsAt, roomId: meeting.room?.id ?? null },
      participants: meeting.participants.map(({ userId, role }) => ({ userId, role })),
      guests: [...draftGuests(meeting.guests)],
      allowClashes: true,
      undoable: true,
    },
  };
}

/** A first try that was not undone leaves the meeting shortened, and one that was undone another version of the same time. */
export function versionToSplit(
  { meeting, endsAt }: Pick<Split, 'meeting' | 'endsAt'>,
  now: Pick<Meeting, 'startsAt' | 'endsAt' | 'version'>,
): number {
  const isKnown = now.startsAt === meeting.startsAt && [meeting.endsAt, endsAt].includes(now.endsAt);
  return isKnown ? now.version : meeting.version;
}
