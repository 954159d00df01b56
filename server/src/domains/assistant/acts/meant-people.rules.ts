import type { DirectoryEntry } from '../shared/workplace.rules.ts';
import type { ActOutcome } from './act-outcome.rules.ts';

/** Whether names meant people, and nothing has to be asked first. */
export const arePeople = (
  found: readonly DirectoryEntry[] | ActOutcome,
): found is readonly DirectoryEntry[] => Array.isArray(found);
