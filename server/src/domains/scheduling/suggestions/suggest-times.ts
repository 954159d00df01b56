import type { TimeSearch, TimeSuggestions } from '@hopgon/contract/scheduling/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readCompany } from '../../companies/company/read-company.ts';
import { readChangedDays } from '../../companies/days/read-changed-days.ts';
import { spendSearch } from '../scheduling.limits.ts';
import type { Search } from './candidates.rules.ts';
import { explainNothing } from './explain-nothing.rules.ts';
import { readSubjects } from './read-subjects.ts';
import { suggestSlots } from './suggest-slots.rules.ts';
import { presentSuggestions } from './suggestions.presenter.ts';

/** The best times for people to meet in the company's working time, or why there is none. */
export async function suggestTimes(
  world: Pick<World, 'clock' | 'limiter'>,
  scope: CompanyScope,
  input: TimeSearch,
): Promise<TimeSuggestions> {
  const search = await scope.transaction((tx) => readSearch(world, tx, input));
  const slots = suggestSlots(search, input.most);
  return presentSuggestions(search, slots, slots.length > 0 ? null : explainNothing(search));
}

async function readSearch(
  world: Pick<World, 'clock' | 'limiter'>,
  scope: CompanyScope,
  input: TimeSearch,
): Promise<Search> {
  const { settings } = await readCompany(scope);
  await spendSearch(world.limiter, scope.actor.userId);
  const changed = await readChangedDays(scope);
  return {
    range: { start: Date.parse(input.from), end: Date.parse(input.to) },
    now: world.clock.now().getTime(),
    minutes: input.minutes,
    rest: input.rest,
    throughLunch: input.throughLunch,
    hours: {
      zone: settings.timeZone,
      ...settings.workingHours,
      lunch: settings.lunch,
      days: settings.workDays,
      changed,
      meetingFree: settings.meetingFree,
    },
    weekLimit: settings.weeklyMeetingHours === null ? null : settings.weeklyMeetingHours * 60,
    subjects: await readSubjects(scope, input),
  };
}
