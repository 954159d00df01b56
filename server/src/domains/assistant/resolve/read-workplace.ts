import { localTime } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readCompany } from '../../companies/company/read-company.ts';
import { readChangedDays } from '../../companies/days/read-changed-days.ts';
import { listMembers } from '../../companies/members/list-members.ts';
import type { Workplace } from '../shared/workplace.rules.ts';

/** More than a company that plans its meetings here has. */
const mostMembers = 10_000;

export async function readWorkplace(world: Pick<World, 'clock'>, scope: CompanyScope): Promise<Workplace> {
  const { settings } = await readCompany(scope);
  const changed = await readChangedDays(scope);
  const { members } = await listMembers(scope, { limit: mostMembers });
  return {
    zone: settings.timeZone,
    now: localTime(world.clock.now(), settings.timeZone),
    hours: {
      ...settings.workingHours,
      lunch: settings.lunch,
      days: settings.workDays,
      changed,
      meetingFree: settings.meetingFree,
    },
    minutes: settings.defaultMeetingDuration,
    people: members.map(({ userId, displayName, email, department, position }) => ({
      userId,
      displayName,
      email,
      department,
      position,
    })),
    callerId: scope.actor.userId,
  };
}
