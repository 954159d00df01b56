import type { BusyTime, MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { ParsedAgenda } from '../parse/parsed-message.rules.ts';
import type { UnclearName } from '../resolve/people/person-choices.rules.ts';
import type { ResolvedAgenda } from '../resolve/resolved.rules.ts';
import { minutesOf } from '../shared/meeting-minutes.rules.ts';
import type { DirectoryEntry } from '../shared/workplace.rules.ts';

interface Period {
  readonly first: string;
  readonly last: string;
  readonly part: string | null;
}

export type AgendaPlan =
  | { readonly kind: 'ask-person'; readonly unclear: UnclearName; readonly when: string }
  | (Period & {
      readonly kind: 'own';
      readonly meetings: readonly MeetingSummary[];
      readonly hasMore: boolean;
      /** How long all of them take; null where that was not asked, or not all of them are known. */
      readonly minutes: number | null;
      /** Somebody was named whom nobody is called. */
      readonly unknown: string | null;
    })
  | (Period & {
      readonly kind: 'person';
      readonly person: DirectoryEntry;
      readonly meetings: readonly MeetingSummary[];
      readonly hasMore: boolean;
      readonly busy: readonly BusyTime[];
      readonly timeZone: string;
    });

export function planAgenda(asked: ParsedAgenda, found: ResolvedAgenda): AgendaPlan {
  if (found.unclear) return { kind: 'ask-person', unclear: found.unclear, when: asked.when };
  const { person, meetings, hasMore, busy, timeZone, isUnknown } = found;
  const { first, last, part } = asked.range;
  if (person) return { kind: 'person', first, last, part, person, meetings, hasMore, busy, timeZone };
  const own = meetings.filter(({ myAnswer }) => myAnswer !== null);
  const isWhole = asked.person === '' && asked.asksHowLong && !hasMore;
  return {
    kind: 'own',
    first,
    last,
    part,
    meetings: own,
    hasMore,
    minutes: isWhole ? minutesOf(own) : null,
    unknown: isUnknown ? asked.person : null,
  };
}
