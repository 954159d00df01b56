import { civilDate, type DayNumber, firstOfMonth } from '../civil.ts';
import type { Facts, Season } from '../facts.ts';
import type { DaySpan, TimeContext } from './context.ts';

/** The first month of each season and how many it has, as Vietnamese dictionaries count them; those of rain and drought are the South's. */
const seasons: Record<Season, readonly [first: number, months: number]> = {
  spring: [2, 3],
  summer: [5, 3],
  autumn: [8, 3],
  winter: [11, 3],
  rainy: [5, 6],
  dry: [11, 6],
};

/** "mùa hè năm nay", "mùa đông tới", "đầu mùa hè 2027"; a season belongs to the year it begins in. */
export function resolveSeason(facts: Facts, season: Season, { today }: TimeContext): DaySpan {
  const now = civilDate(today).year;
  const { date, period, turn, edge } = facts;
  const year = date?.year ?? (period?.unit === 'year' ? now + period.amount : yearOf(season, turn, today));
  const [first, months] = seasons[season];
  const third = months / 3;
  const skipped = edge === 'middle' ? third : edge === 'end' ? months - third : 0;
  const kept = edge === 'start' || edge === 'middle' || edge === 'end' ? third : months;
  return {
    from: firstOfMonth(year, first + skipped),
    to: firstOfMonth(year, first + skipped + kept),
    grain: 'month',
    certainty: 0.7,
    stretch: true,
  };
}

/** "this" is not over yet, "next" has not begun, "last" is over or runs. */
function yearOf(season: Season, turn: Facts['turn'], today: DayNumber): number {
  const [first, months] = seasons[season];
  const now = civilDate(today).year;
  const years = [now - 1, now, now + 1];
  const begins = (year: number) => firstOfMonth(year, first);
  const found =
    turn === 'last'
      ? years.findLast((year) => begins(year) <= today)
      : years.find((year) => (turn === 'this' ? firstOfMonth(year, first + months) : begins(year)) > today);
  return found ?? now;
}
