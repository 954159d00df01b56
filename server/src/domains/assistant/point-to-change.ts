import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { IntentSlots } from '@hopgon/engine/intent/intent';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { nameMeeting } from './ask-meeting.rules.ts';
import { type FindingWorld, findMeantMeetings } from './find-meant-meetings.ts';
import { type AssistantReply, say } from './reply.rules.ts';

const deeds = {
  cancel: 'hủy cuộc họp',
  move: 'đổi giờ họp',
  people: 'thêm hoặc bớt người dự',
  other: 'sửa cuộc họp',
} as const satisfies Record<NonNullable<IntentSlots['change']>, string>;

/** The assistant changes no meeting: it says so, and leads to the page where one can. */
export async function pointToChange(
  world: FindingWorld,
  scope: CompanyScope,
  { about: said = '', change = 'other' }: IntentSlots,
): Promise<AssistantReply> {
  const about = await world.assistantReader.read(scope, 'saidOfMeeting', said);
  const deed = deeds[change];
  const head = `Trợ lý chưa ${deed} được; bạn làm việc này ở trang của cuộc họp.`;
  const meetings = await findMeantMeetings(world, scope, about, 'to-come');
  if (meetings.length === 0) {
    const unfound =
      about === '' ? 'Không có cuộc họp nào sắp tới' : `Không thấy cuộc họp nào sắp tới khớp với “${about}”`;
    return say(`${head} ${unfound}.\n- Lịch họp`, {
      kind: 'links',
      links: [{ label: 'Lịch họp', path: '/meetings' }],
    });
  }
  const links = meetings.map((meeting) => ({ label: describe(meeting), path: `/meetings/${meeting.id}` }));
  return say([head, ...links.map(({ label }) => `- ${label}`)].join('\n'), { kind: 'links', links });
}

const describe = (meeting: MeetingSummary): string =>
  meeting.mayEdit ? nameMeeting(meeting) : `${nameMeeting(meeting)} (người tổ chức mới sửa được)`;
