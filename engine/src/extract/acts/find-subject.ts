import { hasCapital } from '../../text/letters.ts';
import type { Clause } from '../clauses/clause.ts';
import { verbAt } from '../language/action-verbs.ts';
import { DENIES, GIVES, MAKES_OBJECT, MAKES_THIRD, TIME_WORDS } from '../language/frame-words.ts';
import { setOf } from '../language/phrase.ts';
import { ALWAYS_SELF, GROUPS, KIN_WORDS, PRONOUNS, TITLES } from '../language/pronouns.ts';
import { URGES } from '../language/stance-cues.ts';
import type { Mention, Person } from '../people/people.ts';

export type Subject =
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'group'; readonly name: string }
  | { readonly kind: 'pronoun'; readonly word: string }
  | { readonly kind: 'none' };

/** A subject and the index of the word after it. */
export type FoundSubject = { readonly subject: Subject; readonly to: number };

/** The subject that begins at a word: a speaker by name, a group, or a pronoun that is not somebody's object. */
export function subjectAt(clause: Clause, index: number, mention: Mention | undefined): FoundSubject | null {
  if (mention)
    return isHelped(clause, index)
      ? null
      : { subject: { kind: 'person', person: mention.person }, to: mention.to };
  if (!STARTS.has(clause.words[index] ?? '')) return null;
  return groupAt(clause, index) ?? departmentAt(clause, index) ?? pronounAt(clause, index);
}

/** "Tuyết kèm Ngân soạn": Ngân is helped, the task is Tuyết's. */
function isHelped(clause: Clause, index: number): boolean {
  const before = clause.words[index - 1] ?? '';
  const given = before === 'cho' && GIVES.has(clause.words[index - 2] ?? '');
  return HELPED_BY.has(before) && !clause.breaks.has(index - 1) && !given;
}

const HELPED_BY = setOf(
  'như|kèm|giúp|trợ|dẫn|dạy|với|cùng|cho|gửi|báo|hỏi|gặp|của|gọi|nhắn|ping|đón|thay|theo|mời|hệ|đưa|chờ|đợi|từ',
);

/** Groups by their first word, the longer names first. */
const BY_FIRST_WORD = Map.groupBy(
  [...GROUPS].map((name) => name.split(' ')).sort((a, b) => b.length - a.length),
  ([first]) => first,
);

function groupNamed(words: readonly string[], index: number): readonly string[] | undefined {
  for (const name of BY_FIRST_WORD.get(words[index]) ?? []) {
    let to = 1;
    while (to < name.length && words[index + to] === name[to]) to += 1;
    if (to === name.length) return name;
  }
  return undefined;
}

/** "Mỗi khối hai người" counts, and names nobody. */
function groupAt(clause: Clause, index: number): FoundSubject | null {
  const name = groupNamed(clause.words, index);
  const before = clause.words[index - 1] ?? '';
  if (!name || DAY_HEADS.has(before) || isObjectOfVerb(clause, index)) return null;
  const to = index + name.length;
  const served =
    (index > 1 && OWNED_BY.has(before)) || (before === 'cho' && !GIVES.has(clause.words[index - 2] ?? ''));
  return served || countsOnly(clause, index, to)
    ? null
    : { subject: { kind: 'group', name: name.join(' ') }, to };
}

/** "Gom bảng kiểm của các khoa": whose it is, or with whom. */
const OWNED_BY = setOf('của|với|từ|về');
/** "Thứ hai em", "mùng hai em": a day, and one who acts. */
const DAY_HEADS = setOf('thứ|mùng|mồng|ngày');
const NUMBERS = setOf('hai|ba|bốn');

/** "Mỗi khối hai người, thứ tư gửi", "ba mươi hai người": how many there are. */
function countsOnly({ words, breaks }: Clause, index: number, to: number): boolean {
  if (!NUMBERS.has(words[index] ?? '')) return false;
  if (/^(?:mươi|mười|trăm|chục|ngàn|nghìn|lẻ|linh|rưỡi|\d+)$/u.test(words[index - 1] ?? '')) return true;
  return words.slice(Math.max(0, index - 3), index).includes('mỗi') || (index > 0 && breaks.has(to - 1));
}

/** "Vận động bà con ký": they are worked on, and given nothing. */
function isObjectOfVerb(clause: Clause, index: number): boolean {
  if (index === 0 || clause.breaks.has(index - 1) || GIVES.has(clause.words[index - 1] ?? '')) return false;
  return [1, 2].some((length) => verbAt(clause.words, index - length)?.length === length);
}

/** "phòng Hành chính", "tổ 2", and whatever stands behind "giao (cho)": the name runs up to the verb. */
function departmentAt(clause: Clause, index: number): FoundSubject | null {
  if (!opensDepartment(clause, index)) return null;
  for (let to = index + 2; to <= index + LONGEST_NAME && to < clause.words.length; to += 1) {
    const last = clause.words[to - 1] ?? '';
    if (clause.breaks.has(to - 1) || DENIES.has(last) || PRONOUNS.has(last)) return null;
    if (verbAt(clause.words, to)) {
      return { subject: { kind: 'group', name: clause.raw.slice(index, to).join(' ') }, to };
    }
  }
  return null;
}

function opensDepartment(clause: Clause, index: number): boolean {
  const head = clause.words[index] ?? '';
  const isDepartment = DEPARTMENTS.has(head);
  if (!isDepartment && !OUTSIDERS.has(head)) return false;
  const before = clause.words[index - 1] ?? '';
  if (before === 'giao' && head === 'ban') return false;
  if (head === 'tổ' && clause.words[index + 1] === 'chức') return false;
  const given = HANDS_TO.has(before) || (before === 'cho' && clause.words[index - 2] === 'giao');
  return given || (isDepartment && (index === 0 || clause.breaks.has(index - 1) || TIME_WORDS.has(before)));
}

const HANDS_TO = setOf('giao|nghị|cầu|nhờ');
const DEPARTMENTS = setOf('phòng|ban|tổ|đội|khoa|nhóm|team|kho|xưởng');
const OUTSIDERS = setOf('bên|anh|chị|ông|bà|cô|chú|bác|thầy|em|bộ|văn|công|đoàn|chi|hội|đồng');
const LONGEST_NAME = 4;

function pronounAt(clause: Clause, index: number): FoundSubject | null {
  const word = clause.words[index] ?? '';
  if (!PRONOUNS.has(word)) return null;
  if (word === 'bây' && clause.words[index + 1] === 'giờ') return null;
  if (word === 'sếp' || NOT_ONE.has(clause.words[index - 1] ?? '') || isOfGroup(clause, index)) return null;
  const third = MAKES_THIRD.has(clause.words[index + 1] ?? '') || standsForOutsider(clause, index);
  const called = clause.breaks.has(index) && index > 0;
  if (called || third || isObject(clause, index)) return null;
  return { subject: { kind: 'pronoun', word }, to: index + 1 };
}

/** "Cho anh em": the second word of a group that is no subject; "thứ hai em" is a day. */
function isOfGroup({ words }: Clause, index: number): boolean {
  return GROUPS.has(`${words[index - 1]} ${words[index]}`) && !DAY_HEADS.has(words[index - 2] ?? '');
}

/** "Các bác" are many, and "con trẻ" nobody in the room. */
const NOT_ONE = setOf('trẻ|các|mấy|những');

/** "gửi cho em", "của anh" — but "giao cho em" and "dạ em" make a subject. */
function isObject(clause: Clause, index: number): boolean {
  const before = clause.words[index - 1] ?? '';
  const polite = index <= 1 && (before === 'dạ' || before === 'vâng');
  const given = before === 'cho' && GIVES.has(clause.words[index - 2] ?? '');
  const taken = takesOver(clause, index) || (TOLD_BY.has(before) && URGES.test(clause.plain));
  const asked =
    verbAt(clause.words, index + 1) !== null && clause.words.slice(index + 2, index + 4).includes('giúp');
  const object = MAKES_OBJECT.has(before) || isReportedTo(clause, index);
  return object && !clause.breaks.has(index - 1) && !polite && !given && !asked && !taken;
}

/** "Đưa em làm": handed over and taken; "em đưa anh ký", "đưa anh ký nhé" bring it to him. */
const takesOver = ({ words, plain }: Clause, index: number): boolean =>
  words[index - 1] === 'đưa' &&
  (index === 1 || (index === 2 && YES.has(words[0] ?? ''))) &&
  verbAt(words, index + 1) !== null &&
  !URGES.test(plain);
const YES = setOf('dạ|vâng|ừ|thôi|nào|ok');
/** "Anh dặn em gửi trước thứ sáu nhé" is the order itself. */
const TOLD_BY = setOf('dặn|khuyên|giục');

/** "Em báo cáo anh tình hình"; in "xong báo cáo em gửi" the report is done first, in "quảng cáo em đăng" told of. */
function isReportedTo({ words }: Clause, index: number): boolean {
  if (words[index - 1] !== 'cáo' || words[index - 2] !== 'báo' || JUNIOR.has(words[index] ?? ''))
    return false;
  return verbAt(words, index + 1) === null;
}
const JUNIOR = setOf('em|con|cháu|tôi|tui|mình');

/** "Cô Hà chủ nhiệm nói cô sẽ in": the second cô is a teacher who is not in the room. */
function standsForOutsider(clause: Clause, index: number): boolean {
  const word = clause.words[index] ?? '';
  if (!TITLES.has(word)) return false;
  for (let at = 0; at < index - 1; at += 1) {
    if (clause.words[at] !== word || !hasCapital(clause.raw[at + 1] ?? '')) continue;
    if (clause.words.slice(at, index).some((other) => REPORTS.has(other))) return true;
  }
  return false;
}

const REPORTS: ReadonlySet<string> = new Set(['nói', 'bảo', 'kêu', 'hứa', 'báo', 'kể', 'nhắn']);

/** What a subject that is no speaker's name can begin with: most words are sorted out by it. */
const STARTS: ReadonlySet<string> = new Set(
  [...GROUPS]
    .map((name) => name.split(' ')[0] ?? '')
    .concat(...DEPARTMENTS, ...OUTSIDERS, ...KIN_WORDS, ...ALWAYS_SELF),
);
