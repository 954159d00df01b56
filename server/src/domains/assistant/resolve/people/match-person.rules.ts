import { departmentOf, groupOf } from './groups.rules.ts';
import {
  type Company,
  type DirectoryPerson,
  findBy,
  isMarkedOtherwise,
  isSpeltSo,
  loosely,
  preferMarked,
  readName,
  type SaidName,
  surely,
} from './person.rules.ts';
import { holdersOf, narrowByWork } from './work.rules.ts';

/** One meant: a person or several (a department); or candidates to choose from. Nobody: both are empty. */
export interface Match {
  readonly meant: readonly DirectoryPerson[];
  readonly candidates: readonly DirectoryPerson[];
}

const nobody: Match = { meant: [], candidates: [] };
const honorific =
  /^(anh|chị|chi|em|cô|co|chú|chu|bác|bac|ông|ong|bà|ba|bạn|ban|sếp|sep|thầy|thay|dì|di|cậu|cau|thằng|thang|con|nhỏ|nho|bé|be|cháu|chau|mợ|mo|thím|thim|dượng|duong|cụ|cu|o|mệ|ôn|a|c|e|mr|ms|mrs)\s+/iu;
/** What people call themselves, where nobody is called so. */
const pronouns = new Set([
  'em',
  'anh',
  'chị',
  'e',
  'tao',
  'tau',
  'mk',
  'tui',
  'toi',
  'cháu',
  'con',
  'cô',
  'chú',
  'bác',
  'chị tự',
  'tôi tự',
]);
const callerWords = new Set(['tôi', 'toi', 'mình', 'tớ', 'chính tôi', 'bản thân tôi', 'me']);

/** "Em đang": a verb was taken along. */
const speaksOfOneself = /^(?:e|em|tôi|mình|tui|mk|toi|minh)\s+(?:đang|còn|có|phải|dang|con|co|phai)$/u;

/** What offices and jobs are called, typed without marks. */
const workWords = new Set([
  'van phong',
  'bao ve',
  'bao hanh',
  'bao tri',
  'ke toan',
  'hanh chinh',
  'thu ky',
  'le tan',
  'giam doc',
  'an toan',
  'an ninh',
  'tap vu',
  'khach hang',
  'san xuat',
  'thu quy',
]);

const among = (found: readonly DirectoryPerson[]): Match =>
  found.length > 1 ? { meant: [], candidates: found } : { meant: found, candidates: [] };

/** Whom one name means: the caller, an address, a name or part of it, a department, everyone. */
export function matchPerson(text: string, company: Company): Match {
  const said = text.normalize('NFC').trim().toLowerCase().replace(/^@/u, '');
  const caller = company.people.filter((person) => person.userId === company.callerId);
  if (callerWords.has(said) || speaksOfOneself.test(said)) return { meant: caller, candidates: [] };
  if (said.includes('@')) return among(company.people.filter((person) => person.email === said));
  const group = groupOf(said, company);
  if (group.length > 0) return { meant: group, candidates: [] };
  // "van phong" with no capital is an office, and nobody called Văn Phong.
  if (workWords.has(said) && !/\p{Lu}/u.test(text))
    return matchLoosely(said, { ...company, typedMarks: true });
  // "Anh với chị Mai": in lower case it is who speaks, and nobody called Anh.
  if (pronouns.has(said) && !/\p{Lu}/u.test(text)) return { meant: caller, candidates: [] };
  const named = findNamed(said, company);
  // Typed without marks, "minh" is "mình" as well as Minh.
  if (said === 'minh' && !company.typedMarks) return among([...new Set([...named, ...caller])]);
  if (named.length > 0) return among(named);
  if (pronouns.has(said)) return { meant: caller, candidates: [] };
  return matchLoosely(said, company);
}

/** The same of words that are known to name somebody: their name may stand among others. */
export function matchPersonWithin(text: string, company: Company): Match {
  const match = matchPerson(text, company);
  return match.meant.length + match.candidates.length > 0 ? match : matchWithin(text, company);
}

const mostWords = 12;
const joins = new Set(['và', 'với', 'cùng', 'va', 'voi', 'cung']);

/** "Chị Hà ktt", "Tùng bên kho": somebody's name with words around it; of several so called the one who works where the words say. */
function matchWithin(text: string, company: Company): Match {
  const words = text.normalize('NFC').trim().split(/\s+/u);
  if (words.length < 2 || words.length > mostWords || words.some((word) => joins.has(word.toLowerCase())))
    return nobody;
  const starts = words.flatMap((_, at) => (mayBeginName(words, at) ? [at] : []));
  for (const from of starts)
    for (let to = Math.min(words.length, from + longestName); to > from; to -= 1) {
      if (to - from === words.length || isCapital(words[to])) continue;
      const found = findNamed(words.slice(from, to).join(' ').toLowerCase(), company);
      if (found.length > 0) return among(narrowByWork(found, words.slice(to)));
    }
  return nobody;
}

const longestName = 4;

const isCapital = (word = ''): boolean => /^\p{Lu}\p{Ll}/u.test(word);

/** A name begins with a capital or behind an honorific, and in no longer name. */
function mayBeginName(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  const isPolite = honorific.test(`${before} x`);
  return isPolite || (isCapital(words[at]) && !isCapital(before));
}

function matchLoosely(said: string, company: Company): Match {
  const department = departmentOf(said, company.people);
  if (department.length > 0) return { meant: department, candidates: [] };
  const holders = holdersOf(said.replace(honorific, ''), company.people);
  if (holders.length > 0) return among(holders);
  const found = findWith(loosely, said, company);
  return found.length > 0 ? among(found) : nobody;
}

const findNamed = (said: string, company: Company): readonly DirectoryPerson[] =>
  findWith(surely, said, company);

// "Anh Tuấn" may be a whole name, or Tuấn spoken of politely: both count.
function findWith(
  ways: typeof surely,
  said: string,
  { people, typedMarks }: Company,
): readonly DirectoryPerson[] {
  const find = (name: SaidName) =>
    preferMarked(
      name,
      findBy(
        ways,
        name,
        people.filter((person) => !isMarkedOtherwise(name, person)),
      ),
      typedMarks,
    ).filter((person) => ways === surely || !typedMarks || isSpeltSo(name, person));
  const polite = said.replace(honorific, '');
  return [...new Set([...find(readName(said)), ...(polite === said ? [] : find(readName(polite)))])];
}
