import { FAINT_VERBS, FLOOR_VERBS } from '../language/frame-words.ts';
import { anyOf, setOf } from '../language/phrase.ts';
import { PROPOSING_VERBS } from '../language/proposal-cues.ts';
import { URGES } from '../language/stance-cues.ts';
import { plainTurn, speakerOf } from '../meeting-context.ts';
import { PROMISES } from './answered.ts';
import type { FrameView } from './frame-view.ts';

/** The floor is given ("Linh update nhé"), or the verb says too little by itself. */
export function givesFloor(view: FrameView): boolean {
  const { frame, hasDeadline, who } = view;
  if (isToldNow(view) || proposes(view) || notesDown(view)) return true;
  if (hasDeadline) return false;
  if (keepsMinutes(view)) return true;
  if (callsIn(view)) return true;
  if (frame.given) return false;
  if (FLOOR_VERBS.has(frame.verb.text)) return true;
  return (
    !who.named &&
    FAINT_VERBS.has(frame.verb.text) &&
    frame.to - frame.verbAt - frame.verb.length < 2 &&
    !URGES.test(frame.clause.plain)
  );
}

/** "Tôi đồng ý mức chị Lụa đề nghị": told of; with a day it is wanted from them. */
function proposes({ frame: { clause, verb, verbAt }, hasDeadline }: FrameView): boolean {
  if (!PROPOSING_VERBS.has(verb.text)) return false;
  const end = verbAt + verb.length;
  return !hasDeadline || end === clause.words.length || clause.breaks.has(end - 1);
}

/** "Thảo báo tình hình đi" — and Thảo tells it, at length. */
function isToldNow({ frame, who, hasDeadline, context }: FrameView): boolean {
  const next = frame.clause.turn + 1;
  const tells = TELLS.has(frame.verb.text) || FLOOR_VERBS.has(frame.verb.text);
  if (!tells || who.label === null || speakerOf(context, next) !== who.label) return false;
  if (hasDeadline) return false;
  const words = (context.clauses[next] ?? []).reduce((count, clause) => count + clause.words.length, 0);
  return words >= LONG && !PROMISES.test(plainTurn(context, next));
}
const TELLS = setOf(
  'báo|báo lại|đọc|đọc lại|nhắc lại|giải trình|tóm tắt|điểm lại|tổng kết|cập nhật|kể|nhắc|trình|xem lại',
);
const LONG = 12;

/** "Hợp đồng bên Tâm giữ mà": how things stand. */
export function tellsWhoseItIs({ frame: { clause, from }, hasDeadline }: FrameView): boolean {
  return clause.words[from - 1] === 'bên' && !hasDeadline && !ASKED.test(clause.plain);
}
const ASKED = anyOf('nhé|nghe|đi|giúp|phải|cần|ngay');

/** "Chị Liên kêu chú Bảy giùm": who is fetched sits in the same meeting. */
function callsIn({ frame, context }: FrameView): boolean {
  const after = frame.verbAt + frame.verb.length;
  const mentions = context.mentions.get(frame.clause) ?? [];
  return FETCHES.has(frame.verb.text) && mentions.some(({ from }) => from === after);
}
const FETCHES = setOf('gọi|kêu|mời|rủ|giục');

/** "Thảo ghi vào nhé", "em chép là chốt hai ca": the minutes. */
export function notesDown({ frame: { clause, verb, verbAt } }: FrameView): boolean {
  const next = clause.words.slice(verbAt + 1, verbAt + 4).join(' ');
  return NOTES.has(verb.text) && INTO_MINUTES.test(next);
}
const NOTES = setOf('ghi|chép|note');
const INTO_MINUTES =
  /^(?:(?:là|lại là|luôn là|thế|vậy|rõ là)(?: |$)|vào(?: (?:đây|biên|nghị|cho rõ|sổ họp)|(?: (?:nhé|đi|luôn|ạ))? *$)|như (?:thế|vậy|trên))/u;

/** "Ghi biên bản nhé"; "ghi biên bản buổi họp thứ bảy" is of another meeting. */
const keepsMinutes = ({ frame: { clause, verb, verbAt } }: FrameView): boolean =>
  verb.text === 'ghi' && /^(?:biên|nhận)$/u.test(clause.words[verbAt + 1] ?? '');
