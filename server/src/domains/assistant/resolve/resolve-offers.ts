import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { listRecentMeetings } from '../../meetings/list/list-recent-meetings.ts';
import { colleaguesOf } from '../shared/workplace.rules.ts';
import { listKnownTitles } from './acts/list-known-titles.ts';
import type { OfferCues } from './offers.rules.ts';
import { readOwnDay } from './read-own-day.ts';
import { readWorkplace } from './read-workplace.ts';
import type { ResolvedDay } from './resolved.rules.ts';

/** The caller's day, and things that can be done, chosen by the words of a message and by what the person has. */
export async function resolveOffers(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
  { message, names, when }: OfferCues,
): Promise<ResolvedDay> {
  const [place, day] = [await readWorkplace(world, scope), await readOwnDay(world, scope)];
  const recent = await listRecentMeetings(world, scope);
  const titles = message === '' ? [] : await listKnownTitles(world, scope, place);
  const own = { colleagues: colleaguesOf(place), recent, day, titles };
  return {
    day,
    offers: await world.assistantReader.read(scope, 'chooseOffers', { message, names, when }, own),
  };
}
