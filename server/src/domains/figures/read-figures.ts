import { Failure } from '@hopgon/contract/failure';
import type { readFigures as route } from '@hopgon/contract/figures/routes';
import { type FiguresReport, smallestGroup } from '@hopgon/contract/figures/schemas';
import { unset } from '@hopgon/contract/options';
import type { QueryOf } from '@hopgon/contract/route';
import { localDay } from '@hopgon/contract/time/zoned';
import { spendShared } from '../../platform/limits/shared-limit.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { readCompany } from '../companies/company/read-company.ts';
import { readChangedDays } from '../companies/days/read-changed-days.ts';
import { readSample } from '../samples/read-sample.ts';
import { computeFigures } from './compute-figures.ts';
import { figuresLimits } from './figures.limits.ts';
import { presentSpoken } from './figures.presenter.ts';
import { type FiguresAsked, figuresStore } from './figures.store.ts';
import { daysAsked, rangesOf } from './range.rules.ts';
import { listShownDepartments } from './shown-departments.rules.ts';
import { findKeptWeeks } from './weeks/find-kept-weeks.ts';
import { scheduleMissingWeeks } from './weeks/schedule-missing-weeks.ts';

/** Meetings in a range of days beside the range before it, as far as this member may see the figures of others. */
export async function readFigures(
  world: Pick<World, 'clock' | 'disk' | 'jobs' | 'limiter'>,
  scope: CompanyScope,
  { of, department, ...chosen }: QueryOf<typeof route>,
): Promise<FiguresReport> {
  await spendShared(world.limiter, figuresLimits, { ...scope.actor, ...(await scope.entry()) });
  const { can, settings } = await readCompany(scope);
  if (of !== 'own' && !can.seeFigures) throw new Failure('not_allowed');
  const { from, to } = daysAsked(chosen, localDay(world.clock.now(), settings.timeZone));
  const ranges = rangesOf({ from, to }, world.clock.now(), settings, {
    days: settings.workDays,
    changed: await readChangedDays(scope),
  });
  const asked: FiguresAsked = {
    of,
    viewerId: scope.actor.userId,
    department:
      of === 'department'
        ? (department ?? (await figuresStore.departmentOf(scope.db, scope.actor.userId)))
        : '',
    isSample: of === 'own' && (await readSample(scope)).alone,
  };
  // Those who name no department are none.
  if (of === 'department' && asked.department === unset) throw new Failure('department_not_set');
  const counted = await findKeptWeeks(scope, asked, ranges, settings.timeZone);
  const figures = await computeFigures(scope, asked, counted);
  if (of !== 'own') await scheduleMissingWeeks(world, scope, counted);
  if (of === 'department') {
    const shown = listShownDepartments(await figuresStore.departmentSizes(scope.db));
    if (figures.people < smallestGroup || !shown.has(asked.department))
      throw new Failure('group_too_small', { least: smallestGroup });
  }
  return {
    ...figures,
    of,
    department: of === 'department' ? asked.department : null,
    from,
    to,
    isSample: asked.isSample,
    hourlyCost: settings.hourlyCost,
    spoken: of === 'own' ? presentSpoken(await figuresStore.spoken(scope.db, asked, ranges.now)) : null,
  };
}
