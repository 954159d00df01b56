import type { SuggestedSlot } from '@hopgon/contract/scheduling/schemas';
import { dateOf } from '@hopgon/engine/time/local-time';
import type { ParsedFreeTime } from '../parse/parsed-message.rules.ts';
import type { NamedPeople } from '../resolve/people/named-people.rules.ts';
import type { Busy, ResolvedFreeTime } from '../resolve/resolved.rules.ts';
import type { DirectoryEntry, Slot, Workplace } from '../shared/workplace.rules.ts';
import { type FreeDay, freeDays } from './free-spans.rules.ts';
import { dayWarnings, hourWarnings, overlaps, type Warning } from './warnings.rules.ts';

export type FreeTimePlan =
  | {
      readonly kind: 'ask-people';
      readonly people: NamedPeople;
      readonly message: string;
      readonly said: string;
    }
  | { readonly kind: 'too-many'; readonly most: number }
  | { readonly kind: 'past'; readonly said: string }
  | { readonly kind: 'no-time'; readonly reason: string }
  | {
      readonly kind: 'times-to-meet';
      readonly colleagues: readonly string[];
      readonly minutes: number;
      readonly times: readonly Pick<SuggestedSlot, 'startsAt' | 'endsAt'>[];
      readonly zone: string;
    }
  | FreeTimeAnswer;

/** Whether and when people are free: what they are busy with stays theirs. */
export type FreeTimeAnswer = {
  readonly names: readonly Named[];
  /** Whether they are free, whether they are busy, or when they are free. */
  readonly as: 'free?' | 'busy?' | 'when?';
} & (
  | {
      readonly kind: 'slot';
      readonly slot: Slot;
      readonly taken: readonly Taken[];
      readonly warnings: readonly Warning[];
      /** The first day with free time behind the slot. */
      readonly next: FreeDay | null;
    }
  | { readonly kind: 'days'; readonly days: readonly FreeDay[]; readonly isBusy: boolean }
  | {
      readonly kind: 'outside-work';
      readonly taken: readonly Taken[];
      readonly warning: Warning | null;
    }
);

/** A name; null of the caller. */
export type Named = string | null;

/** When somebody cannot come. */
export interface Taken {
  readonly name: Named;
  readonly slot: Slot;
}

const mostDays = 7;

export function planFreeTime(asked: ParsedFreeTime, found: ResolvedFreeTime): FreeTimePlan {
  switch (found.kind) {
    case 'open':
      return { kind: 'ask-people', people: found.people, message: asked.message, said: asked.people };
    case 'too-many':
      return { kind: 'too-many', most: found.most };
    case 'past':
      return { kind: 'past', said: asked.time.said };
    case 'times-to-meet':
      return planTimesToMeet(found);
    default:
      return planAnswer(asked, found);
  }
}

function planTimesToMeet({
  colleagues,
  minutes,
  times,
  nothing,
  place,
}: Extract<ResolvedFreeTime, { kind: 'times-to-meet' }>): FreeTimePlan {
  if (nothing !== null) return { kind: 'no-time', reason: nothing };
  return {
    kind: 'times-to-meet',
    colleagues: colleagues.map(({ displayName }) => displayName),
    minutes,
    times: times.toSorted((left, right) => Date.parse(left.startsAt) - Date.parse(right.startsAt)),
    zone: place.zone,
  };
}

type Looked = Extract<ResolvedFreeTime, { kind: 'slot' | 'days' }>;

function planAnswer(asked: ParsedFreeTime, found: Looked): FreeTimeAnswer {
  const { place, people, range, busy } = found;
  const names = people.map((person) => nameFor(person, place));
  const as = asked.asks === 'when' ? 'when?' : asked.asksBusy ? 'busy?' : 'free?';
  const taken = takenDuring(range, found);
  if (found.kind === 'slot') {
    const days = freeDays(found.later, place.hours, busy);
    const warnings = [...dayWarnings(dateOf(range.start), place.hours), ...hourWarnings(range, place.hours)];
    const next = days.find(({ free }) => free.length > 0) ?? null;
    return { kind: 'slot', names, as, slot: range, taken, warnings, next };
  }
  const days = freeDays(range, place.hours, busy, mostDays);
  if (days.length > 0) return { kind: 'days', names, as, days, isBusy: busy.length > 0 };
  const [warning = null] = dayWarnings(dateOf(range.start), place.hours);
  return { kind: 'outside-work', names, as, taken, warning };
}

const nameFor = ({ userId, displayName }: DirectoryEntry, { callerId }: Workplace): Named =>
  userId === callerId ? null : displayName;

/** Who cannot come then, without saying what they are taken by. */
const takenDuring = (
  slot: Slot,
  { people, busy, place }: { people: Looked['people']; busy: readonly Busy[]; place: Workplace },
): Taken[] =>
  people.flatMap((person) =>
    busy
      .filter((one) => one.userId === person.userId && overlaps(one, slot))
      .map((one) => ({ name: nameFor(person, place), slot: one })),
  );
