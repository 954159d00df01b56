import { titleOutside } from '@hopgon/contract/meetings/closed-title';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { localTime } from '@hopgon/contract/time/zoned';
import { type AssistantReply, aboutMeetings, askBack } from './reply.rules.ts';
import { slotInWords } from './slot-in-words.rules.ts';

/** Asks which of several meetings is meant; each choice names one by its id. */
export const askWhichMeeting = (
  question: string,
  meetings: readonly MeetingSummary[],
  command: (meetingId: string) => string,
): AssistantReply =>
  aboutMeetings(
    askBack(
      question,
      meetings.map((meeting) => ({ label: nameMeeting(meeting), command: command(meeting.id) })),
    ),
    meetings.map(({ id }) => id),
  );

/** "Họp tuần — Thứ Ba, 24/11/2026, 09:30–10:00" */
export function nameMeeting(meeting: MeetingSummary): string {
  const { startsAt, endsAt, timeZone } = meeting;
  const title = titleOutside(meeting);
  const [start, end] = [startsAt, endsAt].map((at) => localTime(new Date(at), timeZone));
  return start && end ? `${title} — ${slotInWords({ start, end })}` : title;
}
