import { asksHere } from '../clauses/asks-here.ts';
import { plainBetween } from '../clauses/clause.ts';
import { ASKS_WHEN } from '../days/haggle.ts';
import { FLOOR_VERBS, GIVES } from '../language/frame-words.ts';
import { anyOf, endsWith, opensWith, setOf } from '../language/phrase.ts';
import { URGES, VAGUE } from '../language/stance-cues.ts';
import { speakerOf } from '../meeting-context.ts';
import { type Sign, weighAtLeast } from '../sign.ts';
import { isDoneBySaying } from './done-by-saying.ts';
import type { FrameView } from './frame-view.ts';
import { notesDown } from './gives-floor.ts';
import {
  answersSomebody,
  assures,
  bargains,
  defers,
  doesFavour,
  echoes,
  isDated,
  LIMITS,
  stepsForward,
} from './own-stance.ts';
import type { TaskAct } from './task-act.ts';

const PROMISE = setOf('sẽ|xin');
const PLANS = anyOf(`
  định|tính|muốn|có nên|đề xuất|nghĩ|có thể|có cần|cần em|cần tôi|cần anh|cần con|cần chị|thích|ước|thấy
`);
const RIGHT_AWAY = anyOf('luôn|ngay|trong hôm nay|nội trong|xong là');
const LEAVES = opensWith('thôi|xin phép|chào|bye|rồi thôi|thế thôi|tạm biệt');
const LEAVING_VERBS = setOf('chạy|đi|về|qua|vào|lên|sang|ra|xuống');
const DRAWS = /^ (?:(?:dạ|vâng) )+(?:vậy|thế)(?: thì)? (?:em|con|cháu) $/u;
const DRAWS_DATED =
  /^ (?:(?:ok|ừ|rồi) )*(?:vậy|thế)(?: thì)?(?: (?:sáng|trưa|chiều|tối|mai|mốt|nay|hôm|ngày|thứ|chủ|nhật|tuần|cuối|đầu|giữa|sau|tới|này|hai|ba|tư|năm|sáu|bảy|mùng|\d+))* (?:em|con|cháu|tôi|mình) $/u;
/** "Vậy em về quê thứ bảy"; "vậy tui đi Đất Mũi, gom chín tấn" goes to work. */
const onlyLeaves = ({ clause, verb, verbAt }: FrameView['frame']): boolean =>
  LEAVING_VERBS.has(verb.text) && ![...clause.breaks].some((at) => at > verbAt);

/** "Vậy con ghi sổ theo dõi": what one takes from what was just settled. */
function drawsWork({ frame, lead, hasDeadline }: FrameView): boolean {
  return (
    (DRAWS.test(lead) || (hasDeadline && DRAWS_DATED.test(lead) && !onlyLeaves(frame))) &&
    frame.core > frame.verbAt + frame.verb.length
  );
}
/** "Hang đá thì sao Phước?" — "Dạ con dựng". */
function answersCall({ frame: { clause }, context }: FrameView): boolean {
  const who = speakerOf(context, clause.turn);
  const asked = (context.clauses[clause.turn - 1] ?? []).at(-1);
  if (!asked?.asks || who === null || !ANSWERS_SHORTLY.test(clause.plain)) return false;
  return (context.mentions.get(asked) ?? []).some(({ person }) => person.label === who);
}
const ANSWERS_SHORTLY = /^ (?:dạ|vâng) (?:em|con|cháu|tôi) \S+(?: \S+)?(?: (?:ạ|cho|luôn))? $/u;
const NEEDED = 1.25;

const SIGNS: readonly Sign<FrameView>[] = [
  { weight: 2, holds: stepsForward },
  { weight: 1.5, holds: ({ frame }) => frame.between.some((word) => PROMISE.has(word)) },
  { weight: 1, holds: ({ frame }) => frame.verb.isDuty },
  { weight: 1.5, holds: ({ hasDeadline }) => hasDeadline },
  { weight: 0.75, holds: ({ scope }) => RIGHT_AWAY.test(scope) },
  { weight: 0.5, holds: answersSomebody },
  { weight: 1, holds: echoes },
  { weight: 1, holds: drawsWork },
  { weight: 1, holds: answersCall },
  { weight: 0.75, holds: assures },
  { weight: 1.25, holds: doesFavour },
  { weight: 1.25, holds: bargains },
  { weight: 0.5, holds: ({ frame }) => URGES.test(frame.clause.plain) },
  { weight: 0.25, holds: ({ frame }) => !frame.verb.isLight },
  { weight: -0.5, holds: ({ frame }) => frame.verb.isLight },
];

/** "Em tính chào họ, mùng mười em làm xong": what is planned further ahead is another thing. */
function nearLead({ frame: { clause, from, verbAt } }: FrameView): string {
  const part = Math.max(0, ...[...clause.breaks].map((at) => at + 1).filter((at) => at <= from));
  return plainBetween(clause, Math.max(part, from - NEAR_WORDS), verbAt);
}
const NEAR_WORDS = 4;

/** What speakers say of themselves: a promise, an offer, or only talk. */
export function judgeOwn(view: FrameView): Pick<TaskAct, 'kind' | 'strength'> | null {
  const { frame, scope } = view;
  if (frame.subject.kind === 'none' || isInclusive(view) || givesOn(view) || leaves(view)) return null;
  if ((FLOOR_VERBS.has(frame.verb.text) || putsNow(view)) && !isForLater(view)) return null;
  if (isDoneBySaying(view) || isAway(view) || mindsOnly(view) || onlyNotes(view)) return null;
  if (frame.clause.words.at(-1) === 'chưa' || defers(view) || onlyReceives(view)) return null;
  if (asksWhat(view)) return null;
  if (frame.clause.asks || PLANS.test(nearLead(view)) || asksLeave(view) || intends(view))
    return { kind: 'offer', strength: 1 };
  if (VAGUE.test(scope) && !meansIt(view)) return null;
  const strength = weighAtLeast(SIGNS, view, NEEDED);
  return strength === null ? null : { kind: 'commit', strength };
}

/** "Tôi ghi nhận ý kiến"; the minutes of another meeting are work. */
function onlyNotes(view: FrameView): boolean {
  const { clause, verb, verbAt } = view.frame;
  const next = clause.words[verbAt + 1];
  if (verb.text === 'ghi' && (next === 'nhận' || (next === 'biên' && !view.hasDeadline))) return true;
  return notesDown(view);
}

/** "Thứ hai em nhận, cảm ơn anh", "sai thì tôi nhận": what others bring, or a fault. */
function onlyReceives({ frame: { clause, verb, core, verbAt } }: FrameView): boolean {
  const bare = core - verbAt < 3 || clause.breaks.has(verbAt);
  return verb.text === 'nhận' && bare && RECEIVES.test(clause.plain);
}
const RECEIVES = anyOf('cảm ơn|cám ơn|sai|lỗi|trách nhiệm|khuyết điểm');

/** "Bao giờ tôi nhận hồ sơ?", "em lấy đâu ra?": asked, and offered to nobody. */
function asksWhat({ frame }: FrameView): boolean {
  if (!asksHere({ clause: frame.clause, at: frame.verbAt })) return false;
  const { plain } = frame.clause;
  const asks = ASKS_WHAT.test(plain) || (RECEIVING.has(frame.verb.text) && ASKS_WHEN.test(plain));
  return asks && !OFFERS.test(plain);
}
const ASKS_WHAT = anyOf('bao nhiêu|nhiêu|vì sao|tại sao|làm sao|thế nào|ra sao|ai|đâu ra');
/** By when one is to do something may be asked of one's own work. */
const RECEIVING = setOf('nhận|lãnh|lĩnh|có');
const OFFERS = endsWith(
  '(?:được|nhé|nghe|ha)(?: (?:không|chứ|chưa|hả|nhỉ))?(?: (?:anh|chị|em|con|cô|chú|bác|thầy|sếp|ạ|mọi người|cả nhà))*',
);

/** "Tui chỉ lo chuyện lễ cho đúng": what one minds, not what one takes on. */
const mindsOnly = (view: FrameView): boolean =>
  view.frame.verb.text === 'lo' &&
  view.frame.between.includes('chỉ') &&
  !(view.hasDeadline || answersSomebody(view));

/** "Em dự kiến mở ba lớp", for no day: others may take it up. */
const intends = ({ frame, hasDeadline }: FrameView): boolean => frame.between.includes('dự') && !hasDeadline;

/** "Tui xin đóng hồ hai ngày", "em xin thuê thêm người": what others have to grant, unless it is asked for or dated. */
function asksLeave(view: FrameView): boolean {
  const { frame, hasDeadline, scope } = view;
  if (!(frame.between.includes('xin') && GRANTED.has(frame.verb.text))) return false;
  const dated = hasDeadline && (SUPPLIES.has(frame.verb.text) || LIMITS.test(scope));
  return !(dated || RIGHT_AWAY.test(scope) || echoes(view));
}
/** Of what is closed or put off a day tells when that is to be. */
const SUPPLIES = setOf('mua|thuê|thêm|tuyển|mượn|bổ sung');
const GRANTED = setOf('mua|thuê|thêm|đóng|mở|tăng|giảm|tuyển|đổi|dời|lùi|chi|ứng|tạm ứng|mượn|bổ sung');

/** "Để thứ hai tôi hỏi trưởng khoa xem sao": a day, and who answers or steps forward, outweigh a vague word. */
const meansIt = (view: FrameView): boolean =>
  view.hasDeadline && (answersSomebody(view) || stepsForward(view));

/** "Tuần tới em đi học", "thứ sáu anh họp bên Ban giám đốc": where one will be is no piece of work. */
function isAway(view: FrameView): boolean {
  const { clause, verbAt, to, between } = view.frame;
  if (stepsForward(view) || between.some((word) => PROMISE.has(word))) return false;
  const goes = clause.words[verbAt - 1] === 'đi' ? verbAt - 1 : verbAt;
  return AWAY.test(` ${clause.words.slice(goes, to).join(' ')} `);
}
const AWAY = opensWith(
  'đi (?:học|công tác|họp|khám|chơi|du lịch|đám|ăn|nghỉ|phép|vắng|thi(?! công)|tập huấn(?! cho)|hội nghị|hội thảo)|họp|dự|trực|off|xin (?:nghỉ|phép|về|vắng)',
);

/** "Em báo cáo, tháng ba đạt …" is the report itself; "mai em báo cáo", "em sẽ báo cáo" are promises of one. */
function isForLater(view: FrameView): boolean {
  const { between, verb, verbAt: at, core } = view.frame;
  const object = view.hasDeadline && core - at > 2;
  if (SWITCHES.has(verb.text)) return object;
  if (verb.text === 'update' && object) return true;
  const promised = between.some((word) => PROMISE.has(word) && (word !== 'xin' || view.hasDeadline));
  return stepsForward(view) || promised || (view.hasDeadline && isDated(view));
}

/** "Con xin trình cái dây chuyền": put before the meeting by these very words. */
function putsNow({ frame, hasDeadline }: FrameView): boolean {
  const { clause, verb, verbAt, between } = frame;
  const toOthers = clause.words[verbAt + verb.length] === 'với';
  return !(hasDeadline || toOthers) && between.includes('xin') && PUTS.has(verb.text);
}
const PUTS = setOf('trình|báo|nêu|gửi|thông báo|nói|nói chuyện');

/** "Anh bật branch protection tối nay": no microphone. */
const SWITCHES = setOf('bật|tắt');

/** "Mình" is we as often as I; alone it promises nothing for the speaker. */
function isInclusive(view: FrameView): boolean {
  const { subject, clause } = view.frame;
  if (subject.kind !== 'pronoun' || subject.word !== 'mình') return false;
  return !(stepsForward(view) || view.context.selfReference.meansIByMinh(clause.turn));
}

/** "Tôi giao Lan soạn": the task is the next one's. "Để anh nhờ bên Marketing" stays the speaker's. */
function givesOn({ frame }: FrameView): boolean {
  return GIVES.has(frame.verb.text) && frame.verb.text !== 'nhờ';
}

export function leaves({ frame }: FrameView): boolean {
  const bare = frame.to - frame.verbAt - frame.verb.length <= 2;
  return bare && LEAVING_VERBS.has(frame.verb.text) && LEAVES.test(frame.clause.plain);
}
