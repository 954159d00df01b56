import { plainBetween } from '../clauses/clause.ts';
import { verbAt } from '../language/action-verbs.ts';
import { TIME_WORDS } from '../language/frame-words.ts';
import { anyOf, setOf } from '../language/phrase.ts';
import { KIN_WORDS } from '../language/pronouns.ts';
import { ACCEPTS } from '../language/stance-cues.ts';
import { plainTurn, speakerOf } from '../meeting-context.ts';
import type { FrameView } from './frame-view.ts';

/** "để em …" volunteers; after a verb ("mua đi để em trả tiền") or after "đừng" it only says what for. */
export function stepsForward({ frame }: Pick<FrameView, 'frame'>): boolean {
  const { clause } = frame;
  let from = frame.from;
  while (TIME_WORDS.has(clause.words[from - 1] ?? '') && !clause.breaks.has(from - 1)) from -= 1;
  if (clause.words[from - 1] !== 'để') return false;
  const denied = /^(?:đừng|khỏi|không|chứ)$/u.test(clause.words[from - 2] ?? '');
  if (denied && !clause.breaks.has(from - 2)) return false;
  // "Xe dẫn giải thì để tôi liên hệ": a matter, whatever verbs its name holds.
  if (clause.words[from - 2] === 'thì') return true;
  for (let at = from - 2; at >= 0 && !clause.breaks.has(at); at -= 1)
    if (verbAt(clause.words, at)) return false;
  return true;
}

/** A day by which it is done, and not only when a thing is. */
export const LIMITS = anyOf('trước|chậm nhất|muộn nhất|trễ nhất|trong (?:hôm nay|tuần|tháng)|nội');

/** "Mai em …", "em mai …". */
export const isDated = ({ frame: { clause, from, between } }: FrameView): boolean =>
  TIME_WORDS.has(clause.words[from - 1] ?? '') || between.some((word) => TIME_WORDS.has(word));

/** "… lên lịch nhé" — "dạ em lên lịch": the verb of the request comes back. */
export function echoes(view: FrameView): boolean {
  const { frame, context } = view;
  return answersSomebody(view) && plainTurn(context, frame.clause.turn - 1).includes(` ${frame.verb.text} `);
}

export function answersSomebody({ frame, context }: FrameView): boolean {
  const { turn } = frame.clause;
  const before = speakerOf(context, turn - 1);
  return before !== null && before !== speakerOf(context, turn) && ACCEPTS.test(plainTurn(context, turn));
}

/** "Thứ hai em lên, kiểu gì cũng lấy được". */
export const assures = ({ frame }: FrameView): boolean => ASSURES.test(frame.clause.plain);
const ASSURES = anyOf(
  '(?:kiểu gì|thế nào|cách gì|kiểu nào)(?: \\S+)? cũng|nhất định|(?<! (?:không|chưa|đâu|chẳng|chả) )(?:chắc chắn|đảm bảo|bảo đảm)',
);

/** "Đưa đây tui hạ cho": for the one who has just asked for it. */
export function doesFavour({ frame }: FrameView): boolean {
  const { clause, from, verbAt, verb } = frame;
  const said = clause.words.slice(verbAt + verb.length, verbAt + verb.length + LONGEST_FAVOUR);
  if (clause.words[from - 1] === 'thì') return false;
  const at = said.indexOf('cho');
  const end = verbAt + verb.length + at;
  if (
    said.slice(0, at).some((word) => OF_OTHERS.has(word)) ||
    [...clause.breaks].some((stop) => stop >= verbAt && stop < end)
  )
    return false;
  return at >= 0 && (end === clause.words.length - 1 || clause.breaks.has(end));
}
const LONGEST_FAVOUR = 4;
/** "Họ bán cho", "chị nhờ thì em in cho". */
const OF_OTHERS = setOf('họ|thì|ai');

/** "Anh đi một mình nhé, em gửi anh bộ câu hỏi": one's own share beside an order. */
export function bargains({ frame: { clause, from, verbAt, core } }: FrameView): boolean {
  const ordered = clause.breaks.has(from - 1) && ORDERED.has(clause.words[from - 1] ?? '');
  return ordered && KIN_WORDS.has(clause.words[verbAt + 1] ?? '') && core - verbAt > 3;
}
const ORDERED = setOf('nhé|đi|nghe');

/** "Chưa rõ nữa, để tôi coi lại": a way to leave a question open. */
export function defers({ frame, hasDeadline, context }: FrameView): boolean {
  const rest = frame.core - frame.verbAt - frame.verb.length;
  if (hasDeadline) return false;
  if (AT_ONCE.has(frame.verb.text) && ENDS_FIRST.test(ownPart(frame))) return true;
  if (rest > 3 || !LOOKS_INTO.has(frame.verb.text)) return false;
  if (ENDS_FIRST.test(frame.clause.plain)) return true;
  if (rest > 2) return false;
  return / (?:chưa|không) (?:rõ|biết|chắc|nắm|có)(?= )/u.test(plainTurn(context, frame.clause.turn));
}
const ownPart = ({ clause, verbAt }: FrameView['frame']): string =>
  plainBetween(
    clause,
    verbAt,
    Math.min(clause.words.length, ...[...clause.breaks].filter((at) => at >= verbAt).map((at) => at + 1)),
  );
/** "Để chị hỏi lại sếp đã", "để em mở cái file đã, máy em chậm": first of all, before anything is said. */
const ENDS_FIRST = / đã(?: (?:nhé|ạ|anh|chị|em))? $/u;
/** What is done in the meeting itself before one goes on. */
const AT_ONCE = setOf('mở|bật|tắt|đọc|ghi|nói|nói lại|xong|làm xong');
const LOOKS_INTO = setOf('hỏi|xem|xem lại|kiểm tra|tính|nghĩ|tìm hiểu|hỏi lại|rà lại|check');
