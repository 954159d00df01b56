import { localDay } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { CountedRanges } from '../compute-figures.ts';
import { countWeeks } from './count-weeks.jobs.ts';
import { missingWeeks, pastWeeks } from './past-weeks.rules.ts';

/** Queues the job where past weeks of these ranges had to be counted; on a full disk figures are still read. */
export async function scheduleMissingWeeks(
  world: Pick<World, 'clock' | 'disk' | 'jobs'>,
  scope: CompanyScope,
  { now: asked, before, timeZone }: CountedRanges,
): Promise<void> {
  if (world.disk.state() === 'full') return;
  const now = world.clock.now();
  const days = pastWeeks(localDay(now, timeZone));
  if (![asked, before].some(({ weeks, kept }) => missingWeeks(weeks, kept, days).length > 0)) return;
  const { companyId } = await scope.entry();
  await scope.transaction((tx) =>
    world.jobs.send(tx, countWeeks, companyId, {}, { startAfter: now, replaces: true }),
  );
}
