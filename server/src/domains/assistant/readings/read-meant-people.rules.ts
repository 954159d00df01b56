import { readIntent } from '@hopgon/engine/intent/read-intent';
import { matchPerson } from '../people/match-person.rules.ts';
import { describeCompany, idsOf, type Workplace } from '../workplace.rules.ts';

/** Everybody that words may name, the surest first. */
export function readMeantPeople(words: string, place: Workplace): string[] {
  const { meant, candidates } = matchPerson(words, describeCompany(place, words));
  return idsOf([...meant, ...candidates]);
}

/** What the words behind /tomtat and /phantichhop say of a meeting, as free words would say it. */
export const readNamedSource = (said: string): string => readIntent(`tóm tắt ${said}`).slots.source ?? said;
