import { anyOf, setOf } from '../language/phrase.ts';
import { PROPOSING_VERBS } from '../language/proposal-cues.ts';
import type { FrameView } from './frame-view.ts';
import { echoes, isDated, LIMITS, stepsForward } from './own-stance.ts';

/** What people do in the meeting itself, whatever day they name beside it. */
const CEREMONY = setOf(
  'bắt đầu|thay mặt|chào|chủ trì|phát biểu|giới thiệu|tập trung|điểm danh|nói|nói lại|kể|bàn|tiếp',
);

/** What is done by saying so. */
export function isDoneBySaying(view: FrameView): boolean {
  const { clause, verb, verbAt } = view.frame;
  if (proposes(view) || approves(view)) return true;
  if (clause.words[verbAt + verb.length] === 'đây' && !view.hasDeadline) return true;
  return CEREMONY.has(verb.text) || addsWord(view);
}

/** "Em xin đề nghị hai tuần một buổi": whatever day it is about, unless it is said when it will be proposed. */
function proposes(view: FrameView): boolean {
  const { verb, between } = view.frame;
  if (!PROPOSING_VERBS.has(verb.text) || stepsForward(view) || between.includes('sẽ')) return false;
  const { clause, from } = view.frame;
  const dated = isDated(view) && clause.words[from - 1] !== 'kia';
  return !(view.hasDeadline && (dated || LIMITS.test(view.scope)));
}

/** "Chị duyệt hai mươi bạn": granted by these words, unless it is put off or was asked for. */
function approves(view: FrameView): boolean {
  const { verb, between } = view.frame;
  if (!APPROVES.has(verb.text) || between.length > 0 || isDated(view)) return false;
  const dated = A_NUMBER.test(view.scope) ? LIMITS.test(view.scope) : view.hasDeadline;
  return !(dated || stepsForward(view) || echoes(view));
}
const APPROVES = setOf('duyệt|phê duyệt');
const A_NUMBER = anyOf('duyệt(?: cho)?(?: tối đa)? (?:\\d+|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười)');

/** "Tôi hỏi thêm: hồ sơ bao giờ tôi nhận?" */
const opensWord = ({ breaks, words }: FrameView['frame']['clause'], at: number): boolean =>
  breaks.has(at) || (IDLE.has(words[at + 1] ?? '') && breaks.has(at + 1));
const IDLE = setOf('thêm|luôn|nhanh|chút|tí|cái|này|trước');

/** "Tôi bổ sung, hàng về rồi nhưng …", "em xin hỏi thêm một việc": what the speaker now says. */
function addsWord({ frame: { clause, verb, verbAt, between }, hasDeadline }: FrameView): boolean {
  if (verb.text === 'hỏi' && (between.includes('xin') || (!hasDeadline && opensWord(clause, verbAt))))
    return true;
  return verb.text === 'bổ sung' && clause.breaks.has(verbAt + verb.length - 1);
}
