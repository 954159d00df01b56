import { compareByGivenName } from '@hopgon/engine/text/people';
import type { DirectoryEntry } from '../../shared/workplace.rules.ts';
import { matchPerson } from './match-person.rules.ts';
import type { Company, DirectoryPerson } from './person.rules.ts';

/** A person to choose. */
export interface PersonChoice extends DirectoryEntry {
  /** The words that mean this person and nobody else: the full name where that is enough, else the address. */
  readonly name: string;
}

/** A name that several people have. */
export interface UnclearName {
  readonly said: string;
  /** How many they are; the first are offered. */
  readonly total: number;
  readonly choices: readonly PersonChoice[];
}

const mostChoices = 8;

export function listChoices(
  said: string,
  candidates: readonly DirectoryPerson[],
  company: Company,
): UnclearName {
  const sorted = candidates.toSorted((a, b) => compareByGivenName(a.displayName, b.displayName));
  const choices = sorted.slice(0, mostChoices).map((person) => {
    const { userId, displayName, email, department, position } = person;
    return { userId, displayName, email, department, position, name: unmistakableName(person, company) };
  });
  return { said, total: candidates.length, choices };
}

function unmistakableName(person: DirectoryPerson, company: Company): string {
  const { meant, candidates } = matchPerson(person.displayName, company);
  const isAlone = candidates.length === 0 && meant.length === 1 && meant[0] === person;
  return isAlone && !/[,;&+]|\s(?:và|với|cùng)\s/iu.test(person.displayName)
    ? person.displayName
    : person.email;
}
