import { type FiguresReport, smallestGroup } from '@hopgon/contract/figures/schemas';
import type { Scope } from '../../platform/database/scope.ts';
import {
  type Counted,
  peopleIn,
  presentDepartments,
  presentHours,
  presentTotals,
  presentWeeks,
} from './figures.presenter.ts';
import { type CountedRange, type FiguresAsked, figuresStore } from './figures.store.ts';
import { listShownDepartments } from './shown-departments.rules.ts';

const mostSeries = 10;

type Figures = Omit<
  FiguresReport,
  'of' | 'department' | 'from' | 'to' | 'isSample' | 'hourlyCost' | 'spoken'
>;

export interface CountedRanges {
  readonly now: CountedRange;
  readonly before: CountedRange;
  readonly timeZone: string;
}

/** Counts a range and the one before it; who may see it is for the caller to say. */
export async function computeFigures(
  scope: Pick<Scope, 'db'>,
  asked: FiguresAsked,
  ranges: CountedRanges,
): Promise<Figures> {
  const now = await count(scope, asked, ranges.now, ranges.timeZone);
  const before = await count(scope, asked, ranges.before, ranges.timeZone);
  const sizes = asked.of === 'company' ? await figuresStore.departmentSizes(scope.db) : [];
  // The totals of a company of a few people are theirs anyway: its weeks hide nobody. Asked of today, since a week is shown or not
  // whichever range it lies in.
  const isFew = asked.of === 'company' && sizes.reduce((sum, { people }) => sum + people, 0) < smallestGroup;
  const leastInWeek = asked.of === 'own' || isFew ? 1 : smallestGroup;
  const leastBefore = asked.of === 'department' ? smallestGroup : 1;
  return {
    before: ranges.before.days,
    people: peopleIn(now),
    totals: presentTotals(now),
    totalsBefore: peopleIn(before) < leastBefore ? null : presentTotals(before),
    weeks: presentWeeks(now, ranges.now, leastInWeek),
    weeksBefore: presentWeeks(before, ranges.before, leastInWeek),
    hours: presentHours(now),
    ...(asked.of === 'company'
      ? presentDepartments(now, before, listShownDepartments(sizes))
      : { departments: [], smallDepartments: 0 }),
    series: [...(await figuresStore.series(scope.db, asked, ranges.now, mostSeries))],
  };
}

async function count(
  scope: Pick<Scope, 'db'>,
  asked: FiguresAsked,
  range: CountedRange,
  timeZone: string,
): Promise<Counted> {
  const [loads, held, tasks] = await Promise.all([
    figuresStore.loads(scope.db, asked, range),
    figuresStore.held(scope.db, asked, range, timeZone),
    figuresStore.tasks(scope.db, asked, range, timeZone),
  ]);
  return { loads, held, tasks };
}
