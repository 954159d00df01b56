import { createHash } from 'node:crypto';
import { Failure } from '@hopgon/contract/failure';
import { recurrenceInWords } from '@hopgon/contract/series/recurrence-in-words';
import { formatShortMoment } from '@hopgon/contract/time/format-time';
import { localTime } from '../../../platform/calendar/recurrence.rules.ts';
import { violates } from '../../../platform/database/violates.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { importSeries } from '../series/import-series.ts';
import { listBusyStarts } from '../time/list-busy-starts.ts';
import { createImportedMeetings } from './create-imported-meetings.ts';
import { type ImportOutcome, importTexts, type PlannedEvent, skippedEvent } from './import.rules.ts';
import { importStore } from './imports.store.ts';

type ImportWorld = Pick<World, 'clock' | 'jobs' | 'newId'>;

export interface Taking {
  readonly plan: PlannedEvent;
  /** What the file says again of meetings of the same series. */
  readonly again: readonly { readonly index: number; readonly plan: PlannedEvent }[];
  /** Starts of the series that do not take place. */
  readonly off: readonly number[];
  /** How many meetings there may still be. */
  readonly room: number;
  /** Whether the company forbids a person two meetings at once. */
  readonly forbids: boolean;
  /** Identifies the import, so that all of it can be undone together. */
  readonly importId: string;
}

const knownBefore: ImportOutcome = { outcome: 'known', meetings: 0, notes: [importTexts.known] };

const plannedDetailsOf = ({ title, goal, location, joinUrl }: PlannedEvent) => ({
  ...{ title, goal, location, joinUrl },
  type: joinUrl === '' ? ('in-person' as const) : ('video' as const),
});

const keyOf = (scope: CompanyScope, { uid }: PlannedEvent) => ({
  uidHash: createHash('sha256').update(uid).digest(),
  userId: scope.actor.userId,
});

/** Imports one event, as a series where our recurrences can express it, else as single meetings; answers the outcome. */
export async function importEvent(
  world: ImportWorld,
  scope: CompanyScope,
  taking: Taking,
): Promise<ImportOutcome> {
  const { plan } = taking;
  const { occurrences: known, asSeries: isSeries } = await importStore.known(scope.db, keyOf(scope, plan));
  // A series that was imported is filled on by itself, also beyond what is remembered of the file.
  const isKnown = isSeries || plan.times.some(({ occurrence }) => known.has(occurrence));
  const isFilledOn = isSeries && (plan.instanceOf ?? 0) > Math.max(...known);
  if (plan.recurring ? isKnown : isFilledOn) return knownBefore;
  try {
    const asSeries = await takeAsSeries(world, scope, taking);
    return asSeries ?? (await takeAlone(world, scope, taking, known));
  } catch (error) {
    if (error instanceof Failure && error.code === 'meeting_overlap')
      return skippedEvent(importTexts.overlaps);
    // Another import of the same file was faster.
    if (violates(error, 'imported_events_pkey')) return knownBefore;
    throw error;
  }
}

async function takeAsSeries(
  world: ImportWorld,
  scope: CompanyScope,
  taking: Taking,
): Promise<ImportOutcome | null> {
  const { plan, again, off, room, forbids, importId } = taking;
  if (!plan.recurring) return null;
  const { recurrence, timeZone } = plan.recurring;
  const offDays = off.map((start) => localTime(new Date(start), timeZone).day);
  const exceptions = [...new Set([...recurrence.exceptions, ...offDays])].sort();
  const time = { ...plan.recurring, recurrence: { ...recurrence, exceptions } };
  const own = again.flatMap(({ plan: instance }) =>
    instance.times.map(({ occurrence, startsAt, endsAt }) => ({
      slot: new Date(occurrence),
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      words: plannedDetailsOf(instance),
    })),
  );
  const series = {
    ...plannedDetailsOf(plan),
    time,
    lengthMs: plan.lengthMs,
    own,
    yieldsToOthers: forbids,
    most: room,
  };
  const imported = await importSeries(world, scope, series, (tx, meetings) =>
    importStore.note(tx.db, keyOf(scope, plan), meetings, { importId, now: world.clock.now() }),
  );
  if (imported === null) return null;
  const words = recurrenceInWords({ ...recurrence, exceptions: [] });
  const leftOut = imported.leftOut.map((start) => formatShortMoment(start, timeZone));
  return {
    outcome: 'imported',
    meetings: imported.meetings.length,
    occurrences: new Set(imported.meetings.map(({ occurrence }) => occurrence.getTime())),
    notes: [
      ...plan.notes,
      importTexts.asSeries(words),
      ...(leftOut.length > 0 ? [importTexts.leftOut(leftOut)] : []),
    ],
  };
}

async function takeAlone(
  world: ImportWorld,
  scope: CompanyScope,
  { plan, room, forbids, importId }: Taking,
  known: ReadonlySet<number>,
): Promise<ImportOutcome> {
  const { notes, timeZone } = plan;
  const fresh = plan.times.filter(({ occurrence }) => !known.has(occurrence));
  if (fresh.length === 0) return knownBefore;
  const busy = forbids ? await busyAt(scope, plan) : new Set<number>();
  const free = fresh.filter(({ startsAt }) => !busy.has(startsAt));
  if (free.length === 0) return skippedEvent(importTexts.overlaps);
  if (free.length > room) return skippedEvent(importTexts.full);
  const times = free.map(({ occurrence, startsAt, endsAt }) => ({
    id: world.newId(),
    occurrence: new Date(occurrence),
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }));
  await createImportedMeetings(world, scope, { ...plannedDetailsOf(plan), timeZone, times }, (tx) =>
    importStore.note(tx.db, keyOf(scope, plan), times, { importId, now: world.clock.now() }),
  );
  const leftOut = fresh
    .filter(({ startsAt }) => busy.has(startsAt))
    .map(({ startsAt }) => formatShortMoment(new Date(startsAt), timeZone));
  return {
    outcome: 'imported',
    meetings: times.length,
    notes: [
      ...notes,
      ...(plan.isSeries ? [importTexts.nextYear] : []),
      ...(leftOut.length > 0 ? [importTexts.leftOut(leftOut)] : []),
    ],
  };
}

/** Which of its times find the caller busy. */
async function busyAt(
  scope: CompanyScope,
  { times, lengthMs, timeZone }: PlannedEvent,
): Promise<ReadonlySet<number>> {
  const busy = await listBusyStarts(scope, {
    userIds: [scope.actor.userId],
    roomId: null,
    starts: times.map(({ startsAt }) => new Date(startsAt)),
    lengthMs,
    timeZone,
  });
  return new Set(busy.map((start) => start.getTime()));
}
