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

/** A member with the words of their name, in one spelling. */
interface IndexedMember {
  readonly candidate: Candidate;
  readonly words: readonly string[];
}

/** Members by what a name ends in and by their address, so that a name is compared with few of them. */
export type MemberIndex = readonly {
  readonly spell: (text: string) => string;
  readonly byGivenName: ReadonlyMap<string, readonly IndexedMember[]>;
  readonly byAddress: ReadonlyMap<string, readonly IndexedMember[]>;
}[];

/** Reads the names of members once, for all the names to be matched. */
export const indexMembers = (candidates: readonly Candidate[]): MemberIndex =>
  spellings.map((spell) => {
    const members = candidates.map((candidate) => ({
      candidate,
      words: nameWordsOf(spell(candidate.displayName)),
    }));
    const addresses = members.flatMap((member) =>
      [...new Set(addressesOf(member.candidate))].map((address) => ({ address, member })),
    );
    const byAddress = Map.groupBy(addresses, ({ address }) => address);
    return {
      spell,
      byGivenName: Map.groupBy(members, ({ words }) => words.at(-1) ?? ''),
      byAddress: new Map([...byAddress].map(([address, of]) => [address, of.map(({ member }) => member)])),
    };
  });

const addressesOf = ({ email }: Candidate): readonly string[] => [
  email,
  email.slice(0, email.lastIndexOf('@')),
];

/** The one active member a name can mean; null when there is none, or more than one. */
export function matchMember(said: string | null, index: MemberIndex): string | null {
  for (const reading of readingsOf(said ?? '')) {
    for (const spelling of index) {
      const meant = meantBy(reading, spelling);
      const invited = meant.filter((candidate) => candidate.invited);
      for (const group of [invited, meant]) {
        if (group.length > 1) return null;
        if (group[0]) return group[0].userId;
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

function meantBy(
  { name, work }: Reading,
  { spell, byGivenName, byAddress }: MemberIndex[number],
): Candidate[] {
  const said = name.map(spell);
  const named = (byGivenName.get(said.at(-1) ?? '') ?? []).filter(({ words }) => isNamed(said, words));
  if (work !== '') {
    const spelled = spell(work);
    return named.map(({ candidate }) => candidate).filter((candidate) => doesWork(spelled, candidate, spell));
  }
  const addressed = said.length === 1 ? (byAddress.get(said[0] ?? '') ?? []) : [];
  return [...new Set([...named, ...addressed])].map(({ candidate }) => candidate);
}

/** Part of a name still names its bearer while it ends in the given name: "An", "Văn An", "Nguyễn An". */
function isNamed(said: readonly string[], own: readonly string[]): boolean {
  let place = 0;
  for (const word of own) if (word === said[place]) place += 1;
  return place === said.length;
}

const doesWork = (
  work: string,
  { department, position }: Candidate,
  spell: (text: string) => string,
): boolean => [department, position].some((own) => ` ${spell(own)} `.includes(` ${work} `));
