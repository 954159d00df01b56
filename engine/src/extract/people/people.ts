import { hasCapital } from '../../text/letters.ts';
import type { Turn } from '../../transcript/turn.ts';
import type { Clause } from '../clauses/clause.ts';
import { verbAt } from '../language/action-verbs.ts';
import { canonicalWord } from '../language/canonical-word.ts';
import { setOf } from '../language/phrase.ts';
import { KIN_WORDS, TITLES } from '../language/pronouns.ts';
import { isFirstCalled, withoutOthersName } from './first-called.ts';
import { NUMBERED_VOICE } from './numbered-voice.ts';

/** A speaker under the names others may call them by. */
export type Person = {
  readonly label: string;
  /** Kinship title in the label ("Chị Hạnh"), else null. */
  readonly title: string | null;
  /** Canonical words of each form of the name, longest first: ["hai lý"], ["lý"]. */
  readonly names: readonly (readonly string[])[];
};

export type Roster = {
  readonly people: readonly Person[];
  readonly byFirstWord: ReadonlyMap<string, readonly NameForm[]>;
  /** Whether names in the text carry capitals, so that "mai" and "Mai" differ. */
  readonly capitals: boolean;
};

type NameForm = { readonly words: readonly string[]; readonly person: Person };

/** Names that are also everyday words or numbers: believed only with a title, a capital or a call. */
const ALSO_WORDS: ReadonlySet<string> = setOf(`
  mai|hà|thu|an|bình|nam|ba|hai|tư|năm|sáu|bảy|tám|chín|mười|út|cả|hoa|lan|tài|long|đông|xuân|hạ|chi|sơn
  thủy|phúc|lộc|hiền|tâm|thảo|kim|vàng|quý|hương|khoa|đức|minh|dương|hải|giang|linh|nhung|nga|hằng|tiến
  thắng|hòa|vinh|quang|cường|dũng|trung|thành|công|danh|lợi|phát|bảo|ngân|vân|thư|như|tình|yên|lành|đạt
  tín|nghĩa|hiếu|trí|khang|thịnh|nhật|trâm|mơ|bé|mận|đào|cúc|liên|sang|giàu|tân|việt|châu|kiên|nhân|hậu|ân
  phong|vũ|tường|lâm|toàn|hợp|luyến|thương|vy|ly|y
`);

export function buildRoster(
  turns: readonly Turn[],
  spokenNames: ReadonlyMap<string, readonly string[]>,
): Roster {
  const labels = new Set(turns.flatMap((turn) => (turn.speaker === null ? [] : [turn.speaker])));
  const read = [...labels].map((label) => readPerson(label, spokenNames.get(label) ?? []));
  const people = read.map((person) => withoutOthersName(person, read));
  const byFirstWord = new Map<string, NameForm[]>();
  for (const person of people) {
    for (const words of person.names) {
      const first = words[0] ?? '';
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, person }]);
    }
  }
  for (const forms of byFirstWord.values()) forms.sort((a, b) => b.words.length - a.words.length);
  return { people, byFirstWord, capitals: turns.some((turn) => /\p{Lu}\p{Ll}/u.test(turn.text)) };
}

function readPerson(label: string, spoken: readonly string[]): Person {
  const words = label
    .replace(/\([^()]*\)/gu, ' ')
    .trim()
    .split(/\s+/u)
    .map(canonicalWord);
  const title = words.length > 1 && TITLES.has(words[0] ?? '') ? (words[0] ?? null) : null;
  const own = title ? words.slice(1) : words;
  const names = NUMBERED_VOICE.test(label)
    ? []
    : [own, own.slice(-1), ...(own.length > 2 ? [own.slice(-2)] : [])];
  if (own.length > 1 && isFirstCalled(own, label)) names.push(own.slice(0, -1), own.slice(0, 1));
  // "Ông Năm Lân" is "bác Năm" to others.
  if (title && own.length > 1 && RANKS.has(own[0] ?? '')) names.push(own.slice(0, 1));
  // Of "Vân Anh" the last word alone calls anybody.
  const all = [...names, ...spoken.map((name) => [name])].filter(
    (name) => name.length > 1 || (name.length === 1 && (own.length === 1 || !KIN_WORDS.has(name[0] ?? ''))),
  );
  const unique = new Map(all.map((name) => [name.join(' '), name]));
  return { label, title, names: [...unique.values()].sort((a, b) => b.length - a.length) };
}

const RANKS = setOf('hai|ba|tư|năm|sáu|bảy|tám|chín|mười|út');

/** Of "Ông Năm Lân" the rank by itself is a number, a year or a day of the week; only "bác Năm" is he. */
const isRankAlone = ({ words, person: { names } }: NameForm): boolean =>
  words.length === 1 &&
  (names[0]?.length ?? 0) > 1 &&
  names[0]?.[0] === words[0] &&
  RANKS.has(words[0] ?? '');

/** A person named in a clause: word range with the title, and whether the clause calls rather than tells of them. */
export type Mention = {
  readonly person: Person;
  readonly from: number;
  readonly to: number;
  readonly called: boolean;
};

/** The speakers named in a clause, left to right. */
export function findMentions(clause: Clause, roster: Roster): Mention[] {
  const mentions: Mention[] = [];
  for (let index = 0; index < clause.words.length; index += 1) {
    const mention = mentionAt(clause, index, roster);
    if (!mention) continue;
    mentions.push(mention);
    index = mention.to - 1;
  }
  return mentions;
}

function mentionAt(clause: Clause, index: number, roster: Roster): Mention | null {
  const forms = roster.byFirstWord.get(clause.words[index] ?? '');
  if (!forms) return null;
  const before = clause.words[index - 1] ?? '';
  for (const form of forms) {
    const to = index + form.words.length;
    if (!form.words.every((word, offset) => clause.words[index + offset] === word)) continue;
    const titled = isTitled(clause, index, roster);
    const called = isCalled(clause, index, to);
    if (!titled && isRankAlone(form)) continue;
    if (!titled && !called && !isBareName(clause, index, form, roster)) continue;
    return {
      person: sameTitle(forms, form, before) ?? form.person,
      from: titled ? titleAt(clause, index) : index,
      to,
      called,
    };
  }
  return null;
}

/** "Đồng chí Quyên" is titled by two words. */
function titleAt({ words }: Clause, index: number): number {
  return words[index - 1] === 'chí' ? index - 2 : index - 1;
}

/** "Anh Bảo", and not "cô bảo": where names carry capitals, a word that is also another word needs one. */
function isTitled(clause: Clause, index: number, { capitals }: Roster): boolean {
  const title = clause.words[index - 1] ?? '';
  const comrade = title === 'chí' && clause.words[index - 2] === 'đồng';
  if (!(comrade || TITLES.has(title)) || clause.breaks.has(index - 1)) return false;
  return !(capitals && ALSO_WORDS.has(clause.words[index] ?? '')) || hasCapital(clause.raw[index] ?? '');
}

/** Two people may share a name: "chị Lan" is the one whose label carries that title. */
function sameTitle(forms: readonly NameForm[], form: NameForm, title: string): Person | null {
  const alike = forms.filter((other) => other.words.join(' ') === form.words.join(' '));
  return alike.find((other) => other.person.title === title)?.person ?? null;
}

function isCalled(clause: Clause, from: number, to: number): boolean {
  const next = clause.words[to] ?? '';
  if (next === 'ơi' || next === 'hỡi') return true;
  if ((next === 'này' || next === 'à') && from <= 2) return true;
  const alone =
    clause.breaks.has(to - 1) &&
    (from === 0 || clause.breaks.has(from - 1) || TITLES.has(clause.words[from - 1] ?? ''));
  return alone || (to === clause.words.length && from > 0 && clause.breaks.has(from - 1));
}

function isBareName(clause: Clause, index: number, form: NameForm, roster: Roster): boolean {
  const first = form.words[0] ?? '';
  const ambiguous = form.words.length === 1 && ALSO_WORDS.has(first);
  const capital = hasCapital(clause.raw[index] ?? '');
  if (roster.capitals) return capital && !(index === 0 && ambiguous && startsDay(clause, first));
  if (!ambiguous) return true;
  const opens = index <= 1 ? !ALSO_VERBS.has(first) : OPENS_ORDER.has(clause.words[index - 1] ?? '');
  return opens && !NUMBERS.has(first) && verbAt(clause.words, index + 1) !== null;
}

/** Behind these a request begins anew: "còn tài xế thì lợi đăng tin". */
const OPENS_ORDER = setOf('thì|nữa|nhé|vậy|thôi|rồi|nhờ|giao');
const NUMBERS = setOf('hai|ba|tư|năm|sáu|bảy|tám|chín|mười|mai|thu|cả|như');

/** At the start of a clause, before a verb, still more often a day, a number or a verb than a name. */
const ALSO_VERBS = setOf(
  'mai|thu|ba|hai|tư|năm|sáu|bảy|tám|chín|mười|chi|phát|công|thành|cả|như|tình|bảo|sang|trung|an|tài|nam|hợp|toàn|tiến|kim|dương|vàng|bé|đào|vân|y|hòa|bình|quý|hoa|hạ|xuân|đông|phong|kiên|đạt|thắng|danh|lợi',
);

/** "Mai em gửi" is tomorrow, "Mai lo test case" is a person: a subject after the word shows which. */
function startsDay(clause: Clause, name: string): boolean {
  if (name !== 'mai') return false;
  return /^(?:em|anh|chị|con|cháu|tôi|mình|tụi|bọn|chúng|là|phải|mới|chủ|thứ|mốt|sáng|chiều|họ|cô|chú|bác|khách)$/u.test(
    clause.words[1] ?? '',
  );
}
