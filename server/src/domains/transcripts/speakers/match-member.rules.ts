import { fold } from '@hopgon/engine/text/fold';

/** A member who may be meant by a name. */
export interface Candidate {
  readonly userId: string;
  readonly displayName: string;
  readonly email: string;
  readonly department: string;
  readonly position: string;
  /** Takes part in the meeting: meant before anyone of the same name who does not. */
  readonly invited: boolean;
}

/** How people are addressed before their name. */
const titles: ReadonlySet<string> = new Set([
  ...[
    'anh',
    'chị',
    'em',
    'cô',
    'chú',
    'bác',
    'ông',
    'bà',
    'cậu',
    'mợ',
    'dì',
    'bạn',
    'sếp',
    'thầy',
    'mr',
    'ms',
  ],
]);

/** A way to understand what was said: a name, perhaps with what the person does ("Tuấn kế toán"). */
interface Reading {
  readonly name: readonly string[];
  readonly work: string;
}

/** Both ways to compare words; what is written alike counts before what only sounds alike ("Hà" before "Hạ"). */
const spellings: readonly ((text: string) => string)[] = [
  (text) => text.normalize('NFC').toLowerCase(),
  fold,
];

/** The one active member a name can mean; null when there is none, or more than one. */
export function matchMember(said: string | null, candidates: readonly Candidate[]): string | null {
  const invited = candidates.filter((candidate) => candidate.invited);
  for (const reading of readingsOf(said ?? '')) {
    for (const spell of spellings) {
      for (const group of [invited, candidates]) {
        const meant = group.filter((candidate) => isMeant(reading, candidate, spell));
        if (meant.length > 1) return null;
        if (meant[0]) return meant[0].userId;
      }
    }
  }
  return null;
}

const nameWordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

/** The most literal reading first. */
function readingsOf(said: string): Reading[] {
  const words = nameWordsOf(
    said
      .normalize('NFC')
      .replace(/\([^()]*\)/gu, ' ')
      .replace(/(?<![,;:.])[,;:.]+(?=\s|$)/gu, ' '),
  );
  const [first = ''] = words;
  // "anh" alone is the person spoken to; "Anh" is a name.
  if (words.length === 0 || (words.length === 1 && titles.has(first))) return [];
  const called = titles.has(first.toLowerCase()) && words.length > 1 ? words.slice(1) : words;
  const names = called === words ? [words] : [words, called];
  const working = called.length > 1 ? [{ name: called.slice(0, 1), work: called.slice(1).join(' ') }] : [];
  return [...names.map((name) => ({ name, work: '' })), ...working];
}

function isMeant({ name, work }: Reading, candidate: Candidate, spell: (text: string) => string): boolean {
  const said = name.map(spell);
  if (work !== '') return isNamed(said, candidate, spell) && doesWork(spell(work), candidate, spell);
  return isNamed(said, candidate, spell) || isAddress(said, candidate.email);
}

/** Part of a name still names its bearer while it ends in the given name: "An", "Văn An", "Nguyễn An". */
function isNamed(
  said: readonly string[],
  { displayName }: Candidate,
  spell: (text: string) => string,
): boolean {
  const own = nameWordsOf(spell(displayName));
  if (said.at(-1) !== own.at(-1)) return false;
  let place = 0;
  for (const word of own) if (word === said[place]) place += 1;
  return place === said.length;
}

const isAddress = (said: readonly string[], email: string): boolean =>
  said.length === 1 && (said[0] === email || said[0] === email.slice(0, email.lastIndexOf('@')));

const doesWork = (
  work: string,
  { department, position }: Candidate,
  spell: (text: string) => string,
): boolean => [department, position].some((own) => ` ${spell(own)} `.includes(` ${work} `));
