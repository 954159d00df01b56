import { asksHere } from '../clauses/asks-here.ts';
import type { Clause } from '../clauses/clause.ts';
import { RULES } from '../language/opening-cues.ts';
import { anyOf, endsWith, setOf } from '../language/phrase.ts';
import { KIN_WORDS } from '../language/pronouns.ts';
import { URGES } from '../language/stance-cues.ts';
import { plainTurn, speakerOf } from '../meeting-context.ts';
import { type Sign, weighAtLeast } from '../sign.ts';
import { asksBack, isPromised, isTaken } from './answered.ts';
import type { FrameView } from './frame-view.ts';
import { givesFloor, tellsWhoseItIs } from './gives-floor.ts';
import { leaves } from './judge-own.ts';
import type { TaskAct } from './task-act.ts';
import { DUTY_MODAL, FAVOUR, urges } from './wanted.ts';

const POLITE_ASK = anyOf(`
  (?:mai|mốt|nay|nhật|(?:thứ|ngày|tuần|mùng) \\S+) (?:nhỉ|hả|ha|được)|được không|nhé|giúp|hộ|được chứ|nổi không|nhận không|lo được|kịp không|được chưa|phụ trách
`);
const UNLIKELY = anyOf(
  'hôm nào|bữa nào|khi nào rảnh|lúc nào rảnh|cẩn thận|để ý|lưu ý|chú ý|yên tâm|giữ gìn|giữ ý|giữ sức|đừng lo|cứ thoải mái|tự nhiên|sao mà|sao kịp|kịp đâu',
);
/** "Thứ tư anh phải đi công chứng với em mà": known already; "làm đi mà" begs. */
const reminds = ({ clause, verbAt, between }: FrameView['frame']): boolean =>
  between.includes('phải') && REMINDS.test(clause.plain) && ![...clause.breaks].some((at) => at >= verbAt);
const REMINDS = endsWith('(?<! (?:đi|nhé|giúp|hộ|với) )mà(?: (?:anh|chị|em|cô|chú|bác|thầy))?');
/** Settling verbs without a subject rule for everybody. */
const RULING_VERBS = setOf(
  'chốt|dời|hoãn|đẩy|đổi|giữ|bỏ|hủy|tăng|giảm|gỡ|cắt|rút|tách|gộp|mở|đóng|tắt|cho|họp',
);
const SECOND_PERSON = anyOf(
  '(?:em|con|cháu|cậu|bạn) (?:cứ|phải|nhớ|thử|viết|làm|gửi|xem|lo|kiểm tra|chuẩn bị|gọi|hỏi)',
);
/** "Nhớ theo sát nghe con". */
const CALLS_JUNIOR = endsWith('(?:nhé|nghe|đi) (?:em|con|cháu)');
const NEEDED = { person: 2, pronoun: 2, none: 2.25, group: 3.5 } as const;

const SIGNS: readonly Sign<FrameView>[] = [
  { weight: 1.5, holds: ({ who }) => who.named },
  { weight: 0.75, holds: ({ frame }) => frame.subject.kind === 'pronoun' },
  { weight: 1.5, holds: ({ frame }) => frame.given },
  { weight: 0.5, holds: isCalled },
  { weight: 1, holds: ({ frame }) => frame.verb.isDuty },
  { weight: 0.75, holds: ({ frame }) => frame.between.some((word) => DUTY_MODAL.has(word)) },
  { weight: 1.25, holds: ({ scope }) => FAVOUR.test(scope) },
  { weight: 1, holds: urges },
  { weight: 1.25, holds: ({ hasDeadline }) => hasDeadline },
  { weight: 0.75, holds: isTaken },
  { weight: 0.75, holds: (view) => isTaken(view) && isPromised(view) },
  { weight: 1, holds: ({ frame, who }) => who.named && frame.clause.words[frame.from - 1] === 'thì' },
  { weight: 0.75, holds: sharesOut },
  { weight: 0.75, holds: asksBack },
  { weight: 0.5, holds: (view) => isLed(view) && (isTaken(view) || asksBack(view)) },
  { weight: 0.5, holds: (view) => view.who.named && view.frame.between.includes('thì') },
  { weight: 0.5, holds: takesUpPromise },
  { weight: -0.5, holds: ({ frame }) => frame.verb.isLight && frame.core - frame.verbAt < 4 },
];

/** What is said to, or of, somebody else in the room: an assignment, a request, or only talk. */
export function judgeOther(view: FrameView): Pick<TaskAct, 'kind' | 'strength'> | null {
  const { frame, scope } = view;
  const asks = asksHere({ clause: frame.clause, at: frame.verbAt });
  if (asks ? !POLITE_ASK.test(frame.clause.plain) : manages(view)) return null;
  if (
    leaves(view) ||
    givesFloor(view) ||
    tellsWhoseItIs(view) ||
    UNLIKELY.test(scope) ||
    reminds(frame) ||
    (frame.subject.kind === 'none' && !isImperative(view))
  )
    return null;
  const strength = weighAtLeast(SIGNS, view, NEEDED[frame.subject.kind]);
  return strength === null ? null : { kind: asks ? 'request' : 'assign', strength };
}

/** "Các bác đi được thế này là quý", "bà con đi làm về kẹt cứng": it can be done, or is done anyhow. */
function manages(view: FrameView): boolean {
  const { clause, verb, verbAt, subject } = view.frame;
  if (subject.kind !== 'group') return false;
  if (clause.words.slice(verbAt, verbAt + 3).join(' ') === 'đi làm về') return !urges(view);
  return clause.words[verbAt + verb.length] === 'được' && !(view.hasDeadline || urges(view));
}

/** "Bảo soạn tin, My làm banner": to each a share. */
function sharesOut({ frame: { clause, from }, context }: FrameView): boolean {
  const mentions = context.mentions.get(clause) ?? [];
  const opens = mentions.filter((mention) => opensPart(clause, mention.from));
  return opens.length > 1 && opens.some((mention) => mention.from === from);
}

/** At a comma or behind a title of one or two words. */
const opensPart = ({ breaks }: Clause, from: number): boolean =>
  [0, 1, 2].some((length) => from === length || breaks.has(from - length - 1));

/** Without a subject only the form of a request shows that somebody is meant. */
function isImperative(view: FrameView): boolean {
  const { frame, scope } = view;
  if (RULING_VERBS.has(frame.verb.text)) return false;
  return (
    FAVOUR.test(scope) ||
    (insists(view) && !RULES.test(frame.clause.plain)) ||
    (URGES.test(frame.clause.plain) && addressesSomebody(view))
  );
}

/** "Mời lần nữa, sáng thứ hai tuần tới": the verb just spoken of comes back with a day. */
function insists({ frame, hasDeadline, context }: FrameView): boolean {
  return hasDeadline && plainTurn(context, frame.clause.turn - 1).includes(` ${frame.verb.text} `);
}

/** "Để con soạn lại bài" — "Soạn xong gửi danh sách cho tôi": the verb of whoever has just spoken. */
function takesUpPromise({ frame, who, context }: FrameView): boolean {
  const before = frame.clause.turn - 1;
  if (frame.subject.kind !== 'none' || who.label === null || speakerOf(context, before) !== who.label)
    return false;
  const [verb] = frame.verb.text.split(' ');
  return (context.clauses[before] ?? []).some(
    ({ asks, words }) =>
      !asks && words.some((word, at) => word === verb && KIN_WORDS.has(words[at - 1] ?? '')),
  );
}

/** Somebody is named in the turn; else "làm cuối tháng đi" rules for all. */
function addressesSomebody({ frame, context }: FrameView): boolean {
  const own = context.clauses[frame.clause.turn] ?? [];
  return own.some(
    (clause) =>
      (context.mentions.get(clause) ?? []).length > 0 ||
      SECOND_PERSON.test(clause.plain) ||
      CALLS_JUNIOR.test(clause.plain),
  );
}

/** "Liên, em đàm phán lại giá đi": called by name, then told. */
function isCalled({ frame, who, context }: FrameView): boolean {
  const mentions = context.mentions.get(frame.clause) ?? [];
  return mentions.some(({ called, person }) => called && person.label === who.label);
}

/** Said to "you" by who leads the talk. */
function isLed({ frame, context }: FrameView): boolean {
  if (frame.subject.kind !== 'pronoun') return false;
  return context.chair !== null && speakerOf(context, frame.clause.turn) === context.chair;
}
