import { localTime } from '@hopgon/engine/time/zoned';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { listMembers } from '../companies/list-members.ts';
import { readChangedDays } from '../companies/read-changed-days.ts';
import { readCompany } from '../companies/read-company.ts';
import type { Company as Colleagues } from './people/match-person.rules.ts';
import { describePerson } from './people/person.rules.ts';
import type { LocalTime } from './time/local-time.rules.ts';
import type { WorkingHours } from './time/suggest.rules.ts';

/** What the assistant must know of a company to understand whom and when one means. */
export interface Workplace {
  readonly zone: string;
  readonly now: LocalTime;
  readonly hours: WorkingHours;
  /** Length of a meeting when none is said. */
  readonly minutes: number;
  readonly people: Colleagues['people'];
  readonly callerId: string;
}

/** More than a company that plans its meetings here has. */
const mostPeople = 10_000;

export async function readWorkplace(world: Pick<World, 'clock'>, scope: CompanyScope): Promise<Workplace> {
  const { settings } = await readCompany(scope);
  const changed = await readChangedDays(scope);
  const { members } = await listMembers(scope, { limit: mostPeople });
  return {
    zone: settings.timeZone,
    now: localTime(world.clock.now(), settings.timeZone),
    hours: { ...settings.workingHours, lunch: settings.lunch, days: settings.workDays, changed },
    minutes: settings.defaultMeetingDuration,
    people: members.map(describePerson),
    callerId: scope.actor.userId,
  };
}

export const colleaguesOf = ({ people, callerId }: Workplace): Workplace['people'] =>
  people.filter(({ userId }) => userId !== callerId);
