import { Failure } from '@hopgon/contract/failure';
import { localTime, type RecurringTime } from '../../../platform/calendar/recurrence.rules.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { createImportedMeetings } from '../import/create-imported-meetings.ts';
import type { ImportedTimes } from '../import/imported-meeting.rules.ts';
import { listBusyStarts } from '../time/list-busy-starts.ts';
import { endAfter, lengthOfMeeting } from '../time/meeting-length.rules.ts';
import { scheduleFilling } from './schedule-filling.ts';
import { seriesStore } from './series.store.ts';
import type { SeriesTime } from './series-columns.rules.ts';
import { expandAfter, fillUntil, planSeries, slotsOf } from './series-time.rules.ts';
import { splitSeries } from './split-series.ts';

type ImportWorld = Pick<World, 'clock' | 'jobs' | 'newId'>;

interface OwnMeeting {
  /** When the rule has it begin. */
  readonly slot: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly words: Pick<ImportedTimes, 'title' | 'goal' | 'type' | 'location' | 'joinUrl'>;
}

/** An imported series. */
export interface SeriesToImport extends Omit<ImportedTimes, 'times' | 'timeZone'> {
  readonly time: RecurringTime;
  readonly lengthMs: number;
  /** Those of its meetings that are not as the others. */
  readonly own: readonly OwnMeeting[];
  /** Whether one that finds its person busy is left out, as the company forbids them two meetings at once. */
  readonly yieldsToOthers: boolean;
  /** It holds no more than so many meetings. */
  readonly most: number;
}

interface ImportedSeries {
  readonly meetings: readonly { readonly id: string; readonly occurrence: Date }[];
  /** Times it leaves out because its person is busy. */
  readonly leftOut: readonly Date[];
}

/** What is to come of a series, where it may be one of ours: it happens on its first day, and is not too long. */
function comingOf(
  { time, lengthMs }: SeriesToImport,
  now: Date,
): { row: SeriesTime; slots: readonly Date[] } | null {
  try {
    const whole = planSeries({ ...time, lengthMs }, now);
    if (whole.first_day !== time.firstDay) return null;
    const [first] = expandAfter(whole, now, fillUntil(whole, now));
    if (!first) return null;
    const row =
      localTime(first, time.timeZone).day === whole.first_day ? whole : splitSeries(whole, first).tail;
    return { row, slots: slotsOf(row) };
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

/**
 * Creates a series of the caller alone, from now on, who chairs it; nobody is notified. `after` runs in the same
 * transaction. Null, and nothing created, where our recurrences cannot express it.
 */
export async function importSeries(
  world: ImportWorld,
  scope: CompanyScope,
  series: SeriesToImport,
  after: (tx: CompanyScope, imported: ImportedSeries['meetings']) => Promise<void>,
): Promise<ImportedSeries | null> {
  const now = world.clock.now();
  const coming = comingOf(series, now);
  if (!coming) return null;
  const id = world.newId();
  const meetings = placesOf(series, coming.slots, id, world);
  const leftOut = series.yieldsToOthers ? await takenOf(scope, meetings, series.time.timeZone) : [];
  const isOut = new Set(leftOut.map((slot) => slot.getTime()));
  const times = meetings.filter(({ series }) => !isOut.has(series.start.getTime()));
  const { timeZone } = series.time;
  const exceptions = [
    ...new Set([...coming.row.exceptions, ...leftOut.map((slot) => localTime(slot, timeZone).day)]),
  ].sort();
  if (times.length === 0 || times.length > series.most || exceptions.length > 100) return null;
  const taken = times.map((each) => ({ id: each.id, occurrence: each.series.start }));
  await scope.transaction(async (tx) => {
    const { companyId } = await tx.entry();
    await seriesStore.insert(tx.db, {
      ...{ ...coming.row, exceptions, company_id: companyId, id, origin_id: id, created_by: tx.actor.userId },
      ...{ created_at: now, updated_at: now },
    });
    await createImportedMeetings(world, tx, { ...series, timeZone, times }, (inner) => after(inner, taken));
    if (coming.row.filled_until) await scheduleFilling(world, tx, companyId, id);
  });
  return { meetings: taken, leftOut };
}

function placesOf(
  { own, lengthMs, time: { timeZone } }: SeriesToImport,
  slots: readonly Date[],
  id: string,
  world: ImportWorld,
) {
  const bySlot = new Map(own.map((each) => [each.slot.getTime(), each]));
  return slots.map((slot) => {
    const place = { id: world.newId(), series: { id, start: slot } };
    const other = bySlot.get(slot.getTime());
    return other
      ? { ...place, startsAt: other.startsAt, endsAt: other.endsAt, own: other.words }
      : { ...place, startsAt: slot, endsAt: endAfter(slot, lengthMs, timeZone) };
  });
}

/** The times at which the caller has something else already, those with an hour of their own judged by that. */
async function takenOf(
  scope: CompanyScope,
  meetings: ReturnType<typeof placesOf>,
  timeZone: string,
): Promise<Date[]> {
  const people = { userIds: [scope.actor.userId], roomId: null };
  const byLength = Map.groupBy(meetings, (each) => lengthOfMeeting({ ...each, timeZone }));
  const found: Date[] = [];
  for (const [length, some] of byLength) {
    const starts = some.map(({ startsAt }) => startsAt);
    const busy = await listBusyStarts(scope, { ...people, starts, lengthMs: length, timeZone });
    const isBusy = new Set(busy.map((start) => start.getTime()));
    found.push(
      ...some.filter(({ startsAt }) => isBusy.has(startsAt.getTime())).map(({ series }) => series.start),
    );
  }
  return found.toSorted((one, other) => one.getTime() - other.getTime());
}
