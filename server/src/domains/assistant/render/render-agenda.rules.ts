import type { BusyTime, MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { hoursInWords } from '@hopgon/contract/time/format-duration';
import { daysInWords } from '@hopgon/contract/time/format-local';
import { localTime } from '@hopgon/contract/time/zoned';
import type { AgendaPlan } from '../plan/plan-agenda.rules.ts';
import { nameMeeting } from './ask-meeting.rules.ts';
import { askWhichPerson } from './ask-people.rules.ts';
import { capitalize } from './capitalize.rules.ts';
import { type AssistantReply, type Link, listLinks, say } from './reply.rules.ts';
import { slotInWords } from './slot-in-words.rules.ts';

/** Of a fuller week the calendar shows more than a list of lines. */
const mostMeetingsListed = 15;
const mostTimesListed = 10;

export function renderAgenda(plan: AgendaPlan): AssistantReply {
  switch (plan.kind) {
    case 'ask-person':
      return askWhichPerson(plan.unclear, (name) => `Lịch họp của ${name} ${plan.when}`.trim());
    case 'own':
      return renderOwn(plan);
    case 'person':
      return renderPerson(plan);
  }
}

/** "Thứ Năm, 26/11/2026"; of a part of days what was said with them. */
function periodInWords({
  first,
  last,
  part,
}: Pick<Extract<AgendaPlan, { kind: 'own' }>, 'first' | 'last' | 'part'>): string {
  const days = daysInWords({ first, last });
  return part === null ? days : `${capitalize(part)} (${days})`;
}

function renderOwn(plan: Extract<AgendaPlan, { kind: 'own' }>): AssistantReply {
  const { meetings, hasMore, minutes, unknown, first } = plan;
  const lead =
    unknown === null ? '' : `Không thấy ai tên “${unknown}” trong công ty, nên đây là lịch của bạn. `;
  const days = `${lead}${periodInWords(plan)}`;
  if (meetings.length === 0) return say(`${days}: bạn không có cuộc họp nào.`);
  const links = linksTo(
    meetings,
    `/meetings?date=${first}`,
    (meeting) => `${meetingPlace(meeting)}${answers[meeting.myAnswer ?? 'accepted']}`,
  );
  const total = minutes === null ? '' : ` ${writeTotal(minutes)}`;
  return listLinks(`${days}: bạn có ${hasMore ? 'hơn ' : ''}${meetings.length} cuộc họp.${total}`, links);
}

const meetingPlace = ({ room, location }: MeetingSummary): string => {
  const place = room?.name || location;
  return place === '' ? '' : `, ${place}`;
};

/** A colleague's meetings that the caller may see, and the times when they are taken by others. */
function renderPerson(plan: Extract<AgendaPlan, { kind: 'person' }>): AssistantReply {
  const { person, meetings, hasMore, busy, first, timeZone } = plan;
  return listLinks(
    `${periodInWords(plan)}: ${person.displayName} ${countInWords(meetings.length, busy.length, hasMore)}.`,
    linksTo(meetings, `/meetings?date=${first}&people=${person.userId}`),
    busyInWords(busy, timeZone),
  );
}

/** The first meetings of those days, and where to see the others. */
function linksTo(
  meetings: readonly MeetingSummary[],
  calendar: string,
  noteOn: (meeting: MeetingSummary) => string = () => '',
): Link[] {
  const shown = meetings.slice(0, mostMeetingsListed).map((meeting) => ({
    label: `${nameMeeting(meeting)}${noteOn(meeting)}`,
    path: `/meetings/${meeting.id}`,
  }));
  return meetings.length > mostMeetingsListed
    ? [...shown, { label: 'Xem tất cả trên lịch', path: calendar }]
    : shown;
}

const answers = {
  waiting: ' (bạn chưa trả lời)',
  declined: ' (bạn đã từ chối)',
  tentative: ' (bạn chưa chắc)',
  accepted: '',
};

/** What a colleague has, of which the caller may see a part; `hasMore` than were read. */
export function countInWords(seen: number, hidden: number, hasMore = false): string {
  const meetings = `có ${hasMore ? 'hơn ' : ''}${seen} cuộc họp bạn được xem`;
  if (hidden === 0) return seen === 0 ? 'không có cuộc họp nào' : meetings;
  return seen === 0
    ? 'không có cuộc họp nào bạn được xem, nhưng có giờ bận'
    : `${meetings} và có giờ bận khác`;
}

/** When somebody is taken by what the caller may not see: a line, or none. */
function busyInWords(busy: readonly BusyTime[], timeZone: string): string[] {
  if (busy.length === 0) return [];
  const times = busy
    .slice(0, mostTimesListed)
    .map(({ startsAt, endsAt }) =>
      slotInWords({ start: localTime(startsAt, timeZone), end: localTime(endsAt, timeZone) }),
    );
  const more = busy.length - times.length;
  return [`Bận: ${times.join('; ')}${more > 0 ? `; và ${more} lúc khác` : ''}.`];
}

/** "Tổng cộng 3 giờ 30 phút." */
export const writeTotal = (minutes: number): string =>
  `Tổng cộng ${minutes === 0 ? '0 phút' : hoursInWords(minutes * 60_000)}.`;
