import type { IntentSlots } from '@hopgon/engine/intent/intent';
import { addDays } from '@hopgon/engine/time/zoned';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { type Asked, sayDays, sayNext, sayOutsideWork, saySlot, type Taken } from './free-words.rules.ts';
import type { DirectoryEntry } from './people/person.rules.ts';
import { readBusy } from './read-busy.ts';
import { readWorkplace } from './read-workplace.ts';
import { type AssistantReply, say } from './reply.rules.ts';
import { suggestFreeTimes } from './suggest-free-times.ts';
import { freeDays } from './time/free-spans.rules.ts';
import type { TimeVerdict } from './time/judge-time.rules.ts';
import { atClock, dateOf, type LocalTime } from './time/local-time.rules.ts';
import type { Slot } from './time/suggest.rules.ts';
import { type Busy, dayWarnings, overlaps, warningsOf } from './warnings.rules.ts';
import type { Workplace } from './workplace.rules.ts';

type FreeWorld = Pick<World, 'assistantReader' | 'clock' | 'limiter'>;

interface Question {
  readonly message: string;
  readonly slots: IntentSlots;
}

/** Days told of when none was said, and lines at most. */
const daysAhead = 7;
/** As far as one looks for the next free time. */
const reach = 14;
/** Of more people no sentence tells. */
const mostNamed = 8;

/**
 * Whether and when people are free, as a colleague tells it: what they are busy with stays theirs. A time that several could
 * meet at is looked for.
 */
export async function tellFreeTimes(
  world: FreeWorld,
  scope: CompanyScope,
  { message, slots }: Question,
): Promise<AssistantReply> {
  const { people = '', when = '', asks } = slots;
  const place = await readWorkplace(world, scope);
  const read = await world.assistantReader.read(scope, 'readFreeTimeQuestion', { message, slots }, place);
  if ('reply' in read) return read.reply;
  const userIds = people === '' ? [place.callerId] : read.userIds;
  if (asks === undefined || userIds.length > (asks === 'when' ? 1 : mostNamed))
    return suggestFreeTimes(world, scope, { people, message });
  const who = place.people.filter(({ userId }) => userIds.includes(userId));
  const asked = {
    names: who.map((person) => nameOf(person, place)),
    as: asks === 'when' ? 'when?' : read.asksBusy ? 'busy?' : 'free?',
  } as const;
  const { verdict } = read;
  if (verdict.kind === 'past') return say(`“${when}” đã qua. Bạn muốn hỏi lúc nào?`);
  const slot = asks === 'whether' ? slotOf(verdict) : null;
  const told = { place, who, asked };
  return slot ? tellSlot(scope, told, slot) : tellDays(scope, told, rangeOf(read.days, place.now));
}

const nameOf = ({ userId, displayName }: DirectoryEntry, { callerId }: Workplace): string =>
  userId === callerId ? 'bạn' : displayName;

/** The hour a question names; null where it names none. */
function slotOf(verdict: TimeVerdict): Slot | null {
  if (verdict.kind === 'settled') return verdict.slot;
  return verdict.kind === 'which-hour' ? (verdict.slots[0] ?? null) : null;
}

interface Told {
  readonly place: Workplace;
  readonly who: readonly DirectoryEntry[];
  readonly asked: Asked;
}

async function tellSlot(scope: CompanyScope, told: Told, slot: Slot): Promise<AssistantReply> {
  const { place, who, asked } = told;
  const later = { start: slot.end, end: atClock(addDays(dateOf(slot.end), reach), '00:00') };
  const busy = await readBusy(scope, place, who, [slot, later]);
  const warnings = warningsOf(slot, [], [], place.hours, place.callerId);
  return say(
    [
      saySlot(asked, slot, takenBy(told, busy, slot)),
      ...warnings.map((warning) => `Lưu ý: ${warning}`),
      ...sayNext(freeDays(later, place.hours, busy, reach), slot),
    ].join('\n'),
  );
}

async function tellDays(scope: CompanyScope, told: Told, range: Slot): Promise<AssistantReply> {
  const { place, who, asked } = told;
  const busy = await readBusy(scope, place, who, [range]);
  const days = freeDays(range, place.hours, busy, daysAhead);
  if (days.length > 0) return say(sayDays(asked, days, busy.length > 0));
  const [warning = 'Ngoài giờ làm việc của công ty.'] = dayWarnings(dateOf(range.start), place.hours);
  return say(`${sayOutsideWork(asked, takenBy(told, busy, range))}\nLưu ý: ${warning}`);
}

/** Who cannot come then, and what they are taken by without saying what it is. */
const takenBy = ({ place, who }: Told, busy: readonly Busy[], slot: Slot): Taken[] =>
  who.flatMap((person) =>
    busy
      .filter((one) => one.userId === person.userId && overlaps(one, slot))
      .map((one) => ({ name: nameOf(person, place), slot: one })),
  );

function rangeOf(days: Slot | null, now: LocalTime): Slot {
  if (!days || days.end <= now) return { start: now, end: atClock(addDays(dateOf(now), daysAhead), '00:00') };
  return { start: days.start < now ? now : days.start, end: days.end };
}
