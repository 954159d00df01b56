import { instantAt, localDay } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';
import { isDay } from '../../lib/format/days.ts';
import { hourMs } from '../../lib/format/durations.ts';
import { cleanEmail, isEmail } from '../../lib/is-email.ts';
import { readClock } from '../../ui/inputs/read-clock.ts';

/** A guest as they are typed: 'Đỗ Khách <khach@doitac.vn>' or the address alone. */
export interface TypedGuest {
  readonly email: string;
  readonly name: string;
}

function readGuest(line: string): TypedGuest | null {
  const named = /^(.*?)[<\s]+([^\s<>]+@[^\s<>]+)>?$/u.exec(line);
  const email = cleanEmail(named?.[2] ?? line);
  if (!isEmail(email)) return null;
  const name = (named?.[1] ?? '').replace(/["'<,;-]+$/u, '').trim();
  return { email, name: name.length >= 2 ? name : email.slice(0, 100) };
}

/** One a line, or separated by commas; `wrong` holds the first that is no address. */
export function readGuests(typed: string): { guests: TypedGuest[]; wrong: string | null } {
  const lines = typed
    .normalize('NFC')
    .split(/[\n;,]+/u)
    .map((line) => line.trim())
    .filter(Boolean);
  const read = lines.map((line) => ({ line, guest: readGuest(line) }));
  const guests = read.flatMap(({ guest }) => (guest ? [guest] : []));
  return {
    guests: [...new Map(guests.map((guest) => [guest.email, guest])).values()],
    wrong: read.find(({ guest }) => guest === null)?.line ?? null,
  };
}

const noDay = 'Hãy ghi ngày, ví dụ 25/11';

/** Until when people may answer, as it is typed. */
interface TypedDeadline {
  readonly day: string;
  readonly clock: string;
}

export const deadlineProblems = {
  day: (day: string): string | null => (isDay(day) ? null : noDay),
  clock: (clock: string): string | null => (readClock(clock) ? null : 'Hãy ghi giờ, ví dụ 09:00'),
};

/** As ISO 8601, of one without problems. */
export const deadlineOf = ({ day, clock }: TypedDeadline, timeZone: string): string =>
  instantAt(day, readClock(clock) ?? clock, timeZone).toISOString();

/** The hour of the evening until which people are asked. */
const evening = '20:00';

/** Until when to ask when nobody says otherwise: the evening before the first time, and never after that time. */
export function usualDeadline(starts: readonly number[], timeZone: string, now: number): number {
  if (starts.length === 0) return now + 24 * hourMs;
  const first = Math.min(...starts);
  const soonest = now + hourMs / 2;
  const eveningBefore = instantAt(addDays(localDay(first, timeZone), -1), evening, timeZone).getTime();
  if (eveningBefore >= soonest) return eveningBefore;
  return Math.min(first, Math.max(first - hourMs, soonest));
}

/** What the contract allows, which does not come into the browser. */
export const mostSlots = 20;

/** A time to choose from, suggested or written by hand. */
export interface AskedSlot {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Whether two lists hold the same times. */
export const sameSlots = (some: readonly AskedSlot[], others: readonly AskedSlot[]): boolean =>
  some.length === others.length &&
  some.every(({ startsAt, endsAt }) =>
    others.some(
      (other) =>
        Date.parse(other.startsAt) === Date.parse(startsAt) &&
        Date.parse(other.endsAt) === Date.parse(endsAt),
    ),
  );

export interface TypedSlot {
  /** `YYYY-MM-DD`, or empty. */
  readonly day: string;
  readonly clock: string;
}

export interface SlotProblem {
  readonly field: keyof TypedSlot;
  readonly text: string;
}

interface SlotTerms {
  readonly minutes: number;
  readonly timeZone: string;
  readonly now: number;
  /** Those there are already. */
  readonly taken: readonly AskedSlot[];
}

/** A time as it was written by hand, or what is wrong with it. */
export function readSlot(
  { day, clock }: TypedSlot,
  { minutes, timeZone, now, taken }: SlotTerms,
): AskedSlot | SlotProblem {
  const time = readClock(clock);
  if (!isDay(day)) return { field: 'day', text: noDay };
  if (time === null) return { field: 'clock', text: 'Hãy ghi giờ, ví dụ 14h30' };
  const start = instantAt(day, time, timeZone).getTime();
  if (start <= now) return { field: 'day', text: 'Giờ này đã qua' };
  if (taken.some(({ startsAt }) => Date.parse(startsAt) === start))
    return { field: 'clock', text: 'Giờ này đã có ở trên' };
  return {
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + minutes * 60_000).toISOString(),
  };
}

/** Who of these is known to be busy at a time. */
export const busyAt = <P extends { readonly busy: readonly AskedSlot[] }>(
  people: readonly P[],
  { startsAt, endsAt }: AskedSlot,
): P[] =>
  people.filter(({ busy }) =>
    busy.some(
      (one) => Date.parse(one.startsAt) < Date.parse(endsAt) && Date.parse(one.endsAt) > Date.parse(startsAt),
    ),
  );
