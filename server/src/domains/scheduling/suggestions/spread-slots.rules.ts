import type { Candidate } from './candidates.rules.ts';
import { costOf, isMorning, type Judged } from './judge-slot.rules.ts';
import type { Hours } from './working-time.rules.ts';

interface Priced {
  readonly slot: Judged;
  /** Hour of the day at which it begins. */
  readonly hour: number;
  readonly part: 'morning' | 'afternoon';
  readonly cost: number;
}

interface SpreadOptions {
  readonly most: number;
  readonly minutes: number;
  readonly hours: Hours;
}

const anHour = 3_600_000;
// What each one chosen before adds to those like it.
const sameDay = 3;
const sameHour = 1;
const samePart = 0.5;
/** More at one hour only where there is no other. */
const mostOfAnHour = 2;

const countsOf = (keys: readonly (string | number)[]): ReadonlyMap<string | number, number> => {
  const counts = new Map<string | number, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** The cheapest beside those chosen: who cannot come at one of them may come at another day, at another hour. */
function nextOf(open: readonly Priced[], chosen: readonly Priced[]): Priced | undefined {
  const days = countsOf(chosen.map(({ slot }) => slot.date));
  const hours = countsOf(chosen.map(({ hour }) => hour));
  const parts = countsOf(chosen.map(({ part }) => part));
  const isSpent = ({ hour }: Priced): boolean => (hours.get(hour) ?? 0) >= mostOfAnHour;
  const priceOf = ({ slot, hour, part, cost }: Priced): number =>
    cost +
    sameDay * (days.get(slot.date) ?? 0) +
    sameHour * (hours.get(hour) ?? 0) +
    samePart * (parts.get(part) ?? 0);
  const fresh = open.filter((one) => !isSpent(one));
  let best: Priced | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const one of fresh.length > 0 ? fresh : open) {
    const price = priceOf(one);
    if (price < lowest) [best, lowest] = [one, price];
  }
  return best;
}

const hourOf = ({ minute }: Candidate): number => Math.floor(minute / 60);

/** The best first, then other days, hours and parts of the day; none begins within an hour of another. */
export function spreadSlots(slots: readonly Judged[], { most, minutes, hours }: SpreadOptions): Judged[] {
  const gap = Math.max(anHour, minutes * 60_000);
  const chosen: Priced[] = [];
  let open: readonly Priced[] = slots.map((slot) => ({
    slot,
    hour: hourOf(slot),
    part: isMorning(slot.minute, hours) ? 'morning' : 'afternoon',
    cost: costOf(slot, hours),
  }));
  while (chosen.length < most) {
    const next = nextOf(open, chosen);
    if (!next) break;
    chosen.push(next);
    open = open.filter(({ slot }) => Math.abs(slot.start - next.slot.start) >= gap);
  }
  return chosen.map(({ slot }) => slot);
}
