import { fold } from '../text/fold.ts';
import { dayOf, hasDay, saysHour } from './complete-range.ts';
import type { DateFact, Facts } from './facts.ts';
import type { TimeReading } from './time-reading.ts';

const listed = /^\s*(?:,\s*(?:va\s*)?|(?:va|&|hoac|hay)\s*)$/;

/** "Thứ 2 với thứ 5", "thứ 3 thứ 5": weekdays are a list without a comma as well. */
const listedDays = /^\s*(?:voi|vs|cung)?\s*$/;

export function isListed(left: TimeReading, right: TimeReading, text: string): boolean {
  const between = fold(text.slice(left.to, right.from));
  const areDays = left.facts.weekday !== undefined && right.facts.weekday !== undefined;
  return listed.test(between) || (areDays && listedDays.test(between));
}

/** In a list the facts of the last time apply to all: "thứ hai và thứ tư tuần sau lúc 9h", "sáng và chiều mai". */
export function shareAcrossList(readings: readonly TimeReading[], text: string): TimeReading[] {
  const shared = [...readings];
  for (let at = shared.length - 2; at >= 0; at -= 1) {
    const [left, right] = [shared[at], shared[at + 1]];
    if (!left || !right || left.until || right.until || !isListed(left, right, text)) continue;
    shared[at] = { ...left, facts: takeFrom(left.facts, right.facts) };
    if (!hasDay(right.facts) && saysHour(left.facts))
      shared[at + 1] = { ...right, facts: { ...dayOf(left.facts), ...right.facts } };
  }
  return shared;
}

function takeFrom(facts: Facts, later: Facts): Facts {
  if (facts.weekday !== undefined && later.weekday !== undefined) return takeWeek(facts, later);
  if (facts.date && later.date && facts.date.month === undefined) {
    return { ...facts, date: { ...later.date, ...withoutGaps(facts.date) } };
  }
  if (hasDay(facts) || !saysHour(facts)) return facts;
  const part = runsOn(facts, later) ? later.part : undefined;
  return { ...dayOf(later), ...(part && { part }), ...facts };
}

function takeWeek(facts: Facts, { period, every, clock, part }: Facts): Facts {
  const open = facts.period === undefined && facts.turn === undefined && facts.date === undefined;
  return {
    ...facts,
    ...(open && period && { period }),
    ...(every && !facts.every && { every }),
    ...(clock && !facts.clock && !facts.part && { clock, ...(part && { part }) }),
  };
}

/** "9 giờ và 10 giờ sáng mai" are both in the morning. */
const runsOn = ({ clock, part }: Facts, later: Facts): boolean =>
  !part && clock !== undefined && later.clock !== undefined && clock.hour <= later.clock.hour;

/** "ngày 30 và 31 tháng 12": the month is said once. */
const withoutGaps = ({ day, lunar }: DateFact): DateFact => ({ day, ...(lunar && { lunar }) });
