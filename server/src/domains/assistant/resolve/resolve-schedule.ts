import { Failure } from '@hopgon/contract/failure';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { instantOf, localTime } from '@hopgon/contract/time/zoned';
import { addMinutes, minutesBetween } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { previewSeries } from '../../meetings/series/preview-series.ts';
import { listRooms } from '../../rooms/list-rooms.ts';
import type { ParsedSchedule } from '../parse/parsed-message.rules.ts';
import { saidMinutes } from '../shared/said-length.rules.ts';
import type { DirectoryEntry, Slot, Workplace } from '../shared/workplace.rules.ts';
import { matchRoom } from './match-room.rules.ts';
import { readBrokenRules } from './read-broken-rules.ts';
import { readBusy } from './read-busy.ts';
import { readWorkplace } from './read-workplace.ts';
import type { ResolvedSchedule, ResolvedSeries, ResolvedTime } from './resolved.rules.ts';
import { judgeTime, type TimeVerdict } from './time/judge-time.rules.ts';

/** With whom and when a meeting is asked for, and what these people have at that time. */
export async function resolveSchedule(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
  { words, message }: ParsedSchedule,
): Promise<ResolvedSchedule> {
  const place = await readWorkplace(world, scope);
  const { rooms } = await listRooms(scope);
  const { request, missing, people } = await world.assistantReader.read(
    scope,
    'resolveScheduleRequest',
    words,
    message,
    place,
  );
  // A card names whom nobody is called; a command is typed again.
  const isUnknown = words.way !== 'spoken' && people.unknown.length > 0;
  const isOpen = missing.length > 0 || people.tooMany || people.unclear !== null || isUnknown;
  const named = request.location === '' ? null : matchRoom(request.location, rooms);
  const room = named && { id: named.id, name: named.name };
  if (isOpen) return { place, request, missing, people, room, time: null };
  const attendees = listAttendees(people.userIds, place);
  // What is suggested is as long as was said.
  const verdict = judgeTime(words.time, { ...place, minutes: saidMinutes(request.time) ?? place.minutes });
  const time = await resolveTime(world, scope, { verdict, attendees, place });
  return { place, request, missing, people, room, time };
}

/** The caller first. */
function listAttendees(userIds: readonly string[], { callerId, people }: Workplace): DirectoryEntry[] {
  const peopleById = new Map(people.map((person) => [person.userId, person]));
  return [...new Set([callerId, ...userIds])].flatMap((userId) => peopleById.get(userId) ?? []);
}

interface AskedTime {
  readonly verdict: TimeVerdict;
  readonly attendees: readonly DirectoryEntry[];
  readonly place: Workplace;
}

async function resolveTime(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  { verdict, attendees, place }: AskedTime,
): Promise<ResolvedTime> {
  const series =
    verdict.kind === 'settled' && verdict.recurrence
      ? await previewOf(world, scope, { ...verdict, recurrence: verdict.recurrence, attendees, place })
      : null;
  const slots = series ? ('first' in series ? [series.first] : []) : slotsToCheck(verdict);
  const [slot] = verdict.kind === 'settled' ? slots : [];
  const rules = slot ? await readBrokenRules(scope, place, attendees, { slot }) : [];
  return { verdict, attendees, series, busy: await readBusy(scope, place, attendees, slots), rules };
}

/** The slots of a verdict that clashes decide between, or are named with. */
function slotsToCheck(verdict: TimeVerdict): readonly Slot[] {
  if (verdict.kind === 'settled') return [verdict.slot];
  return verdict.kind === 'no-clock' || verdict.kind === 'which-day' ? verdict.slots : [];
}

interface AskedSeries extends Omit<AskedTime, 'verdict'> {
  /** The series begins on the first of its days from here on. */
  readonly slot: Slot;
  readonly recurrence: Recurrence;
}

/** What the series would hold; a rule that never happens, or never stops, is answered and not refused. */
async function previewOf(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  { slot, recurrence, attendees, place: { zone } }: AskedSeries,
): Promise<ResolvedSeries> {
  try {
    const preview = await previewSeries(world, scope, {
      startsAt: instantOf(slot.start, zone).toISOString(),
      endsAt: instantOf(slot.end, zone).toISOString(),
      timeZone: zone,
      recurrence,
      userIds: attendees.map(({ userId }) => userId),
      roomId: null,
    });
    const start = localTime(new Date(preview.firstAt), zone);
    const first = { start, end: addMinutes(start, minutesBetween(slot.start, slot.end)) };
    return { recurrence, preview, first };
  } catch (error) {
    if (error instanceof Failure && ['series_empty', 'series_too_long'].includes(error.code))
      return { refusal: error.message };
    throw error;
  }
}
