import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { say } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOf, ActOutcome } from '../act-outcome.rules.ts';
import { editRefusal, isMeeting, mentionMeeting } from '../meant-meeting.rules.ts';
import { resolveMeantMeeting } from '../resolve-meant-meeting.ts';
import { resolveNewPlace } from '../resolve-new-place.ts';
import { buildMeetingChange } from './build-meeting-change.ts';

/** Another room or address for a meeting that is there, or by video. */
export async function buildPlaceChange(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  act: ActOf<'change-place'>,
): Promise<ActOutcome> {
  const meeting = await resolveMeantMeeting(world, scope, context, act, {
    question: 'Bạn muốn đổi nơi họp của cuộc nào?',
  });
  if (!isMeeting(meeting)) return meeting;
  const refusal = editRefusal(meeting, 'đổi nơi họp');
  if (refusal) return refusal;
  const place = await resolveNewPlace(scope, meeting, act);
  const mentions = mentionMeeting(meeting);
  if (place === null)
    return {
      kind: 'say',
      mentions,
      reply: say(`“${meeting.title}” đã ở đúng nơi đó rồi, không có gì để đổi.`),
    };
  const wanted = { slot: null, add: [], remove: [], place };
  const change = await buildMeetingChange(world, scope, context.place, meeting, wanted);
  return { kind: 'change', change, mentions };
}
