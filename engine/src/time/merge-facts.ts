import type { DateFact, Facts } from './facts.ts';
import { admits } from './resolve/part-hours.ts';

/** Facts that cannot speak of one time together; a fact never meets its own kind but where stated below. */
const rivals = new Map(
  [
    'now offset date weekday holiday quarter period clock shift part within',
    'offset shift period holiday nth quarter',
    'holiday weekday quarter nth',
    'quarter weekday offset',
    'weekdays weekday offset date holiday quarter nth',
    'within shift period every',
    'shift period offset every quarter nth',
    'period offset shift now',
    'season now offset date weekday weekdays holiday quarter period clock shift part within nth every',
  ].map((line) => {
    const [fact = '', ...others] = line.split(' ');
    return [fact, others] as const;
  }),
);

/** Both facts as those of one time, or null when they must be two. */
export function mergeFacts(left: Facts, right: Facts): Facts | null {
  if (clashes(left, right) || clashes(right, left)) return null;
  const date = mergeDates(left.date, right.date);
  if (date === null) return null;
  const both = { ...left, ...right, date };
  if (standsAlone(both) || !agreePeriod(both) || sharesOther(left, right)) return null;
  const every = coarser(left.every, right.every);
  return { ...left, ...right, ...(date && { date }), ...(every && { every }) };
}

const frequencies = ['daily', 'weekly', 'monthly', 'yearly'] as const;

/** "mỗi sáng thứ hai hằng tuần" is every week. */
function coarser(left: Facts['every'], right: Facts['every']): Facts['every'] {
  if (!left || !right) return left ?? right;
  return frequencies.findLast((each) => each === left || each === right);
}

const clashes = (left: Facts, right: Facts): boolean =>
  Object.keys(left).some((key) => rivals.get(key)?.some((rival) => rival in right));

/** Facts that one time may state twice, if they agree. */
const repeatable = new Set(['date', 'part', 'every', 'interval', 'past']);

function sharesOther(left: Facts, right: Facts): boolean {
  if (Object.keys(left).some((key) => key in right && !repeatable.has(key))) return true;
  const [part, clock] = [left.part ?? right.part, left.clock ?? right.clock];
  if (part && clock && !admits(part, clock.hour)) return true;
  return left.part !== undefined && right.part !== undefined && left.part !== right.part;
}

/** Undefined when neither has one, null when they contradict. */
function mergeDates(left: DateFact | undefined, right: DateFact | undefined): DateFact | undefined | null {
  if (!left || !right) return left ?? right;
  const both = (['day', 'month', 'year'] as const).some(
    (key) => left[key] !== undefined && right[key] !== undefined,
  );
  if (both) return null;
  return {
    day: left.day ?? right.day,
    month: left.month ?? right.month,
    year: left.year ?? right.year,
    lunar: left.lunar ?? right.lunar,
    early: left.early ?? right.early,
  };
}

/** Facts that only choose between dates or quarters name no time by themselves. */
const standsAlone = ({ calendar, past, date, quarter }: Facts): boolean =>
  date === undefined && (calendar !== undefined || (past === true && quarter === undefined));

/** Whether a week, month or year counted from now leaves room for the date beside it. */
function agreePeriod({ period, date, weekday, nth, holiday, shift, offset }: Facts): boolean {
  if (offset !== undefined && date && date.day === undefined) return false;
  if (shift && weekday !== undefined && shift.unit !== 'week') return date !== undefined;
  if (!period) return true;
  if (period.unit === 'year')
    return date?.year === undefined && (weekday === undefined || nth !== undefined || date !== undefined);
  if (holiday !== undefined) return false;
  if (period.unit === 'week') return date === undefined && nth === undefined;
  return (
    date?.month === undefined && date?.year === undefined && (weekday === undefined || nth !== undefined)
  );
}

/** Facts that only modify a time: an edge, a length, a calendar. */
const adds = new Set(['edge', 'partEdge', 'minutes', 'calendar', 'past', 'turn', 'nth', 'interval']);

/** Whether facts name a time by themselves. */
export const namesTime = (facts: Facts): boolean => Object.keys(facts).some((key) => !adds.has(key));
