import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { nameMeeting } from './ask-meeting.rules.ts';
import { type FindingWorld, findMeantMeetings } from './find-meant-meetings.ts';
import { type AssistantReply, askBack, say } from './reply.rules.ts';

const mostShown = 3;

/** When and where the next meeting is that some words mean; when there is none, the last one held. */
export async function nameNextMeeting(
  world: FindingWorld,
  scope: CompanyScope,
  said: string,
): Promise<AssistantReply> {
  const about = await world.assistantReader.read(scope, 'saidOfMeeting', said);
  const coming = (await findMeantMeetings(world, scope, about, 'to-come')).slice(0, mostShown);
  if (coming.length > 0)
    return list(about === '' ? 'Cuộc họp tiếp theo:' : `Sắp tới, khớp với “${about}”:`, coming);
  if (about === '') return say('Bạn không có cuộc họp nào sắp tới.');
  const [held] = await findMeantMeetings(world, scope, about, 'held');
  const offer = [{ label: `Đặt lịch họp với ${about}`, command: `Đặt lịch họp với ${about}` }];
  if (!held) return askBack(`Không thấy cuộc họp nào sắp tới khớp với “${about}”.`, offer);
  return list(`Không thấy cuộc họp nào sắp tới khớp với “${about}”. Lần gần nhất đã họp:`, [held]);
}

function list(head: string, meetings: readonly MeetingSummary[]): AssistantReply {
  const links = meetings.map((meeting) => ({ label: describe(meeting), path: `/meetings/${meeting.id}` }));
  return say([head, ...links.map(({ label }) => `- ${label}`)].join('\n'), { kind: 'links', links });
}

function describe(meeting: MeetingSummary): string {
  const place = meeting.room?.name || meeting.location;
  return place === '' ? nameMeeting(meeting) : `${nameMeeting(meeting)}, ${place}`;
}
