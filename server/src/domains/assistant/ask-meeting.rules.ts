import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { formatRange } from '@hopgon/engine/time/format-vi';
import { localTime } from '@hopgon/engine/time/zoned';
import { saidOfMeeting } from './arguments/read-meant.rules.ts';
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

/** Says that words mean no meeting; `besides` is what else could be typed. Who means the last one held has none yet. */
export function sayNoMeeting(said: string, besides = ''): AssistantReply {
  if (saidOfMeeting(said) !== '')
    return say(
      `Không thấy cuộc họp nào khớp với “${said}”. Hãy gõ tên, mã cuộc họp${besides === '' ? ' hoặc “gần nhất”' : `, “gần nhất”, hoặc ${besides}`}.`,
    );
  const links = [{ label: 'Xem lịch họp', path: '/meetings' }];
  return say(
    [
      'Chưa có cuộc họp nào đã diễn ra mà bạn được xem, nên chưa có bản ghi để đọc. Sau khi họp, hãy tải bản ghi lên ở trang của cuộc họp; có sẵn văn bản thì dán vào sau /tomtat.',
      ...links.map(({ label }) => `- ${label}`),
    ].join('\n'),
    { kind: 'links', links },
  );
}

/** Of one still to come nothing was said. */
export const sayNotHeld = (meeting: MeetingSummary): AssistantReply =>
  say(`Cuộc họp “${meeting.title}” chưa diễn ra nên chưa có bản ghi.\n- ${nameMeeting(meeting)}`, {
    kind: 'links',
    links: [{ label: nameMeeting(meeting), path: `/meetings/${meeting.id}` }],
  });

/** "Họp tuần — Thứ Ba, 24/11/2026, 09:30–10:00" */
export function nameMeeting({ title, startsAt, endsAt, timeZone }: MeetingSummary): string {
  const [start, end] = [startsAt, endsAt].map((at) => localTime(new Date(at), timeZone));
  return start && end ? `${title} — ${formatRange(start, end)}` : title;
}
