import { commandNamed } from '@hopgon/contract/commands/catalogue';
import { writeCommand } from '@hopgon/contract/commands/write-command';
import { hasMarks } from '@hopgon/engine/text/fold';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { readSchedule, type ScheduleRequest } from './arguments/read-schedule.rules.ts';
import { readSpokenSchedule } from './arguments/read-speech.rules.ts';
import { askForMore } from './ask-for-more.rules.ts';
import { askForMissing } from './help.rules.ts';
import { planMeeting, writeMeetingCard } from './meeting-card.rules.ts';
import { askAboutPeople } from './people/ask-people.rules.ts';
import type { Company } from './people/match-person.rules.ts';
import type { DirectoryPerson } from './people/person.rules.ts';
import { resolvePeople } from './people/resolve-people.rules.ts';
import { proposeSeries } from './propose-series.ts';
import { freeOnes, readBusy } from './read-busy.ts';
import { colleaguesOf, readWorkplace, type Workplace } from './read-workplace.ts';
import type { AssistantReply } from './reply.rules.ts';
import { askAboutTime } from './time/ask-time.rules.ts';
import { judgeTime } from './time/judge-time.rules.ts';
import { findTime, readTime } from './time/read-time.rules.ts';

const mostSlots = 4;

/** What was asked for: a command's parameters as written, or (`rest` null) free text. */
export interface Asked {
  readonly message: string;
  readonly rest: string | null;
}

/** Turns "with whom, what for, when" into a card, or asks back about what is open. */
export async function scheduleMeeting(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  asked: Asked,
): Promise<AssistantReply> {
  const place = await readWorkplace(world, scope);
  const company = { people: place.people, callerId: place.callerId, typedMarks: hasMarks(asked.message) };
  const request = readRequest(asked, place, company);
  const missing = (['people', 'goal', 'time'] as const).filter((name) => request[name] === '');
  if (missing.length > 0) {
    return asked.rest === null
      ? askForMore(asked.message, missing, colleaguesOf(place))
      : askForMissing(schedule, missing);
  }
  const write = (changed: Partial<ScheduleRequest>) => commandOf({ ...request, ...changed });

  const found = resolvePeople(request.people, company);
  const unsure = askAboutPeople(found, company, (people) => write({ people }));
  if (unsure) return unsure;

  const people = withCaller(found.people, place);
  const verdict = judgeTime(readTime(request.time, place.now), place);
  if (verdict.kind === 'settled') {
    const command = asked.rest === null ? write({}) : asked.message.trim();
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
    command: (time) => write({ time }),
  });
}

const schedule = commandNamed('lenlich');

const commandOf = ({ people, goal, time, location }: ScheduleRequest): string =>
  writeCommand('lenlich', [people, goal, time, ...(location === '' ? [] : [location])]);

function readRequest({ message, rest }: Asked, place: Workplace, company: Company): ScheduleRequest {
  const tools = { company, findTime: (text: string) => findTime(text, place.now) };
  if (rest !== null) return readSchedule(rest, tools);
  const spoken = readSpokenSchedule(message, tools);
  const { people, goal } = spoken;
  // "Hẹn An 15h mai" says no goal; a name for it is no claim, and stands on the card to be changed.
  return goal === '' && people !== '' ? { ...spoken, goal: `Họp với ${people}` } : spoken;
}

function withCaller(
  people: readonly DirectoryPerson[],
  { callerId, people: all }: Workplace,
): DirectoryPerson[] {
  const isCaller = (person: DirectoryPerson) => person.userId === callerId;
  return [...all.filter(isCaller), ...people.filter((person) => !isCaller(person))];
}
