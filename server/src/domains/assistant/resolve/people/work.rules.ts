import { initialsOf, onlyByWork, shortWork, workWords } from '../../shared/work-words.rules.ts';
import type { DirectoryEntry } from '../../shared/workplace.rules.ts';
import type { DirectoryPerson } from './person.rules.ts';

const leastInitials = 3;
const leastHeld = 2;

/** Those whose position words are: all of it, its initials ("TGĐ"), or a part of it; nobody where they are one ordinary word. */
export function holdersOf(said: string, people: readonly DirectoryPerson[]): readonly DirectoryPerson[] {
  const words = workWords(said);
  const text = words.join(' ');
  if (text === '') return [];
  const exact = people.filter(
    ({ positionWords: own }) =>
      own.join(' ') === text || (own.length >= leastInitials && initialsOf(own) === text),
  );
  if (exact.length > 0 || words.length < leastHeld) return exact;
  return people.filter(({ positionWords: own }) => ` ${own.join(' ')} `.includes(` ${text} `));
}

/** Those in whose department's name a word of what stands behind their name occurs, or its initials; else the one whose work the words name; all where they name none. */
export function narrowByWork<Of extends Pick<DirectoryEntry, 'department' | 'position'>>(
  found: readonly Of[],
  behind: readonly string[],
): readonly Of[] {
  const said = workWords(behind.join(' '));
  const there = found.filter(({ department }) => said.some((word) => isWordOf(department, word)));
  if (there.length > 0) return there;
  const one = onlyByWork(behind.join(' '), found);
  return one === null ? found : [one];
}

function isWordOf(department: string, word: string): boolean {
  const words = workWords(department).filter((one) => one !== 'phong');
  return (
    words.includes(word) || word === initialsOf(words) || words.join(' ').includes(shortWork[word] ?? '\0')
  );
}
