import type { SearchWay, TimeSuggestions } from '@hopgon/contract/scheduling/schemas';
import { toInstant } from '../../../platform/clock/to-instant.rules.ts';
import type { Search, Subject } from './candidates.rules.ts';
import type { Nothing, Way } from './explain-nothing.rules.ts';
import { type Interval, merged } from './intervals.rules.ts';
import type { Suggestion } from './suggest-slots.rules.ts';
import { workWindows } from './working-time.rules.ts';

const stretch = ({ start, end }: Interval) => ({ startsAt: toInstant(start), endsAt: toInstant(end) });

/** Busy times of a person within the range, merged so that the ends of single meetings are not revealed. */
const busyIn = ({ busy }: Subject, range: Interval) =>
  merged(
    busy
      .map(({ start, end }) => ({ start: Math.max(start, range.start), end: Math.min(end, range.end) }))
      .filter(({ start, end }) => start < end),
  ).map(stretch);

const presentWay = (way: Way): SearchWay =>
  way.kind === 'longer-range' ? { kind: way.kind, to: toInstant(way.end), text: way.text } : way;

export function presentSuggestions(
  search: Search,
  slots: readonly Suggestion[],
  nothing: Nothing | null,
): TimeSuggestions {
  const { range, hours, subjects } = search;
  const room = subjects.find(({ kind }) => kind === 'room');
  return {
    timeZone: hours.zone,
    slots: slots.map((slot) => ({
      ...stretch(slot),
      reasons: [...slot.reasons],
      busyUserIds: [...slot.busyOptional],
    })),
    people: subjects
      .filter(({ kind }) => kind === 'person')
      .map((person) => ({
        userId: person.id,
        displayName: person.name,
        required: person.required,
        busy: busyIn(person, range),
      })),
    room: room ? { id: room.id, name: room.name, busy: busyIn(room, range) } : null,
    working: workWindows(range, hours, { throughLunch: false }).map(stretch),
    nothing: nothing && {
      text: nothing.text,
      obstacles: nothing.obstacles.map(({ id, name, kind, percent }) => ({ id, name, kind, percent })),
      ways: nothing.ways.map(presentWay),
    },
  };
}
