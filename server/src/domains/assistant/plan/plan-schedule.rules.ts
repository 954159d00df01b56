import type { Recurrence } from '@hopgon/contract/series/schemas';
import { localTime } from '@hopgon/contract/time/zoned';
import { dateOf } from '@hopgon/engine/time/local-time';
import type { ParsedSchedule } from '../parse/parsed-message.rules.ts';
import type { ScheduleRequest } from '../parse/schedule-words.rules.ts';
import type { NamedPeople } from '../resolve/people/named-people.rules.ts';
import type { Busy, ResolvedSchedule, ResolvedTime } from '../resolve/resolved.rules.ts';
import type { TimeVerdict } from '../resolve/time/judge-time.rules.ts';
import { untitled } from '../shared/open-title.rules.ts';
import { colleaguesOf, type DirectoryEntry, type Slot } from '../shared/workplace.rules.ts';
import { gapsOf, overlaps, type Warning, warningsOf } from './warnings.rules.ts';

/** What is asked before a request can be answered by a card. */
export type Unready<Name extends string> = {
  readonly kind: 'missing';
  readonly message: string;
  readonly isCommand: boolean;
  readonly missing: readonly Name[];
  readonly colleagues: readonly DirectoryEntry[];
};

export type SchedulePlan =
  | Unready<'people' | 'goal' | 'time'>
  | { readonly kind: 'ask-people'; readonly people: NamedPeople; readonly request: ScheduleRequest }
  | {
      readonly kind: 'ask-time';
      readonly verdict: OpenVerdict;
      readonly slots: readonly Slot[];
      readonly request: ScheduleRequest;
    }
  | { readonly kind: 'refuse'; readonly reason: string }
  | PlannedMeeting;

export type OpenVerdict = Exclude<TimeVerdict, { kind: 'settled' }>;

/** A meeting as its card shows it. */
export interface PlannedMeeting {
  readonly kind: 'meeting';
  readonly request: ScheduleRequest;
  /** The command as it was typed; null of free words. */
  readonly command: string | null;
  readonly slot: Slot;
  readonly zone: string;
  /** The caller first. */
  readonly people: readonly DirectoryEntry[];
  readonly warnings: readonly Warning[];
  readonly room: { readonly id: string; readonly name: string } | null;
  readonly isOnline: boolean;
  readonly isClosed: boolean;
  /** `slot` is its first time. */
  readonly recurrence: Recurrence | null;
}

const mostSlots = 4;

/** Decides between a card and the question that comes first. */
export function planSchedule(
  asked: ParsedSchedule,
  found: ResolvedSchedule,
  { isOnline, isClosed }: Pick<PlannedMeeting, 'isOnline' | 'isClosed'>,
): SchedulePlan {
  const { message, isCommand } = asked;
  const { request, missing, people, place, room, time } = found;
  if (missing.length > 0)
    return { kind: 'missing', message, isCommand, missing, colleagues: colleaguesOf(place) };
  if (!time) return { kind: 'ask-people', people, request };
  const { series } = time;
  const verdict = settle(asked, time);
  if (verdict.kind !== 'settled')
    return { kind: 'ask-time', verdict, slots: slotsToOffer(verdict, time.busy), request };
  if (series && 'refusal' in series) return { kind: 'refuse', reason: series.refusal };
  const slot = series?.first ?? verdict.slot;
  return {
    kind: 'meeting',
    request,
    // A command cannot leave out with whom it is.
    command: isCommand || request.people === '' ? message.trim() : null,
    slot,
    zone: place.zone,
    people: time.attendees,
    room,
    isOnline,
    isClosed,
    warnings: [
      ...warningsOf(slot, place.hours, { busy: time.busy, people: time.attendees }),
      ...time.rules,
      ...clashesOf(series, place.zone),
      ...gapsOf(request.goal === '' && request.people === '' ? untitled : '', time.attendees, people.unknown),
    ],
    recurrence: series?.recurrence ?? null,
  };
}

/** Suggested slots when everyone is free; all of them when there is none. */
function slotsToOffer(verdict: OpenVerdict, busy: readonly Busy[]): readonly Slot[] {
  const slots = 'slots' in verdict ? verdict.slots : [];
  const free = slots.filter((slot) => !busy.some((one) => overlaps(one, slot)));
  return (free.length > 0 ? free : slots).slice(0, mostSlots);
}

/** A day without an hour is settled by the first at which everyone is free, where that is wanted. */
function settle({ takesFirst }: ParsedSchedule, { verdict, busy }: ResolvedTime): TimeVerdict {
  if (takesFirst !== true || verdict.kind !== 'no-clock') return verdict;
  const slot = verdict.slots.find((one) => !busy.some((other) => overlaps(other, one)));
  return slot === undefined ? verdict : { kind: 'settled', slot };
}

function clashesOf(series: Exclude<ResolvedTime['series'], { refusal: string }>, zone: string): Warning[] {
  if (!series || series.preview.clashes === 0) return [];
  const days = series.preview.clashesAt.map((at) => dateOf(localTime(new Date(at), zone)));
  return [{ kind: 'series-clashes', count: series.preview.clashes, days }];
}
