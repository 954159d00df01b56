import { localDay } from '@hopgon/contract/time/zoned';
import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readBoundCompany } from '../../companies/company/read-bound-company.ts';
import { readWorkDays } from '../../companies/days/read-work-days.ts';
import { rangesOf } from '../range.rules.ts';
import { countWeeks } from './count-weeks.jobs.ts';
import { keptWeekStore } from './kept-weeks.store.ts';
import { missingWeeks, pastWeeks } from './past-weeks.rules.ts';

/** In one transaction, so that other work of the database goes on between them. */
const weeksAtOnce = 4;
/** In one job, so that other companies have their turn. */
const weeksInJob = 28;

/** Counts past weeks of a company whose figures are not kept, the newest first; where many are missing it queues another job. */
export async function computeWeeks(world: Pick<World, 'clock' | 'jobs'>, scope: JobScope): Promise<void> {
  for (let counted = 0; counted < weeksInJob; counted += weeksAtOnce)
    if (!(await computeSomeWeeks(world, scope))) return;
  await scope.transaction((tx) => world.jobs.send(tx, countWeeks, scope.companyId, {}));
}

/** Whether there may be more. */
const computeSomeWeeks = ({ clock }: Pick<World, 'clock'>, scope: JobScope): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const company = await readBoundCompany(tx);
    const worked = await readWorkDays(tx);
    if (!company || !worked || !(await keptWeekStore.lock(tx.db))) return false;
    const now = clock.now();
    const days = pastWeeks(localDay(now, worked.timeZone));
    const { now: range } = rangesOf(days, now, company.settings, worked);
    const missing = missingWeeks(range.weeks, await keptWeekStore.find(tx.db, range), days);
    const counting = missing.slice(0, weeksAtOnce);
    if (counting.length > 0) await keptWeekStore.replace(tx.db, counting, range.work);
    await keptWeekStore.deleteUnused(tx.db, range.start);
    return missing.length > counting.length;
  });
