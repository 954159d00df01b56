import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { listLinks } from '../../render/reply.rules.ts';
import { slotInWords } from '../../render/slot-in-words.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOf, ActOutcome } from '../act-outcome.rules.ts';
import { editRefusal, isMeeting, mentionMeeting, slotOfMeeting } from '../meant-meeting.rules.ts';
import { resolveMeantMeeting } from '../resolve-meant-meeting.ts';

/** The cancellation of a meeting, with its reason. */
export async function buildCancellation(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  act: ActOf<'cancel'>,
): Promise<ActOutcome> {
  const meeting = await resolveMeantMeeting(world, scope, context, act, {
    question: act.all
      ? 'Trợ lý hủy từng cuộc một để không hủy nhầm. Bạn hủy cuộc nào trước?'
      : 'Bạn muốn hủy cuộc họp nào?',
  });
  if (!isMeeting(meeting)) return meeting;
  const refusal = editRefusal(meeting, 'hủy');
  if (refusal) return refusal;
  if (meeting.status === 'draft') return sayDraft(meeting);
  const others = meeting.participants.filter(({ userId }) => userId !== context.place.callerId).length;
  const change = {
    kind: 'meeting-cancel' as const,
    meetingId: meeting.id,
    title: meeting.title,
    when: slotInWords(slotOfMeeting(meeting)),
    version: meeting.version,
    reason: act.reason,
    people: others + meeting.guests.length,
    warnings: meeting.series === null ? [] : ['Chỉ hủy buổi này; các buổi khác của chuỗi giữ nguyên.'],
  };
  return { kind: 'change', change, mentions: mentionMeeting(meeting) };
}

/** A draft is not cancelled but deleted, which nothing undoes: its page asks for that. */
const sayDraft = (meeting: Meeting): ActOutcome => ({
  kind: 'say',
  mentions: mentionMeeting(meeting),
  reply: listLinks(
    `“${meeting.title}” còn là bản nháp, chưa báo cho ai. Bản nháp đã xóa thì không lấy lại được, nên bạn xóa ở trang của cuộc họp nhé.`,
    [{ label: 'Mở bản nháp', path: `/meetings/${meeting.id}` }],
  ),
});
