import { verbAt } from '../language/action-verbs.ts';
import { TIME_WORDS } from '../language/frame-words.ts';
import { anyOf } from '../language/phrase.ts';
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
