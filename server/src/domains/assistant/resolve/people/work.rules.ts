import { fold } from '@hopgon/engine/text/fold';
import type { DirectoryEntry } from '../../shared/workplace.rules.ts';
import type { DirectoryPerson } from './person.rules.ts';

type Work = Pick<DirectoryEntry, 'department' | 'position'>;

/** What departments are called in short where that is no initials of theirs. */
const shortWork: Readonly<Record<string, string>> = {
  ...{ qa: 'chat luong', qc: 'chat luong', kcs: 'chat luong', hr: 'nhan su', ns: 'nhan su' },
  ...{ it: 'cong nghe', mkt: 'marketing', sale: 'kinh doanh', sales: 'kinh doanh', ktt: 'ke toan' },
};

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const initialsOf = (words: readonly string[]): string => words.map((word) => word.charAt(0)).join('');

const leastInitials = 3;
const leastHeld = 2;

/** Those whose position words are: all of it, its initials ("TGĐ"), or a part of it; nobody where they are one ordinary word. */
export function holdersOf(said: string, people: readonly DirectoryPerson[]): readonly DirectoryPerson[] {
  const words = wordsOf(said);
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
export function narrowByWork<Of extends Work>(
  found: readonly Of[],
  behind: readonly string[],
): readonly Of[] {
  const said = wordsOf(behind.join(' '));
  const there = found.filter(({ department }) => said.some((word) => isWordOf(department, word)));
  if (there.length > 0) return there;
  const one = onlyByWork(behind.join(' '), found);
  return one === null ? found : [one];
}

function isWordOf(department: string, word: string): boolean {
  const words = wordsOf(department).filter((one) => one !== 'phong');
  return (
    words.includes(word) || word === initialsOf(words) || words.join(' ').includes(shortWork[word] ?? '\0')
  );
}

/** Of several people the only one whose work a text names by two words together, or in short: "thằng QA ấy", "Huy kiểm nghiệm"; null where it names none, or more than one. */
export function onlyByWork<Of extends Work>(text: string, people: readonly Of[]): Of | null {
  const said = wordsOf(text);
  const pairs = said.slice(1).map((word, at) => `${said[at] ?? ''} ${word}`);
  const works = (person: Of): boolean => {
    const own = [person.department, person.position].map((name) => ` ${wordsOf(name).join(' ')} `);
    const isShort = said.some(
      (word) =>
        (shortWork[word] !== undefined && own[0]?.includes(shortWork[word]) === true) ||
        (word.length >= leastInitials && isInitials(person.department, word)),
    );
    return isShort || pairs.some((pair) => own.some((name) => name.includes(` ${pair} `)));
  };
  const [one, ...others] = people.filter(works);
  return one !== undefined && others.length === 0 ? one : null;
}

const isInitials = (department: string, word: string): boolean =>
  initialsOf(wordsOf(department).filter((one) => one !== 'phong')) === word;
