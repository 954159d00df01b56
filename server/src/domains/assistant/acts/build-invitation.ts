import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { say } from '../render/reply.rules.ts';
import type { ActWorld } from '../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOf, ActOutcome } from './act-outcome.rules.ts';
import { buildMeetingChange } from './build-meeting-change.ts';
import { editRefusal, isMeeting, mentionMeeting } from './meant-meeting.rules.ts';
import { arePeople } from './meant-people.rules.ts';
import { resolveMeantMeeting } from './resolve-meant-meeting.ts';
import { resolveNames } from './resolve-names.ts';

/** Further people for a meeting, or fewer. */
export async function buildInvitation(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  act: ActOf<'invite'>,
): Promise<ActOutcome> {
  const meeting = await resolveMeantMeeting(world, scope, context, act, {
    question: act.add.length > 0 ? 'Bạn muốn mời vào cuộc họp nào?' : 'Bạn muốn bớt người ở cuộc họp nào?',
  });
  if (!isMeeting(meeting)) return meeting;
  const refusal = editRefusal(meeting, 'mời thêm hoặc bớt người');
  if (refusal) return refusal;
  const add = await resolveNames(world, scope, context, act.add);
  if (!arePeople(add)) return add;
  const remove = await resolveNames(world, scope, context, act.remove);
  if (!arePeople(remove)) return remove;
  const change = await buildMeetingChange(scope, context.place, meeting, { slot: null, add, remove });
  const userIds = [...add, ...remove].map(({ userId }) => userId);
  if (change.add.length + change.remove.length === 0)
    return {
      kind: 'say',
      reply: say(change.warnings.join('\n')),
      mentions: { ...mentionMeeting(meeting), userIds },
    };
  return { kind: 'change', change, mentions: { ...mentionMeeting(meeting), userIds } };
}
