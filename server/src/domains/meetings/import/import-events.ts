import type { ImportedEvent, ImportReport } from '@hopgon/contract/calendar/schemas';
import { allDays } from '@hopgon/contract/meetings/all-day';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { endAfter } from '../time/meeting-length.rules.ts';
import {
  type FoundEvent,
  type ImportOutcome,
  importTexts,
  type Plan,
  type PlannedEvent,
  skippedEvent,
} from './import.rules.ts';
import { importEvent, type Taking } from './import-event.ts';
import type { PlannedImport } from './read-import-file.ts';

type ImportWorld = Pick<World, 'clock' | 'jobs' | 'newId'>;

const importLimit = { meetings: 2_000, shown: 500 };

/** Makes meetings of planned events, each by itself: what cannot be taken is reported and keeps nothing else from being taken. */
export async function importEvents(
  world: ImportWorld,
  scope: CompanyScope,
  planned: PlannedImport,
  importId: string,
): Promise<ImportReport> {
  const { events, plans, more } = planned;
  const said = await takeAll(world, scope, planned, importId);
  const reported = events.map((event, index): ImportedEvent => {
    const plan = plans[index];
    const { outcome, meetings, notes } = said.get(index) ?? skippedEvent('');
    return {
      title: plan && 'take' in plan ? plan.take.title : event.title.slice(0, 200),
      startsAt: event.startsAt === null ? null : new Date(event.startsAt).toISOString(),
      days: daysOf(event, plan),
      ...{ outcome, meetings, notes },
    };
  });
  const made = reported.reduce((sum, { meetings }) => sum + meetings, 0);
  return { ...reportOf(reported, made, more), importId: made > 0 ? importId : null };
}

function daysOf({ startsAt }: FoundEvent, plan: Plan | undefined): ImportedEvent['days'] {
  if (startsAt === null || !plan || 'refuse' in plan) return null;
  const { lengthMs, timeZone } = plan.take;
  const start = new Date(startsAt);
  return allDays({ startsAt: start, endsAt: endAfter(start, lengthMs, timeZone), timeZone });
}

/** The outcome of each event. Series come first: what the file says again of one of their meetings goes with them. */
async function takeAll(
  world: ImportWorld,
  scope: CompanyScope,
  found: PlannedImport,
  importId: string,
): Promise<Map<number, ImportOutcome>> {
  const { plans, forbids } = found;
  const said = new Map<number, ImportOutcome>();
  let room = importLimit.meetings;
  for (const at of seriesFirst(plans)) {
    const plan = plans[at];
    if (!plan || said.has(at)) continue;
    if ('refuse' in plan) {
      said.set(at, skippedEvent(plan.refuse));
      continue;
    }
    const instances = instancesOf(found, plan.take);
    const outcome = await importEvent(world, scope, {
      plan: plan.take,
      ...instances,
      room,
      forbids,
      importId,
    });
    const withIt = instances.again.filter(({ plan: { instanceOf } }) =>
      outcome.occurrences?.has(instanceOf ?? 0),
    );
    for (const { index, plan: own } of withIt) {
      said.set(index, { outcome: 'imported', meetings: 1, notes: [...own.notes, importTexts.ofSeries] });
    }
    said.set(at, { ...outcome, meetings: outcome.meetings - withIt.length });
    room -= outcome.meetings;
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
  { events, plans }: PlannedImport,
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

function reportOf(
  events: readonly ImportedEvent[],
  meetings: number,
  more: number,
): Omit<ImportReport, 'importId'> {
  const count = (outcome: ImportedEvent['outcome']) =>
    events.filter((event) => event.outcome === outcome).length;
  const unread = more > 0 ? [`${more} sự kiện cuối tệp chưa được đọc: mỗi lần nhập nhận tối đa 1.000.`] : [];
  const unshown =
    events.length > importLimit.shown
      ? [`Chỉ liệt kê ${importLimit.shown} sự kiện đầu; tổng số ở trên là của cả tệp.`]
      : [];
  return {
    imported: count('imported'),
    known: count('known'),
    skipped: count('skipped'),
    meetings,
    events: events.slice(0, importLimit.shown),
    notes: [...unread, ...unshown],
  };
}
