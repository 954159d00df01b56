import { hasMarks } from '@hopgon/engine/text/fold';
import type { Company } from './people/match-person.rules.ts';
import { type DirectoryEntry, describePerson } from './people/person.rules.ts';
import type { LocalTime } from './time/local-time.rules.ts';
import type { WorkingHours } from './time/suggest.rules.ts';

/** What the assistant must know of a company to understand whom and when one means. */
export interface Workplace {
  readonly zone: string;
  readonly now: LocalTime;
  readonly hours: WorkingHours;
  /** Length of a meeting when none is said. */
  readonly minutes: number;
  readonly people: readonly DirectoryEntry[];
  readonly callerId: string;
}

export const colleaguesOf = ({ people, callerId }: Workplace): Workplace['people'] =>
  people.filter(({ userId }) => userId !== callerId);

/** The people of a company as a message names them. */
export const describeCompany = ({ people, callerId }: Workplace, message: string): Company => ({
  people: people.map(describePerson),
  callerId,
  typedMarks: hasMarks(message),
});

export const idsOf = (people: readonly DirectoryEntry[]): string[] => people.map(({ userId }) => userId);
