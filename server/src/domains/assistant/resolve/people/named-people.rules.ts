import { idsOf, type Workplace } from '../../shared/workplace.rules.ts';
import { matchPersonWithin } from './match-person.rules.ts';
import { type Company, describeCompany } from './person.rules.ts';
import { listChoices, type UnclearName } from './person-choices.rules.ts';
import { resolvePeople } from './resolve-people.rules.ts';

/** The people that words name. */
export interface NamedPeople {
  /** All names, as said. */
  readonly names: readonly string[];
  readonly userIds: readonly string[];
  /** The first name that several people have. */
  readonly unclear: UnclearName | null;
  /** Beside somebody who is known only what reads like a name; else all that names nobody. */
  readonly unknown: readonly string[];
  /** What reads like nobody's name. */
  readonly matters: readonly string[];
  /** More names than one command takes; none was looked up. */
  readonly tooMany: boolean;
}

export function namePeople(text: string, company: Company): NamedPeople {
  const { names, people, unclear, unknown, matters, tooMany } = resolvePeople(text, company);
  const [first] = unclear;
  return {
    names,
    userIds: idsOf(people),
    unclear: first ? listChoices(first.said, first.candidates, company) : null,
    unknown: people.length > 0 ? unknown.filter((said) => !matters.includes(said)) : unknown,
    matters,
    tooMany,
  };
}

/** The people that a message names somewhere. */
export const resolveNamedPeople = (people: string, message: string, place: Workplace): NamedPeople =>
  namePeople(people, describeCompany(place, message));

/** Whom one name means: ids; `unclear` where more than one person is named so. */
export interface NamedPerson {
  readonly meant: readonly string[];
  readonly candidates: readonly string[];
  readonly unclear: UnclearName | null;
}

export function resolveNamedPerson(name: string, message: string, place: Workplace): NamedPerson {
  const company = describeCompany(place, message);
  const { meant, candidates } = matchPersonWithin(name, company);
  const all = [...meant, ...candidates];
  const unclear = all.length > 1 ? listChoices(name, all, company) : null;
  return { meant: idsOf(meant), candidates: idsOf(candidates), unclear };
}
