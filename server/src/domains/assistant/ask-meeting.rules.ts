import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { formatRange } from '@hopgon/engine/time/format-vi';
import { localTime } from '@hopgon/engine/time/zoned';
import { type AssistantReply, askBack, say } from './reply.rules.ts';

/** Asks which of several meetings is meant; each choice names one by its id. */
export function askWhichMeeting(
  said: string,
  meetings: readonly MeetingSummary[],
  command: (meetingId: string) => string,
): AssistantReply {
  return askBack(
    `Có ${meetings.length} cuộc họp khớp với “${said}”. Bạn muốn nói cuộc nào?`,
    meetings.map((meeting) => ({ label: nameMeeting(meeting), command: command(meeting.id) })),
  );
}

/** Lets a command without a meeting pick one of the latest. */
export const letPickMeeting = (
  meetings: readonly MeetingSummary[],
  command: (meetingId: string) => string,
): AssistantReply =>
  askBack(
    'Bạn muốn nói cuộc họp nào?',
    meetings.map((meeting) => ({ label: nameMeeting(meeting), command: command(meeting.id) })),
  );

/** Of one still to come nothing was said. */
export const sayNotHeld = (meeting: MeetingSummary): AssistantReply =>
  say(`Cuộc họp “${meeting.title}” chưa diễn ra nên chưa có bản gỡ băng.\n- ${nameMeeting(meeting)}`, {
    kind: 'links',
    links: [{ label: nameMeeting(meeting), path: `/meetings/${meeting.id}` }],
  });

/** "Họp tuần — Thứ Ba, 24/11/2026, 09:30–10:00" */
export function nameMeeting({ title, startsAt, endsAt, timeZone }: MeetingSummary): string {
  const [start, end] = [startsAt, endsAt].map((at) => localTime(new Date(at), timeZone));
  return start && end ? `${title} — ${formatRange(start, end)}` : title;
}
