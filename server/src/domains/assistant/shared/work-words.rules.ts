import { fold } from '@hopgon/engine/text/fold';

interface Employment {
  readonly department: string;
  readonly position: string;
}

/** What departments are called in short where that is no initials of theirs. */
export const shortWork: Readonly<Record<string, string>> = {
  ...{ qa: 'chat luong', qc: 'chat luong', kcs: 'chat luong', hr: 'nhan su', ns: 'nhan su' },
  ...{ it: 'cong nghe', mkt: 'marketing', sale: 'kinh doanh', sales: 'kinh doanh', ktt: 'ke toan' },
};

export const workWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
export const initialsOf = (words: readonly string[]): string => words.map((word) => word.charAt(0)).join('');

const leastInitials = 3;

/** Of several people the only one whose work a text names by two words together, or in short: "thằng QA ấy", "Huy kiểm nghiệm"; null where it names none, or more than one. */
export function onlyByWork<Of extends Employment>(text: string, people: readonly Of[]): Of | null {
  const said = workWords(text);
  const pairs = said.slice(1).map((word, at) => `${said[at] ?? ''} ${word}`);
  const works = (person: Of): boolean => {
    const own = [person.department, person.position].map((name) => ` ${workWords(name).join(' ')} `);
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
  initialsOf(workWords(department).filter((one) => one !== 'phong')) === word;
