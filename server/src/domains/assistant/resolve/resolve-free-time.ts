import { instantOf } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';
import { dateOf, type LocalTime, midnightOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { suggestTimes } from '../../scheduling/suggestions/suggest-times.ts';
import type { ParsedFreeTime } from '../parse/parsed-message.rules.ts';
import type { Slot, Workplace } from '../shared/workplace.rules.ts';
import { readBusy } from './read-busy.ts';
import { readWorkplace } from './read-workplace.ts';
import type { ResolvedFreeTime } from './resolved.rules.ts';
import { judgeTime, type TimeVerdict } from './time/judge-time.rules.ts';

/** Days looked at when none was said. */
const daysAhead = 7;
/** Days in which the next free time is looked for. */
const daysAfter = 14;
/** A sentence names no more people. */
const mostNamed = 8;
const mostAttendees = 50;
const mostTimesOffered = 4;
const daysToMeet = 14;

/** What people have at the time a question names; where no time is named, the times when all of them are free. */
export async function resolveFreeTime(
  world: Pick<World, 'assistantReader' | 'clock' | 'limiter'>,
  scope: CompanyScope,
  asked: ParsedFreeTime,
): Promise<ResolvedFreeTime> {
  const place = await readWorkplace(world, scope);
  const named =
    asked.people === ''
      ? null
      : await world.assistantReader.read(scope, 'resolveNamedPeople', asked.people, asked.message, place);
  // "Chieu mai toi con ranh luc nao": who asks of themselves names nobody.
  const isOwn =
    named?.unknown.every((said) => named.matters.includes(said)) === true && ofSelf.test(asked.message);
  const people = isOwn && named?.userIds.length === 0 && named.unclear === null ? null : named;
  if (people && (people.tooMany || people.unclear || people.unknown.length > 0))
    return { place, kind: 'open', people };
  const userIds = people?.userIds ?? [place.callerId];
  const wanted = { asked, place, userIds };
  return asked.asks === null || userIds.length > (asked.asks === 'when' ? 1 : mostNamed)
    ? findTimesToMeet(world, scope, wanted)
    : findBusyTimes(scope, wanted);
}

const ofSelf = /(?<!\p{L})(?:tôi|mình|em|tui|tớ|toi|minh)(?!\p{L})/iu;

interface FreeTimeSearch {
  readonly asked: ParsedFreeTime;
  readonly place: Workplace;
  readonly userIds: readonly string[];
}

/** What people have at the time a question names. */
async function findBusyTimes(
  scope: CompanyScope,
  { asked, place, userIds }: FreeTimeSearch,
): Promise<ResolvedFreeTime> {
  const verdict = judgeTime(asked.time, place);
  if (verdict.kind === 'past') return { place, kind: 'past' };
  const slot = asked.asks === 'whether' ? slotOf(verdict) : null;
  const range = slot ?? upcoming(asked.time.ahead, place.now, daysAhead);
  const who = place.people.filter(({ userId }) => userIds.includes(userId));
  const later = slot && { start: slot.end, end: midnightOf(addDays(dateOf(slot.end), daysAfter)) };
  const busy = await readBusy(scope, place, who, later ? [range, later] : [range]);
  return later
    ? { place, kind: 'slot', people: who, range, later, busy }
    : { place, kind: 'days', people: who, range, busy };
}

/** The hour a question names; null where it names none. */
function slotOf(verdict: TimeVerdict): Slot | null {
  if (verdict.kind === 'settled') return verdict.slot;
  return verdict.kind === 'which-hour' ? (verdict.slots[0] ?? null) : null;
}

/** The days that were said, from now on; where none were, some from today on. */
function upcoming(days: Slot | null, now: LocalTime, most: number): Slot {
  if (!days || days.end <= now) return { start: now, end: midnightOf(addDays(dateOf(now), most)) };
  return { start: days.start < now ? now : days.start, end: days.end };
}

async function findTimesToMeet(
  world: Pick<World, 'clock' | 'limiter'>,
  scope: CompanyScope,
  { asked, place, userIds }: FreeTimeSearch,
): Promise<ResolvedFreeTime> {
  const ids = [...new Set([place.callerId, ...userIds])];
  if (ids.length > mostAttendees) return { place, kind: 'too-many', most: mostAttendees };
  const minutes = asked.minutes ?? place.minutes;
  const { start, end } = upcoming(asked.time.ahead, place.now, daysToMeet);
  const { slots, nothing } = await suggestTimes(world, scope, {
    people: ids.map((userId) => ({ userId, required: true })),
    minutes,
    from: instantOf(start, place.zone).toISOString(),
    to: instantOf(end, place.zone).toISOString(),
    rest: 0,
    throughLunch: false,
    most: mostTimesOffered,
  });
  const colleagues = place.people.filter(
    ({ userId }) => userId !== place.callerId && userIds.includes(userId),
  );
  return {
    place,
    kind: 'times-to-meet',
    minutes,
    colleagues,
    times: slots,
    nothing: nothing?.text ?? null,
  };
}
