import { Failure } from '@hopgon/contract/failure';
import type { Recurrence, SeriesSpan } from '@hopgon/contract/series/schemas';
import { addDays, daysBetween } from '@hopgon/engine/time/days';
import { instantOf, localTime } from '../../../platform/calendar/recurrence.rules.ts';
import type { MeetingFacts } from '../core/require-meeting.ts';
import { endAfter, lengthOfMeeting } from '../time/meeting-length.rules.ts';
import type { SeriesMeeting } from './list-series-meetings.ts';
import { type InstancePlan, planInstances, shiftRecurrence } from './series.rules.ts';
import type { SeriesRow } from './series.store.ts';
import type { SeriesTime } from './series-columns.rules.ts';
import { columnsOf, recurrenceOf } from './series-columns.rules.ts';
import { affectedBy } from './series-places.rules.ts';
import { filledAlike, planSeries, slotsOf } from './series-time.rules.ts';
import { splitSeries } from './split-series.ts';

type ChangedMeeting = Pick<MeetingFacts, 'id' | 'seriesStart' | 'startsAt' | 'endsAt'>;

interface Present {
  readonly meeting: ChangedMeeting;
  readonly series: SeriesRow;
  readonly meetings: readonly SeriesMeeting[];
}

interface Wish {
  readonly span: SeriesSpan;
  readonly recurrence?: Recurrence | undefined;
  readonly startsAt?: string | undefined;
  readonly endsAt?: string | undefined;
  /** Under the name we keep. */
  readonly timeZone?: string | undefined;
}

interface Placed {
  readonly id: string;
  readonly slot: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface SeriesChangePlan {
  /** What stays as it was, where the series is parted. */
  readonly head: SeriesTime | null;
  readonly tail: SeriesTime;
  readonly placed: readonly Placed[];
  readonly added: readonly Date[];
  readonly removed: readonly string[];
  /** Times of either part at which nothing takes place. */
  readonly off: readonly Date[];
  readonly headOff: readonly Date[];
  /** The last that is held of what stays; null when none is. */
  readonly lastOfHead: string | null;
  readonly retimed: boolean;
}

/** The result of a change of a series, before anything of it is written. */
export function computeSeriesChange(present: Present, wish: Wish, now: Date): SeriesChangePlan {
  const { meeting, series, meetings } = present;
  const slot = meeting.seriesStart ?? meeting.startsAt;
  const affected = affectedBy(meetings, {
    seriesId: series.id,
    from: wish.span === 'following' ? slot : null,
    now,
  });
  const pivot = affected[0]?.slot;
  if (!pivot || !affected.some(({ id }) => id === meeting.id)) throw new Failure('series_over');
  const isRetimed = retimes(present, wish);
  const inScope = meetings.filter((one) => one.slot >= pivot);
  const earlier = meetings.filter((one) => one.slot < pivot);
  const parted = earlier.some(({ cancelled }) => !cancelled) && (isRetimed || wish.span === 'following');
  const parts = parted ? splitSeries(series, pivot) : { head: null, tail: series };
  const tail = isRetimed ? retime(present, parts.tail, wish, now) : parts.tail;
  const filled = filledAlike(parts.tail, tail);
  // What has begun keeps its place, whatever the rule says of it now.
  const begun = new Set(inScope.filter((one) => !one.cancelled && one.startsAt <= now).map(({ id }) => id));
  const existing = inScope.filter(({ id }) => !begun.has(id));
  const taken = new Set(inScope.filter(({ id }) => begun.has(id)).map((one) => one.slot.getTime()));
  const wanted = isRetimed
    ? slotsOf(filled).filter((at) => !taken.has(at.getTime()))
    : existing.map((one) => one.slot);
  const alongTo = isRetimed ? movingAlong(present, wish, filled) : undefined;
  const { moved, added, removed } = keeping(
    meeting.id,
    planInstances(existing, wanted, alongTo),
    existing,
    wanted,
  );
  const slots = new Map(moved.map((one) => [one.id, one.slot]));
  const staying = existing.filter(({ id }) => !removed.includes(id));
  const placed = staying.map((one) => {
    if (!isRetimed) return one;
    return placeMeeting(one, { meeting, series, tail: filled, slot: slots.get(one.id) ?? one.slot });
  });
  const held = earlier.filter(({ cancelled }) => !cancelled);
  const headOff = earlier.filter(({ cancelled }) => cancelled).map((one) => one.slot);
  const isOff = new Set(staying.filter(({ cancelled }) => cancelled).map(({ id }) => id));
  const off = placed.filter(({ id }) => isOff.has(id)).map((one) => one.slot);
  return {
    head: parts.head,
    tail: isRetimed ? filled : tail,
    placed,
    added,
    removed,
    off: parted ? off : [...headOff, ...off],
    headOff,
    lastOfHead: held.at(-1)?.id ?? null,
    retimed: isRetimed,
  };
}

/** The one that is changed is never among those that go: it takes the first time there is. */
function keeping(
  id: string,
  plan: InstancePlan,
  existing: readonly SeriesMeeting[],
  wanted: readonly Date[],
): InstancePlan {
  const [slot] = wanted;
  if (!(slot && plan.removed.includes(id))) return plan;
  const isFirst = (at: Date) => at.getTime() === slot.getTime();
  const holder =
    plan.moved.find((one) => isFirst(one.slot))?.id ??
    existing.find((one) => isFirst(one.slot) && !plan.moved.some((other) => other.id === one.id))?.id;
  return {
    moved: [{ id, slot }, ...plan.moved.filter((one) => one.id !== holder)],
    added: plan.added.filter((at) => !isFirst(at)),
    removed: [...plan.removed.filter((one) => one !== id), ...(holder ? [holder] : [])],
  };
}

const same = (text: string | undefined, instant: Date): boolean =>
  text === undefined || Date.parse(text) === instant.getTime();

const retimes = ({ meeting, series }: Present, { startsAt, endsAt, timeZone, recurrence }: Wish): boolean =>
  !same(startsAt, meeting.startsAt) ||
  !same(endsAt, meeting.endsAt) ||
  (timeZone !== undefined && timeZone !== series.time_zone) ||
  (recurrence !== undefined &&
    JSON.stringify(columnsOf(recurrence)) !== JSON.stringify(columnsOf(recurrenceOf(series))));

/** From which day of the rule to which the changed meeting goes; one that was moved alone stands for its own day still. */
function daysMoved({ meeting, series }: Present, { startsAt, timeZone = series.time_zone }: Wish) {
  const from = localTime(meeting.seriesStart ?? meeting.startsAt, series.time_zone).day;
  const keepsTime = startsAt === undefined || same(startsAt, meeting.startsAt);
  return { from, to: keepsTime ? from : localTime(new Date(startsAt), timeZone).day, keepsTime };
}

/** Where a time of the series goes when it moves as the changed meeting does. */
function movingAlong(present: Present, wish: Wish, tail: SeriesTime): (slot: Date) => Date {
  const { from, to } = daysMoved(present, wish);
  const count = daysBetween(from, to);
  return (slot) => {
    const { day } = localTime(slot, present.series.time_zone);
    return instantOf({ day: addDays(day, count), time: tail.start_time }, tail.time_zone);
  };
}

/** The series by the rule that is wished for, or moved along with the one meeting that was moved. */
function retime(present: Present, tail: SeriesTime, wish: Wish, now: Date): SeriesTime {
  const { meeting, series } = present;
  const timeZone = wish.timeZone ?? tail.time_zone;
  const startsAt = wish.startsAt === undefined ? meeting.startsAt : new Date(wish.startsAt);
  const endsAt = wish.endsAt === undefined ? meeting.endsAt : new Date(wish.endsAt);
  const { from, to, keepsTime } = daysMoved(present, wish);
  const recurrence = wish.recurrence
    ? remaining(wish.recurrence, recurrenceOf(series), recurrenceOf(tail))
    : shiftRecurrence(recurrenceOf(tail), from, to);
  if (!recurrence) throw new Failure('series_cannot_move');
  const clock = keepsTime ? tail.start_time : localTime(startsAt, timeZone).time;
  const begin = { firstDay: addDays(tail.first_day, daysBetween(from, to)), startTime: clock };
  const lengthMs = lengthOfMeeting({ startsAt, endsAt, timeZone });
  return planSeries({ recurrence, timeZone, ...begin, lengthMs }, now);
}

/** Of a series parted on the way, a number that was left as it was counts what came before. */
const remaining = (wished: Recurrence, whole: Recurrence, tail: Recurrence): Recurrence =>
  JSON.stringify(wished.ends) === JSON.stringify(whole.ends) ? { ...wished, ends: tail.ends } : wished;

const occurrenceEnd = (slot: Date, { length_ms: length, time_zone: zone }: SeriesTime): Date =>
  endAfter(slot, length, zone);

const hasOwnTime = ({ slot, startsAt, endsAt }: SeriesMeeting, series: SeriesTime): boolean =>
  startsAt.getTime() !== slot.getTime() || endsAt.getTime() !== occurrenceEnd(slot, series).getTime();

interface Placing {
  readonly meeting: ChangedMeeting;
  readonly series: SeriesRow;
  readonly tail: SeriesTime;
  readonly slot: Date;
}

/** Where a meeting is after the change: with its series, unless it was given a time of its own. */
function placeMeeting(one: SeriesMeeting, { meeting, series, tail, slot }: Placing): Placed {
  const { id, startsAt, endsAt } = one;
  if (id !== meeting.id && hasOwnTime(one, series)) return { id, slot, startsAt, endsAt };
  return { id, slot, startsAt: slot, endsAt: occurrenceEnd(slot, tail) };
}
