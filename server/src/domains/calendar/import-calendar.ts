import './calendar.events.ts';
import { calendarFileLimit, type ImportedEvent, type ImportReport } from '@hopgon/contract/calendar/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { ReadCalendar } from '../../platform/calendar/calendar-file.ts';
import { readPart } from '../../platform/http/read-part.ts';
import type { UploadPart } from '../../platform/http/upload.ts';
import { spendShared } from '../../platform/limits/shared-limit.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { failureOfWork } from '../../platform/threads/failure-of-work.ts';
import type { World } from '../../platform/world.ts';
import { readCompany } from '../companies/read-company.ts';
import { wakeTaker } from '../meetings/take-meetings.ts';
import { importLimits } from './calendar.limits.ts';
import {
  type FoundEvent,
  importTexts,
  movedInstances,
  type Plan,
  type PlannedEvent,
  planEvent,
} from './import.rules.ts';
import { type Said, skipped, type Taking, takeEvent } from './take-event.ts';

type ImportWorld = Pick<World, 'bus' | 'calendars' | 'clock' | 'hub' | 'jobs' | 'limiter' | 'newId'>;

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
  const { companyId, timeZone } = await scope.entry();
  spendShared(world.limiter, importLimits, { ...scope.actor, companyId });
  const { events, more } = await readFile(world, companyId, { text: await textOf(parts), timeZone });
  const { settings } = await readCompany(scope);
  const usual = { timeZone, minutes: settings.defaultMeetingDuration };
  const moved = movedInstances(events);
  const plans = events.map((event) => planEvent(event, usual, moved.get(event.uid) ?? new Set()));
  const said = await takeAll(world, scope, { events, plans, forbids: settings.forbidPersonOverlaps });
  const told = events.map((event, index): ImportedEvent => {
    const plan = plans[index];
    const { outcome, meetings, notes } = said.get(index) ?? skipped('');
    return {
      title: plan && 'take' in plan ? plan.take.title : event.title.slice(0, 200),
      startsAt: event.startsAt === null ? null : new Date(event.startsAt).toISOString(),
      ...{ outcome, meetings, notes },
    };
  });
  const made = told.reduce((sum, { meetings }) => sum + meetings, 0);
  if (made > 0) await tellOfImport(world, scope, made);
  return reportOf(told, made, more);
}

async function tellOfImport(world: ImportWorld, scope: CompanyScope, meetings: number): Promise<void> {
  const { companyId } = await scope.entry();
  const { userId } = scope.actor;
  await scope.transaction((tx) => world.bus.emit(tx, 'calendar.imported', { companyId, userId, meetings }));
  await wakeTaker(world, scope);
}

interface Found {
  readonly events: readonly FoundEvent[];
  readonly plans: readonly Plan[];
  /** Whether the company forbids a person two meetings at once. */
  readonly forbids: boolean;
}

/** What became of each event. Series come first: what the file says again of one of their meetings goes with them. */
async function takeAll(world: ImportWorld, scope: CompanyScope, found: Found): Promise<Map<number, Said>> {
  const { plans, forbids } = found;
  const said = new Map<number, Said>();
  let room = most.meetings;
  for (const at of seriesFirst(plans)) {
    const plan = plans[at];
    if (!plan || said.has(at)) continue;
    if ('refuse' in plan) {
      said.set(at, skipped(plan.refuse));
      continue;
    }
    const instances = instancesOf(found, plan.take);
    const taken = await takeEvent(world, scope, { plan: plan.take, ...instances, room, forbids });
    const withIt = instances.again.filter(({ plan: { instanceOf } }) =>
      taken.occurrences?.has(instanceOf ?? 0),
    );
    for (const { index, plan: own } of withIt) {
      said.set(index, { outcome: 'taken', meetings: 1, notes: [...own.notes, importTexts.ofSeries] });
    }
    said.set(at, { ...taken, meetings: taken.meetings - withIt.length });
    room -= taken.meetings;
  }
  return said;
}

function seriesFirst(plans: readonly Plan[]): number[] {
  const isSeries = (at: number) => {
    const plan = plans[at];
    return plan !== undefined && 'take' in plan && plan.take.recurring !== null;
  };
  return [...plans.keys()].sort((one, other) => Number(isSeries(other)) - Number(isSeries(one)));
}

/** Of a series: what the file says again of its meetings, and which of them do not take place. */
function instancesOf(
  { events, plans }: Found,
  { uid, recurring }: PlannedEvent,
): Pick<Taking, 'again' | 'off'> {
  const ofIt = recurring === null ? [] : [...events.keys()].filter((at) => events[at]?.uid === uid);
  const again = ofIt.flatMap((index) => {
    const plan = plans[index];
    return plan && 'take' in plan && plan.take.instanceOf !== null ? [{ index, plan: plan.take }] : [];
  });
  const off = ofIt.flatMap((index) => {
    const instanceOf = events[index]?.instanceOf ?? null;
    const plan = plans[index];
    return instanceOf !== null && plan && 'refuse' in plan ? [instanceOf] : [];
  });
  return { again, off };
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
  companyId: string,
  file: { readonly text: string; readonly timeZone: string },
): Promise<ReadCalendar> {
  const from = clock.now().getTime();
  const limits = { mostEvents: most.events, mostOccurrences: most.occurrences };
  const read = await calendars
    .read(companyId, { ...file, from, to: from + year, ...limits })
    .catch((error: unknown) => {
      throw failureOfWork(error, 'calendar_unreadable');
    });
  if (!read.isCalendar) throw new Failure('calendar_unreadable');
  if (read.events.length === 0) throw new Failure('calendar_empty');
  return read;
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
