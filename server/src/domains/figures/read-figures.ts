import { Failure } from '@hopgon/contract/failure';
import type { readFigures as route } from '@hopgon/contract/figures/routes';
import { type FiguresReport, smallestGroup } from '@hopgon/contract/figures/schemas';
import type { QueryOf } from '@hopgon/contract/route';
import { spendShared } from '../../platform/limits/shared-limit.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { readCompany } from '../companies/company/read-company.ts';
import { readChangedDays } from '../companies/days/read-changed-days.ts';
import { readSample } from '../samples/read-sample.ts';
import { figuresLimits } from './figures.limits.ts';
import {
  type Counted,
  peopleIn,
  presentDepartments,
  presentHours,
  presentTotals,
  presentWeeks,
} from './figures.presenter.ts';
import { type FiguresAsked, figuresStore } from './figures.store.ts';
import { type Range, rangesOf } from './range.rules.ts';

const mostSeries = 10;

/** Meetings in a range of days beside the range before it, as far as this member may see the figures of others. */
export async function readFigures(
  world: Pick<World, 'clock' | 'limiter'>,
  scope: CompanyScope,
  { of, department, from, to }: QueryOf<typeof route>,
): Promise<FiguresReport> {
  spendShared(world.limiter, figuresLimits, { ...scope.actor, ...(await scope.entry()) });
  const { can, settings } = await readCompany(scope);
  if (of !== 'own' && !can.seeFigures) throw new Failure('not_allowed');
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
  const now = await count(scope, asked, ranges.now, settings.timeZone);
  if (of === 'department' && peopleIn(now) < smallestGroup)
    throw new Failure('group_too_small', { least: smallestGroup });
  const before = await count(scope, asked, ranges.before, settings.timeZone);
  return {
    of,
    department: of === 'department' ? asked.department : null,
    from,
    to,
    before: ranges.before.days,
    isSample: asked.isSample,
    people: peopleIn(now),
    totals: presentTotals(now),
    totalsBefore: peopleIn(before) === 0 ? null : presentTotals(before),
    weeks: presentWeeks(now, ranges.now),
    weeksBefore: presentWeeks(before, ranges.before),
    hours: presentHours(now),
    ...(of === 'company' ? presentDepartments(now, before) : { departments: [], smallDepartments: 0 }),
    series: [...(await figuresStore.series(scope.db, asked, ranges.now, mostSeries))],
  };
}

async function count(
  scope: CompanyScope,
  asked: FiguresAsked,
  range: Range,
  timeZone: string,
): Promise<Counted> {
  const [loads, held, sums, tasks] = await Promise.all([
    figuresStore.loads(scope.db, asked, range),
    figuresStore.held(scope.db, asked, range, timeZone),
    figuresStore.sums(scope.db, asked, range),
    figuresStore.tasks(scope.db, asked, range, timeZone),
  ]);
  return { loads, held, sums, tasks };
}
