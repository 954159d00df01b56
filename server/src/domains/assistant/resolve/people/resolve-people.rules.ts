import { readsAsName } from '@hopgon/engine/intent/reads-as-name';
import { onlyByWork } from '../../shared/work-words.rules.ts';
import { mostNames } from '../../shared/workplace.rules.ts';
import { departmentOf, groupOf } from './groups.rules.ts';
import { type Match, matchPerson, matchPersonWithin } from './match-person.rules.ts';
import type { Company, DirectoryPerson } from './person.rules.ts';

/** People named in one text: those meant, names that could be several people, names nobody has. */
export interface PeopleFound {
  /** All names, as said. */
  readonly names: readonly string[];
  readonly people: readonly DirectoryPerson[];
  readonly unclear: readonly { readonly said: string; readonly candidates: readonly DirectoryPerson[] }[];
  readonly unknown: readonly string[];
  /** Those of the unknown that read like nobody's name: ordinary words. */
  readonly matters: readonly string[];
  /** More names than one command takes; none was looked up. */
  readonly tooMany: boolean;
}

const comma = /[,;&+\n]/u;
const joiner = /(?<!\s)\s+(?:và|va|cùng với|cung voi|cùng|cung|với|voi|vs)\s+/iu;
const leading = /^(?:và|va|cùng|cung|với|voi|vs|có)\s+/iu;
// "với cả Bình", "có thêm An": said of who comes, no part of a name. Without marks "ca" may begin one.
const besides = /^(?:(?:có|luôn)\s+)?(?:cả|thêm)\s+/iu;

/** "Chị Mai chị Hà": behind a name, an honorific with a name begins the next one. */
const nextPerson =
  /(?<=\p{Lu}[\p{Ll}\p{M}]{0,12})\s+(?=(?:anh|chị|chi|em|cô|co|chú|chu|bác|bac|ông|ong|bà|ba|sếp|sep|a|c|e)\s+\p{Lu})/u;

/** "An, Bình và phòng Kế Toán" → its names. A department's own name may hold "và". */
function splitNames(
  text: string,
  isOneName: (name: string) => boolean,
  isGroup: (name: string) => boolean,
): string[] {
  return text
    .split(comma)
    .map((part) => part.trim().replace(leading, ''))
    .flatMap((part) =>
      isOneName(part) ? [part] : part.split(joiner).flatMap((one) => one.split(nextPerson)),
    )
    .map((part) =>
      part
        .replace(/\s+/gu, ' ')
        .replace(/(?<![.:])[.:]+$/u, '')
        .trim(),
    )
    .map((part) => (isGroup(part) ? part : part.replace(besides, '')))
    .filter(Boolean);
}

/** Of several who are called so, who works where the message says: "anh Huy kinh doanh". */
export function matchInMessage(said: string, company: Company): Match {
  const match = matchPersonWithin(said, company);
  const { message = '' } = company;
  const at = match.candidates.length > 1 ? message.indexOf(said) : -1;
  const behind = at < 0 ? null : /^(?:\s+[\p{L}\p{M}]+){1,2}/u.exec(message.slice(at + said.length));
  const narrowed = behind && matchPerson(`${said}${behind[0]}`, company);
  if (narrowed?.meant.length === 1) return narrowed;
  const one = behind && onlyByWork(behind[0], match.candidates);
  return one === null ? match : { meant: [one], candidates: [] };
}

export function resolvePeople(text: string, company: Company): PeopleFound {
  const people = new Map<string, DirectoryPerson>();
  const unclear: { said: string; candidates: readonly DirectoryPerson[] }[] = [];
  const unknown: string[] = [];
  const isOneName = (name: string): boolean => {
    const group = [...groupOf(name, company), ...departmentOf(name, company.people)];
    // "Phòng Hành chính và Mai" is a department and somebody of another one.
    const others = name.split(joiner).flatMap((one) => matchPerson(one, company).meant);
    return joiner.test(name) && group.length > 0 && others.every((person) => group.includes(person));
  };
  const names = splitNames(text, isOneName, (name) => groupOf(name, company).length > 0);
  const tooMany = names.length > mostNames;
  for (const said of tooMany ? [] : names) {
    const { meant, candidates } = matchInMessage(said, company);
    // The caller takes part anyway, so among several the others are meant.
    const others = candidates.filter((person) => person.userId !== company.callerId);
    for (const person of others.length === 1 ? others : meant) people.set(person.userId, person);
    if (others.length > 1) unclear.push({ said, candidates });
    if (meant.length === 0 && candidates.length === 0) unknown.push(said);
  }
  const matters = unknown.filter((said) => !readsAsName(said));
  return { names, people: [...people.values()], unclear, unknown, matters, tooMany };
}
