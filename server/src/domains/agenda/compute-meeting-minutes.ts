import type { MeetingFacts } from '../meetings/core/require-meeting.ts';

export const computeMeetingMinutes = ({ startsAt, endsAt }: MeetingFacts): number =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
