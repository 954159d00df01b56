import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { formatDay } from '@hopgon/engine/time/format-vi';
import { instantOf, localTime } from '@hopgon/engine/time/zoned';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { listMeetings } from '../meetings/list-meetings.ts';
import { nameMeeting } from './ask-meeting.rules.ts';
import { type AssistantReply, say } from './reply.rules.ts';
import { dateRange } from './time/date-range.rules.ts';

const mostShown = 50;

/** The caller's meetings on the days a question speaks of; today when it speaks of none. */
export async function listAgenda(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  question: string,
): Promise<AssistantReply> {
  const { timeZone } = await scope.entry();
  const range = dateRange(question, localTime(world.clock.now(), timeZone));
  const { meetings } = await listMeetings(world, scope, {
    from: instantOf(range.start, timeZone).toISOString(),
    to: instantOf(range.end, timeZone).toISOString(),
    order: 'asc',
    limit: mostShown,
  });
  const own = meetings.filter((meeting) => meeting.status !== 'cancelled' && meeting.myAnswer !== null);
  const days =
    range.days > 1 ? `${formatDay(range.first)} – ${formatDay(range.last)}` : formatDay(range.first);
  if (own.length === 0) return say(`${days}: bạn không có cuộc họp nào.`);
  return say([`${days}: bạn có ${own.length} cuộc họp.`, ...own.map(writeMeeting)].join('\n'), {
    kind: 'links',
    links: own.map((meeting) => ({ label: nameMeeting(meeting), path: `/meetings/${meeting.id}` })),
  });
}

const answers = {
  waiting: ' (bạn chưa trả lời)',
  declined: ' (bạn đã từ chối)',
  tentative: ' (có thể tham dự)',
  accepted: '',
};

const writeMeeting = (meeting: MeetingSummary): string =>
  `- ${nameMeeting(meeting)}${answers[meeting.myAnswer ?? 'accepted']}`;
