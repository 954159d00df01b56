import { hasCapital } from '../../text/letters.ts';
import { type Clause, plainBetween } from '../clauses/clause.ts';
import { type Verb, verbAt } from '../language/action-verbs.ts';
import { GIVES, TIME_WORDS } from '../language/frame-words.ts';
import { opensWith, setOf } from '../language/phrase.ts';
import { PRONOUNS, TITLES } from '../language/pronouns.ts';
import type { Mention } from '../people/people.ts';
import { isAside } from './aside.ts';
import { type FoundSubject, type Subject, subjectAt } from './find-subject.ts';
import { findVerb } from './find-verb.ts';

/** Somebody and what they do: the subject's first word, the verb, and the word after the frame's last. */
export type Frame = {
  readonly clause: Clause;
  readonly subject: Subject;
  readonly from: number;
  readonly verb: Verb;
  readonly verbAt: number;
  readonly to: number;
  /** Where the reason or purpose behind the task begins, else `to`. */
  readonly core: number;
  /** The subject stands behind "giao", "nhờ", "để" …. */
  readonly given: boolean;
  /** Words between subject and verb. */
  readonly between: readonly string[];
};

type OpenFrame = Omit<Frame, 'to' | 'core'>;

const OPENERS = setOf('rồi|ok|vậy|thế|thì|và|thôi|ừ|xong|nên|à|cứ|nhớ|hãy|phải|cần|dạ|vâng|với|luôn|sau|đó');

/** A particle before a comma ends the request; what follows only adds to it. */
const CLOSES = setOf('nhé|đi|nghe|ạ');

/** What follows a comma only to give a reason, a purpose or a condition of the task before it. */
const REASON = opensWith(`
  để|chứ|chớ|vì|tại|bởi|không thì|cho (?:kịp|xong|gọn|rồi|nhanh|yên tâm|chắc)|là|kẻo|đừng|không là|nếu|mà|còn|hết|kịp
  (?:em|anh|chị|tôi|mình|con|cháu|chú|bác|cô) (?:còn|chỉ|cần|phải|có|đang|đã|cũng|quen|rành|biết|mới|sẽ|không)
`);

/** Every subject–verb pair of a clause, left to right; a part after a comma may have its verb without a subject. */
export function findFrames(clause: Clause, mentions: readonly Mention[]): Frame[] {
  const frames: OpenFrame[] = [];
  const mentionAt = (at: number) =>
    mentions.length === 0 ? undefined : mentions.find(({ from }) => from === at);
  let index = 0;
  while (index < clause.words.length) {
    const found = frameAt(clause, index, mentionAt);
    if (found) frames.push(found);
    index = found ? found.verbAt + found.verb.length : index + 1;
  }
  return frames.map(({ subject, from, verb, verbAt, given, between }, at) => {
    const to = endOf(clause, frames, at);
    const core = coreEnd(clause, verbAt, to, mentionAt);
    return { clause, subject, from, verb, verbAt, given, between, to, core };
  });
}

type MentionAt = (at: number) => Mention | undefined;

function frameAt(clause: Clause, index: number, mentionAt: MentionAt): OpenFrame | null {
  const subject = subjectAt(clause, index, mentionAt(index));
  if (!subject) return bareFrame(clause, index);
  const to = resumedEnd(clause, subject, companionEnd(clause, subject.to, mentionAt));
  const found = findVerb(clause, to);
  if (!found) return null;
  const { verb, verbAt } = found;
  const between = clause.words.slice(to, verbAt);
  return {
    clause,
    subject: subject.subject,
    from: index,
    verb,
    verbAt,
    given: isGiven(clause, index),
    between,
  };
}

/** "Minh với chị Lan xuống kho", "tôi với thằng Hiệp thay": behind whoever goes along, the first is answerable. */
function companionEnd(clause: Clause, to: number, mentionAt: MentionAt): number {
  if (!ALONG.has(clause.words[to] ?? '') || clause.breaks.has(to)) return to;
  const named = mentionAt(to + 1);
  if (named) return named.to;
  const title = TITLES.has(clause.words[to + 1] ?? '') ? to + 2 : to + 1;
  return hasCapital(clause.raw[title] ?? '') ? title + 1 : to;
}
const ALONG = setOf('với|và|cùng');

/** "Để con Hường hắn gửi": named, and meant again. */
const resumedEnd = ({ words, breaks }: Clause, { subject }: FoundSubject, to: number): number => {
  const again = subject.kind === 'person' && RESUMES.has(words[to] ?? '') && !breaks.has(to - 1);
  return again && !verbAt(words, to) ? to + 1 : to;
};
const RESUMES = setOf('hắn|nó|ổng|bả|ảnh|chỉ|họ');

function isGiven(clause: Clause, index: number): boolean {
  const before = clause.words[index - 1] ?? '';
  return GIVES.has(before) || (before === 'cho' && GIVES.has(clause.words[index - 2] ?? ''));
}

/** At the start of a clause or of a part of it the verb may come without its subject. */
function bareFrame(clause: Clause, index: number): OpenFrame | null {
  if (index !== 0 && (clause.breaks.size === 0 || !clause.breaks.has(index - 1))) return null;
  let at = index;
  while (OPENERS.has(clause.words[at] ?? '') && at - index < 3) at += 1;
  const day = timeEnd(clause, at);
  if (day > at && FOR_ME.test(plainBetween(clause, day, clause.words.length))) at = day;
  const verb = verbAt(clause.words, at);
  if (verb && isTimeWord(verb.text) && isTimeWord(clause.words[at + 1] ?? '')) return null;
  const between = clause.words.slice(index, at);
  return verb && { clause, subject: { kind: 'none' }, from: at, verb, verbAt: at, given: false, between };
}

/** "Hết tuần này sửa xong cho tôi": an order behind its day. */
const FOR_ME = /^ \S+ (?:\S+ ){0,4}cho (?:tôi|anh|chị|cô|chú|bác|thầy|em)(?: (?:nhé|đi|nghe|với|luôn))? $/u;

/** A frame ends where the next one with a subject of its own begins, or with the clause. */
function endOf(clause: Clause, frames: readonly OpenFrame[], at: number): number {
  for (const next of frames.slice(at + 1)) {
    const named = next.subject.kind === 'person' || next.subject.kind === 'group';
    const apart =
      clause.breaks.size === 0 ? next.from - (frames[at]?.verbAt ?? 0) > 2 : clause.breaks.has(next.from - 1);
    if (next.subject.kind !== 'none' && (named || apart)) return next.from;
  }
  return clause.words.length;
}

/** "…, mai con lên thị xã": a new part with a subject of its own, perhaps behind its time. */
function opensWithSomebody({ words }: Clause, index: number): boolean {
  const at = timeEnd({ words }, index);
  const word = words[at] ?? '';
  return PRONOUNS.has(word) && at + 1 < words.length;
}

function timeEnd({ words }: Pick<Clause, 'words'>, index: number): number {
  let at = index;
  while (isTimeWord(words[at] ?? '') && at - index < LONGEST_TIME) at += 1;
  return at;
}
const LONGEST_TIME = 5;
const isTimeWord = (word: string): boolean =>
  TIME_WORDS.has(word) || /^(?:\d.*|mười|mươi|lăm|nhăm|tám|chín|bốn)$/u.test(word);

function coreEnd(clause: Clause, verb: number, to: number, mentionAt: MentionAt): number {
  if (clause.breaks.size === 0) return to;
  for (let index = verb + 1; index < to; index += 1) {
    if (!clause.breaks.has(index - 1)) continue;
    if (isAside(clause, index, to)) return index;
    if (mentionAt(index) || CLOSES.has(clause.words[index - 1] ?? '')) return index;
    if (REASON.test(` ${clause.words.slice(index, index + 3).join(' ')} `)) return index;
    if (opensWithSomebody(clause, index)) return index;
  }
  return to;
}
