import { localTime } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { renderMeetingCard } from '../render/render-schedule.rules.ts';
import type { AssistantReply } from '../render/reply.rules.ts';
import type { ActWorld } from '../resolve/acts/find-meant-meetings.ts';
import { readRoomUse } from '../resolve/acts/read-room-use.ts';

/** A reply whose card books a room, with who uses it then. */
export async function completeRoomUse(
  world: Pick<ActWorld, 'clock'>,
  scope: CompanyScope,
  reply: AssistantReply,
): Promise<AssistantReply> {
  const change = reply.card?.change;
  if (reply.card === null || change?.kind !== 'meeting' || !change.room) return reply;
  const { room, timeZone } = change;
  const slot = {
    start: localTime(new Date(change.startsAt), timeZone),
    end: localTime(new Date(change.endsAt), timeZone),
  };
  const uses = await readRoomUse(world, scope, room.id, slot, timeZone);
  if (uses.length === 0) return reply;
  const warnings = [...change.warnings, ...uses.map(({ text }) => `${room.name} đã có người dùng ${text}.`)];
  return renderMeetingCard(reply.card.command, { ...change, warnings });
}
