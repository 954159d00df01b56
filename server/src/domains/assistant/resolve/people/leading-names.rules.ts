import { matchPerson } from './match-person.rules.ts';
import type { Company } from './person.rules.ts';

const longestName = 8;
/** More than any command takes: what follows is not looked at name by name. */
const mostLeading = 120;
const separator = /^(?:\s*[,;&+]\s*(?:và\s+|va\s+)?|\s+(?:và|va|với|voi|cùng|cung)\s+)/iu;
const word = /^[^\s,;&+]+/u;
const capital = /^\p{Lu}/u;

/** Whether a name means anybody. */
const isKnown = (name: string, company: Company): boolean => {
  const { meant, candidates } = matchPerson(name, company);
  return meant.length + candidates.length > 0;
};

/** The names that a text starts with, as a list, and how far they reach. */
export interface LeadingNames {
  readonly names: string;
  readonly length: number;
}

/** `An, Bình chốt kế hoạch` starts with `An, Bình`; so does `An Bình chốt kế hoạch`. */
export function readLeadingNames(text: string, company: Company): LeadingNames {
  const names: string[] = [];
  let end = 0;
  let at = 0;
  while (names.length < mostLeading) {
    const length = lengthOfName(text.slice(at), company);
    if (length === 0) break;
    names.push(text.slice(at, at + length));
    end = at + length;
    const next = separator.exec(text.slice(end))?.[0] ?? gapBeforeName(text.slice(end), company);
    if (next === '') break;
    at = end + next.length;
  }
  return { names: names.join(', '), length: end };
}

// Names in a row without a comma: each in capitals, and known.
function gapBeforeName(text: string, company: Company): string {
  const gap = /^[^\S\n]+(?=\p{Lu})/u.exec(text)?.[0] ?? '';
  const next = word.exec(text.slice(gap.length))?.[0] ?? '';
  return gap !== '' && isKnown(next, company) ? gap : '';
}

// The longest run of words that names somebody; else a word in capitals, which shall be said to be unknown.
function lengthOfName(text: string, company: Company): number {
  const ends = wordEnds(text);
  const known = ends.findLast((end) => isKnown(text.slice(0, end), company));
  if (known !== undefined) return known;
  return capital.test(text) ? (ends[0] ?? 0) : 0;
}

function wordEnds(text: string): number[] {
  const ends: number[] = [];
  let at = 0;
  while (ends.length < longestName) {
    const found = word.exec(text.slice(at))?.[0];
    if (found === undefined) break;
    at += found.length;
    ends.push(at);
    const gap = /^[^\S\n]+/u.exec(text.slice(at))?.[0] ?? '';
    if (gap === '') break;
    at += gap.length;
  }
  return ends;
}

const giving = /\s(?:giao\s)?(?:cho|nhờ|nho|bởi|boi)$/iu;
const longestGiving = ' giao cho'.length;

/** Where the name starts that a text ends with, its small words ("cho", "giao cho") included; the length when there is none. */
export function startOfTrailingName(text: string, company: Company): number {
  const starts = Array.from(text.matchAll(/(?<=^|\s)\S/gu), (match) => match.index).slice(-longestName);
  const start = starts.find((at) => at > 0 && isKnown(text.slice(at), company));
  if (start === undefined) return text.length;
  const before = text.slice(0, start).trimEnd();
  return before.length - (giving.exec(before.slice(-longestGiving))?.[0].length ?? 0);
}
