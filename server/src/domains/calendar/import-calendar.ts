import { createHash } from 'node:crypto';
import { calendarFileLimit, type ImportedEvent, type ImportReport } from '@hopgon/contract/calendar/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { ReadCalendar } from '../../platform/calendar/read-calendar.ts';
import { readPart } from '../../platform/http/read-part.ts';
import type { UploadPart } from '../../platform/http/upload.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { WorkFailed } from '../../platform/threads/worker-pool.ts';
import type { World } from '../../platform/world.ts';
import { readCompany } from '../companies/read-company.ts';
import { takeMeetings, wakeTaker } from '../meetings/take-meetings.ts';
import { calendarLimits } from './calendar.limits.ts';
import { importTexts, movedInstances, type PlannedEvent, planEvent } from './import.rules.ts';
import { importStore } from './imports.store.ts';

type ImportWorld = Pick<World, 'calendars' | 'clock' | 'hub' | 'limiter' | 'newId'>;

const year = 366 * 24 * 60 * 60 * 1000;
const most = { events: 1_000, occurrences: 366, meetings: 2_000, shown: 500 };

/**
 * Takes the events of an .ics file as the caller's own meetings, each by itself: what cannot be taken is told, and keeps
 * nothing else from being taken. What was taken before is known by its UID and left as it is now.
 */
export async function importCalendar(
  world: ImportWorld,
  scope: CompanyScope,
  parts: () => AsyncIterable<UploadPart>,
): Promise<ImportReport> {
  world.limiter.spend(calendarLimits.importsOfPerson, `calendar-import/${scope.actor.userId}`);
  const { timeZone } = await scope.entry();
  const { events, more } = await readFile(world, await textOf(parts), timeZone);
  const { settings } = await readCompany(scope);
  const usual = { timeZone, minutes: settings.defaultMeetingDuration };
  const moved = movedInstances(events);
  const told: ImportedEvent[] = [];
  let made = 0;
  for (const event of events) {
    const plan = planEvent(event, usual, moved.get(event.uid) ?? new Set());
    const said =
      'refuse' in plan
        ? { outcome: 'skipped' as const, meetings: 0, notes: [plan.refuse] }
        : await take(world, scope, plan.take, most.meetings - made);
    made += said.meetings;
    const startsAt = event.startsAt === null ? null : new Date(event.startsAt).toISOString();
    told.push({ title: 'refuse' in plan ? event.title.slice(0, 200) : plan.take.title, startsAt, ...said });
  }
  if (made > 0) await wakeTaker(world, scope);
  return reportOf(told, made, more);
}

async function textOf(parts: () => AsyncIterable<UploadPart>): Promise<string> {
  for await (const part of parts()) {
    if (part.kind === 'file') {
      return new TextDecoder().decode(await readPart(part.stream, calendarFileLimit));
    }
  }
  throw new Failure('calendar_unreadable');
}

async function readFile(
  { calendars, clock }: Pick<World, 'calendars' | 'clock'>,
  text: string,
  timeZone: string,
): Promise<ReadCalendar> {
  const from = clock.now().getTime();
  const limits = { mostEvents: most.events, mostOccurrences: most.occurrences };
  const read = await calendars
    .read({ text, timeZone, from, to: from + year, ...limits })
    .catch((error: unknown) => {
      throw error instanceof WorkFailed && error.reason !== 'stopped'
        ? new Failure('calendar_unreadable')
        : error;
    });
  if (!read.isCalendar) throw new Failure('calendar_unreadable');
  if (read.events.length === 0) throw new Failure('calendar_empty');
  return read;
}

type Said = Pick<ImportedEvent, 'outcome' | 'meetings' | 'notes'>;

const skipped = (note: string): Said => ({ outcome: 'skipped', meetings: 0, notes: [note] });

async function take(
  world: ImportWorld,
  scope: CompanyScope,
  { uid, times, notes, ...words }: PlannedEvent,
  room: number,
): Promise<Said> {
  const of = { uidHash: createHash('sha256').update(uid).digest(), userId: scope.actor.userId };
  const known = await importStore.known(scope.db, of);
  const fresh = times.filter(({ occurrence }) => !known.has(occurrence));
  if (fresh.length === 0) return { outcome: 'known', meetings: 0, notes: [importTexts.known] };
  if (fresh.length > room) return skipped(importTexts.full);
  const taken = fresh.map(({ occurrence, startsAt, endsAt }) => ({
    id: world.newId(),
    occurrence: new Date(occurrence),
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }));
  const type = words.joinUrl === '' ? ('in-person' as const) : ('video' as const);
  try {
    await takeMeetings(world, scope, { ...words, type, times: taken }, async (tx) => {
      await importStore.note(tx.db, of, taken, world.clock.now());
    });
  } catch (error) {
    if (error instanceof Failure && error.code === 'meeting_overlap') return skipped(importTexts.overlaps);
    throw error;
  }
  return { outcome: 'taken', meetings: taken.length, notes: [...notes] };
}

function reportOf(events: readonly ImportedEvent[], meetings: number, more: number): ImportReport {
  const count = (outcome: ImportedEvent['outcome']) =>
    events.filter((event) => event.outcome === outcome).length;
  const unread = more > 0 ? [`${more} sự kiện cuối tệp chưa được đọc: mỗi lần nhập nhận tối đa 1.000.`] : [];
  const unshown =
    events.length > most.shown
      ? [`Chỉ liệt kê ${most.shown} sự kiện đầu; tổng số ở trên là của cả tệp.`]
      : [];
  return {
    taken: count('taken'),
    known: count('known'),
    skipped: count('skipped'),
    meetings,
    events: events.slice(0, most.shown),
    notes: [...unread, ...unshown],
  };
}
