import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { say } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { readRoomUse } from '../../resolve/acts/read-room-use.ts';
import type { ActContext, ActOf, ActOutcome } from '../act-outcome.rules.ts';
import { editRefusal, isMeeting, mentionMeeting, slotOfMeeting } from '../meant-meeting.rules.ts';
import { resolveMeantMeeting } from '../resolve-meant-meeting.ts';
import { resolveNewPlace } from '../resolve-new-place.ts';
import { seriesNote } from '../series-note.rules.ts';
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
  if (place === null) return { kind: 'say', mentions, reply: say(`“${meeting.title}” đã họp như vậy rồi.`) };
  const slot = slotOfMeeting(meeting);
  const taken =
    place.room === null ? [] : await readRoomUse(world, scope, place.room.id, slot, meeting.timeZone);
  const change = await buildMeetingChange(scope, context.place, meeting, {
    ...{ slot: null, add: [], remove: [], place },
    notes: [
      ...seriesNote(meeting),
      ...taken.map(({ text }) => `${place.room?.name ?? ''} đã có người dùng ${text}.`),
    ],
  });
  return { kind: 'change', change, mentions };
}
