import { ASKS_WHEN } from '../days/haggle.ts';
import { readReplyDay } from '../days/reply-day.ts';
import { anyOf } from '../language/phrase.ts';
import { ACCEPTS } from '../language/stance-cues.ts';
import { plainTurn, speakerOf } from '../meeting-context.ts';
import type { FrameView } from './frame-view.ts';

/** The one meant speaks next and agrees. */
export function isTaken({ frame, who, context }: FrameView): boolean {
  const next = frame.clause.turn + 1;
  const replies = who.label === null || speakerOf(context, next) === who.label;
  return replies && ACCEPTS.test(plainTurn(context, next));
}

/** … and says so of themselves: "dạ vâng em làm ạ". */
export function isPromised({ frame, context }: FrameView): boolean {
  return PROMISES.test(plainTurn(context, frame.clause.turn + 1));
}
export const PROMISES = anyOf(
  '(?:em|tôi|con|cháu|mình|anh|chị|cô|chú|bác)(?: sẽ| xin)? (?:làm|nhận|lo|biết rồi|nhớ rồi|hiểu rồi)|để (?:em|tôi|con|cháu|mình|anh|chị|cô|chú|bác)',
);

/** The one meant speaks next and asks when it is wanted, or says when it will be done. */
export function asksBack(view: FrameView): boolean {
  const next = view.frame.clause.turn + 1;
  const { label } = view.who;
  if (label === null || speakerOf(view.context, next) !== label || isTaken(view)) return false;
  const asks = ASKS_WHEN.test(plainTurn(view.context, next));
  return asks || (view.who.named && readReplyDay(next, view.context) !== null);
}
