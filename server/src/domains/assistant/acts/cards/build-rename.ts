import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { capitalize } from '../../render/capitalize.rules.ts';
import { aboutMeetings, say } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOf, ActOutcome } from '../act-outcome.rules.ts';
import { editRefusal, isMeeting, mentionMeeting } from '../meant-meeting.rules.ts';
import { resolveMeantMeeting } from '../resolve-meant-meeting.ts';
import { buildMeetingChange } from './build-meeting-change.ts';

/** Another name for a meeting that is there. */
export async function buildRename(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  act: ActOf<'rename'>,
): Promise<ActOutcome> {
  const meeting = await resolveMeantMeeting(world, scope, context, act, {
    question: 'Bạn muốn đổi tên cuộc họp nào?',
  });
  if (!isMeeting(meeting)) return meeting;
  const refusal = editRefusal(meeting, 'đổi tên');
  if (refusal) return refusal;
  if (act.title === '')
    return {
      ...{ kind: 'ask', options: [] },
      reply: aboutMeetings(say(`Tên mới của “${meeting.title}” là gì?`), [meeting.id]),
    };
  const change = await buildMeetingChange(world, scope, context.place, meeting, {
    ...{ slot: null, add: [], remove: [], newTitle: capitalize(act.title) },
  });
  return { kind: 'change', change, mentions: mentionMeeting(meeting) };
}
