import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { planMeeting, writeMeetingCard } from './meeting-card.rules.ts';
import type { DirectoryEntry } from './people/person.rules.ts';
import { proposeSeries } from './propose-series.ts';
import { freeOnes, readBusy } from './read-busy.ts';
import { readWorkplace } from './read-workplace.ts';
import type { Asked } from './readings/read-meeting-request.rules.ts';
import type { AssistantReply } from './reply.rules.ts';
import { scheduleCommand } from './schedule-command.rules.ts';
import { askAboutTime } from './time/ask-time.rules.ts';
import type { Workplace } from './workplace.rules.ts';

const mostSlots = 4;

/** Turns "with whom, what for, when" into a card, or asks back about what is open. */
export async function scheduleMeeting(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
  asked: Asked,
): Promise<AssistantReply> {
  const place = await readWorkplace(world, scope);
  const read = await world.assistantReader.read(scope, 'readMeetingRequest', asked, place);
  if (read.reply) return read.reply;
  const { request, userIds, verdict } = read;
  const people = withCaller(userIds, place);
  if (verdict.kind === 'settled') {
    const command = asked.rest === null ? scheduleCommand(request) : asked.message.trim();
    const { slot, recurrence } = verdict;
    const planned = { request, people, hours: place.hours, zone: place.zone };
    if (recurrence) return proposeSeries(world, scope, { planned, slot, recurrence, command });
    const busy = await readBusy(scope, place, people, [slot]);
    return writeMeetingCard(command, planMeeting({ ...planned, slot, busy }));
  }
  const slots = 'slots' in verdict ? verdict.slots : [];
  const suggested = verdict.kind === 'no-clock' || verdict.kind === 'which-day';
  const offered = suggested ? freeOnes(slots, await readBusy(scope, place, people, slots)) : slots;
  return askAboutTime(verdict, {
    said: request.time,
    slots: offered.slice(0, mostSlots),
    command: (time) => scheduleCommand({ ...request, time }),
  });
}

/** The caller first. */
function withCaller(userIds: readonly string[], { callerId, people }: Workplace): DirectoryEntry[] {
  const peopleById = new Map(people.map((person) => [person.userId, person]));
  return [...new Set([callerId, ...userIds])].flatMap((userId) => peopleById.get(userId) ?? []);
}
