import { fold, hasMarks } from '@hopgon/engine/text/fold';
import { spellingKey, spellingOf } from '@hopgon/engine/text/spelling';
import type { DirectoryEntry, Workplace } from '../../shared/workplace.rules.ts';

/** A member of the company by the ways to name them; the names are read once, not with each comparison. */
export interface DirectoryPerson extends DirectoryEntry {
  readonly name: SaidName;
  readonly departmentKeys: ReadonlySet<string>;
  /** Their position, word by word without marks. */
  readonly positionWords: readonly string[];
}

/** A name as said, in the two ways it is compared. */
export interface SaidName {
  readonly words: readonly string[];
  readonly folded: readonly string[];
}

export function readName(text: string): SaidName {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s.]+/u)
    .filter(Boolean);
  return { words, folded: words.map(fold) };
}

/** The people among whom a message names some, who asks, and whether it was typed with diacritics. */
export interface Company {
  readonly people: readonly DirectoryPerson[];
  readonly callerId: string;
  readonly typedMarks: boolean;
  /** The whole message: words behind a name may say which of several is meant. */
  readonly message?: string;
}

export const describeCompany = ({ people, callerId }: Workplace, message: string): Company => ({
  people: people.map(describePerson),
  callerId,
  typedMarks: hasMarks(message),
  message,
});

export const describePerson = ({
  userId,
  displayName,
  email,
  department,
  position,
}: DirectoryEntry): DirectoryPerson => ({
  userId,
  displayName,
  email,
  department,
  position,
  name: readName(displayName),
  departmentKeys: departmentKeys(department),
  positionWords: readName(position).folded,
});

const startsAt = (words: readonly string[], part: readonly string[], at: number): boolean =>
  at >= 0 && part.every((word, index) => words[at + index] === word);

const holdsTogether = (words: readonly string[], part: readonly string[]): boolean =>
  words.some((_, at) => startsAt(words, part, at));

function holdsInOrder(words: readonly string[], part: readonly string[]): boolean {
  let next = 0;
  for (const word of words) if (word === part[next]) next += 1;
  return next === part.length;
}

type Kinship = (said: SaidName, person: DirectoryPerson) => boolean;

const foldedName = (person: DirectoryPerson): readonly string[] => person.name.folded;

/** Ways a name can mean a person, the surest first; a surer way silences those after it. */
export const surely: readonly Kinship[] = [
  (said, person) => said.folded.length > 1 && said.folded.join(' ') === foldedName(person).join(' '),
  (said, person) => startsAt(foldedName(person), said.folded, foldedName(person).length - said.folded.length),
];

export const loosely: readonly Kinship[] = [
  (said, person) => holdsTogether(foldedName(person), said.folded),
  (said, person) => holdsInOrder(foldedName(person), said.folded),
  // "Tuấn kế toán": a name, and where the person works.
  (said, person) => {
    const at = said.folded.indexOf(foldedName(person).at(-1) ?? '');
    const rest = said.folded.slice(at + 1).join(' ');
    return at >= 0 && rest !== '' && person.departmentKeys.has(rest);
  },
  (said, person) => said.folded.join('.') === fold(person.email).split('@', 1)[0],
  (said, person) =>
    said.folded.length === 1 && startsWith(foldedName(person).at(-1) ?? '', said.folded[0] ?? ''),
];

const startsWith = (name: string, start: string): boolean => start.length > 1 && name.startsWith(start);

/** Those whom the first way that finds anyone finds. */
export function findBy(
  ways: readonly Kinship[],
  said: SaidName,
  people: readonly DirectoryPerson[],
): readonly DirectoryPerson[] {
  if (said.words.length === 0) return [];
  for (const means of ways) {
    const found = people.filter((person) => means(said, person));
    if (found.length > 0) return found;
  }
  return [];
}

/** Where marks were typed they count: "Bình" is not Bính, as long as there is a Bình. */
export function preferMarked(
  said: SaidName,
  found: readonly DirectoryPerson[],
  typedMarks: boolean,
): readonly DirectoryPerson[] {
  if (found.length < 2 || !(typedMarks || hasMarks(said.words.join(' ')))) return found;
  const exact = found.filter((person) => holdsInOrder(person.name.words, said.words));
  return exact.length > 0 ? exact : found;
}

/** Typed with marks, "chú Hai" is no Hải: a middle name counts only as it is written. */
export const isSpeltSo = (said: SaidName, { name }: DirectoryPerson): boolean =>
  !holdsInOrder(name.folded, said.folded) || holdsInOrder(name.words, said.words);

const keyOf = (word: string): string => spellingKey(spellingOf(word));

/** "Phòng" is no Phong: a word typed with marks is that word of a name, or none. */
export const isMarkedOtherwise = (said: SaidName, { name }: DirectoryPerson): boolean =>
  said.words.some((word, at) => {
    const folded = said.folded[at];
    const alike = name.words.filter((_, index) => name.folded[index] === folded);
    return hasMarks(word) && alike.length > 0 && alike.every((own) => keyOf(own) !== keyOf(word));
  });

const branch = /^(?:chi nhanh|van phong dai dien|van phong) /u;

/** "Phòng Kế Toán", "bên kế toán" and "kế toán" are one department; "Hành chính – Nhân sự" is "nhân sự" and "HCNS" as well. */
export function departmentKeys(department: string): ReadonlySet<string> {
  const whole = readName(department).folded.join(' ');
  const bare = whole.replace(/^phong /u, '');
  const parts = bare.split(/ [–—&/-] | va /u).filter((part) => part.includes(' '));
  const words = bare.match(/[\p{L}\p{N}]+/gu) ?? [];
  const initials = words.length < leastInitials ? [] : [words.map((word) => word.charAt(0)).join('')];
  return new Set([whole, bare, whole.replace(branch, ''), ...parts, ...initials]);
}

/** Fewer letters are as often something else. */
const leastInitials = 4;
