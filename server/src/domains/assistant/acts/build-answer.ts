import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { say } from '../render/reply.rules.ts';
import { slotInWords } from '../render/slot-in-words.rules.ts';
import type { ActWorld } from '../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOf, ActOutcome } from './act-outcome.rules.ts';
import { isMeeting, mentionMeeting, slotOfMeeting } from './meant-meeting.rules.ts';
import { resolveMeantMeeting } from './resolve-meant-meeting.ts';

/** An answer to an invitation; who is not invited has none to give. */
export async function buildAnswer(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  act: ActOf<'respond'>,
): Promise<ActOutcome> {
  const meeting = await resolveMeantMeeting(world, scope, context, act, {
    question: 'Bạn trả lời lời mời cuộc họp nào?',
    may: ({ myAnswer }) => myAnswer !== null,
  });
  if (!isMeeting(meeting)) return meeting;
  if (!meeting.can.answer || meeting.myAnswer === null)
    return {
      kind: 'say',
      mentions: mentionMeeting(meeting),
      reply: say(
        `Bạn không được mời dự “${meeting.title}” (${slotInWords(slotOfMeeting(meeting))}) nên không có lời mời để trả lời.`,
      ),
    };
  const change = {
    kind: 'answer' as const,
    meetingId: meeting.id,
    title: meeting.title,
    when: slotInWords(slotOfMeeting(meeting)),
    startsAt: meeting.startsAt,
    endsAt: meeting.endsAt,
    answer: act.answer,
    was: meeting.myAnswer,
    reason: act.reason,
    warnings: [],
  };
  return {
    kind: 'change',
    change,
    mentions: { ...mentionMeeting(meeting), userIds: [meeting.createdBy.userId] },
  };
}
