import { plainBetween } from '../clauses/clause.ts';
import { verbAt as actionAt } from '../language/action-verbs.ts';
import { anyOf, endsWith, opensWith, setOf } from '../language/phrase.ts';
import { DONE_AT_END, HYPOTHETICAL, PAST, POLITE_IF, URGES } from '../language/stance-cues.ts';
import type { MeetingContext } from '../meeting-context.ts';
import type { Frame } from './frame.ts';
import type { FrameView } from './frame-view.ts';
import { isIdleTalk } from './idle-talk.ts';
import { isOver } from './is-over.ts';
import { judgeOther } from './judge-other.ts';
import { judgeOwn } from './judge-own.ts';
import { stepsForward } from './own-stance.ts';
import type { Who } from './resolve-subject.ts';
import type { TaskAct } from './task-act.ts';

const OPENS_PROPOSAL = opensWith(`
  hay(?! quá| lắm| đó| nhé| thật| ghê| ha| vậy)|hay là|em đề xuất|tôi đề xuất|con đề xuất|em đề nghị|tôi đề nghị|em nghĩ|tôi nghĩ|theo em|theo tôi
  sao không|tại sao|mình nghĩ|theo mình|chị nghĩ|anh nghĩ
`);

/** "… vì cô mới về trường": a reason tells how things are. */
const OPENS_REASON = opensWith('vì|tại|tại vì|bởi|bởi vì|do|chứ|chớ|thảo nào|hèn chi|hèn gì');
/** "Con coi lịch thì họ khuyến cáo …": what came out shows that it is done. */
const NARRATES = anyOf(
  'thì (?:họ|thấy|nó|người ta|mới biết|ra là|hóa ra|té ra)|mới thấy|mới biết|hóa ra|té ra',
);

/** Whether a subject and a verb, whoever and whenever is meant, are no task: seen before anything dearer is asked. */
export function isNoWork(frame: Frame): boolean {
  return (
    isUnreal(frame) ||
    settles(frame) ||
    plans(frame) ||
    movesOn(frame) ||
    tellsOf(frame) ||
    isOnlySaid(frame) ||
    isIdleTalk(frame)
  );
}

/** Decides what a subject and a verb that may be work amount to, by the signs around them; null when they are no task. */
export function judgeFrame(
  frame: Frame,
  who: Who,
  hasDeadline: boolean,
  context: MeetingContext,
): Pick<TaskAct, 'kind' | 'strength'> | null {
  const { clause } = frame;
  const scope = plainBetween(clause, frame.from, frame.to);
  const lead = plainBetween(clause, 0, frame.verbAt);
  const view = { frame, who, scope, lead, hasDeadline, context };
  if (isAnyhow(view)) return null;
  return who.self ? judgeOwn(view) : judgeOther(view);
}

/** "Tới cái ca tối nhé", "giờ đến chuyện lương", "em xin sang đề cương": the next point. */
function movesOn({ clause, verb, verbAt, subject, between }: Frame): boolean {
  const next = clause.words[verbAt + verb.length] ?? '';
  const opens = POINTS.has(next) || (verb.text === 'sang' && !clause.words.some((word) => DAYS.has(word)));
  const polite = subject.kind !== 'none' && between.includes('xin') && verbAt < 4;
  return POINTS_TO.has(verb.text) && (polite ? opens : subject.kind === 'none' && POINTS.has(next));
}
const DAYS = setOf('mai|mốt|nay|thứ|ngày|tuần|sáng|trưa|chiều|tối|mùng|bữa|hôm');
const POINTS_TO = setOf('tới|đến|sang|qua|vào');
const POINTS = setOf('cái|chuyện|vụ|phần|mục|việc|vấn|câu|khoản|nội');

/** "Ai nói trước, Tú đi", "bao giờ chúng tôi được bàn giao", "alo anh Thược", "sao tôi phải trả", "anh Đạo trước làm điện", "thứ hai chị duyệt, nên …": no deed of anybody's here. */
function isOnlySaid({ clause, from, verb, verbAt, subject, between }: Frame): boolean {
  if (verb.text === 'alo' && subject.kind === 'none') return true;
  if (verb.text === 'đi' && verbAt === clause.words.length - 1 && clause.breaks.has(from - 1)) return true;
  if (verb.text === 'lo' && MINDS_OWN.test(plainBetween(clause, 0, endOfPart(clause, verbAt)))) return true;
  if (between.includes('được') || WHY_ME.test(plainBetween(clause, 0, verbAt))) return true;
  if (verb.text === 'lo' && between.some((word) => WORRIES.has(word)) && !URGES.test(clause.plain))
    return true;
  const to = endOfPart(clause, verbAt);
  if (between.length === 1 && between[0] === 'trước' && !clause.breaks.has(verbAt - 1)) return true;
  return clause.words[to] === 'nên' && subject.kind === 'pronoun';
}
/** "Có cần em xuống đo phụ không?" — "Thôi em lo dây thun đi": of what is theirs already. */
const MINDS_OWN =
  /^ (?:thôi|khỏi)(?= ).* (?:em|con|cháu|anh|chị|cô|chú|bác|ông|bà|bạn) (?:cứ )?lo (?:\S+ )+đi $/u;
/** "Em vẫn lo": afraid, and in charge of nothing. */
const WORRIES = setOf('vẫn|hơi|rất|cũng');
const WHY_ME = anyOf('(?:sao|mắc gì|việc gì|tội gì) (?:tôi|em|mình|con|anh|chị|chúng ta) (?:phải|lại phải)');

/** "Nam giữ sổ thì không ổn", "chị Bích bảo tháng sau sẽ mời thầy": what would follow, and what somebody has said. */
function tellsOf(frame: Frame): boolean {
  const { clause, verb, verbAt, subject } = frame;
  const own = segmentFrom(clause, verbAt);
  if (WOULD_BE.test(own) || (COMES_OF_IT.test(own) && !WARNS.test(own))) return true;
  return subject.kind === 'person' && REPORTS.has(verb.text) && SAYS_THAT.test(own) && !URGES.test(own);
}
const WOULD_BE = anyOf('thì (?:không|chưa|đừng|bị|cũng|dễ|khó|chết|mất|lâu|hỏng|hư|sao|ai|chắc)');
/** "Bác Ba sạ mùng một là đụng rầy"; in "đặt đi, để lâu là hết" it comes of leaving it. */
const COMES_OF_IT = anyOf(
  'là (?:đụng|chết|toi|hỏng|hư|lỗ|vỡ|kẹt|dính|tiêu|thua|hết|trễ|muộn)(?! (?:nhất|lắm là))',
);
const WARNS = anyOf('(?:để|không|chậm|trễ|muộn|lâu|quá|kẻo|lỡ|trước|đi|nhé|nghe|giúp|ngay)(?: \\S+){0,6} là');
const REPORTS = setOf('nói|bảo|kêu|báo|nhắn|kể');
const SAYS_THAT = opensWith('\\S+ (?:\\S+ ){0,3}(?:sẽ|rằng|đã|họ|không|chưa)');

function segmentFrom(clause: Frame['clause'], from: number): string {
  return plainBetween(clause, from, endOfPart(clause, from));
}

function endOfPart({ words, breaks }: Frame['clause'], from: number): number {
  if (breaks.size === 0) return Math.max(words.length, from + 1);
  let to = from + 1;
  while (to < words.length && !breaks.has(to - 1)) to += 1;
  return to;
}

/** "Anh chốt là hai ca": said, and thereby done. */
function settles({ clause, verb, verbAt }: Frame): boolean {
  const next = clause.words[verbAt + 1] ?? '';
  return verb.text === 'chốt' && (clause.breaks.has(verbAt) || /^(?:là|lại|vậy|luôn|thế)$/u.test(next));
}

/** "Em tính khai mạc ngày mười bốn": to intend, and not to reckon. */
function plans({ clause, verb, verbAt }: Frame): boolean {
  return verb.text === 'tính' && !RECKONED.has(clause.words[verbAt + 1] ?? '');
}
const RECKONED = setOf(
  'tiền|lại|giá|công|lương|giúp|luôn|kỹ|thử|cho|ra|số|chi|phí|điểm|khối|lãi|hết|đủ|xong|sơ|chính|tổng|riêng',
);

/** Done already, imagined, or only proposed. */
function isUnreal(frame: Frame): boolean {
  const { clause } = frame;
  const own = segmentOf(frame);
  const done = DONE_AT_END.test(own) && !stepsForward({ frame }) && !LOOKS_WHETHER.test(own);
  if (done || (PAST.test(own.endsWith(' đã ') ? own.slice(0, -3) : own) && !isToCome(frame, own)))
    return true;
  if (OPENS_PROPOSAL.test(clause.plain) || OPENS_PROPOSAL.test(own)) return true;
  if (OPENS_REASON.test(own) || NARRATES.test(own) || isOver(frame, own)) return true;
  if ((SINCE.test(own) && !frame.between.includes('sẽ')) || (ANSWERS_DONE.test(own) && !GOES_ON.test(own)))
    return true;
  return HYPOTHETICAL.test(clause.plain) && !POLITE_IF.test(clause.plain);
}

/** "Để tôi sang thăm thầy hôm thứ bảy", "Linh rà lại sổ tuần trước giúp anh": what one steps forward for or orders is to come. */
const isToCome = (frame: Frame, own: string): boolean =>
  (HOM_WEEKDAY.test(own) && stepsForward({ frame }) && !PAST.test(own.replace(HOM_WEEKDAY, ' '))) ||
  (frame.subject.kind === 'person' &&
    ORDERED.test(own) &&
    !PAST.test(own.replace(OF_THEN, ' ')) &&
    !PAST.test(leadOf(frame)));

const leadOf = ({ clause, verbAt }: Frame): string => plainBetween(clause, 0, verbAt);
const ORDERED = endsWith(
  '(?:nhé|đi|nghe|luôn)(?: \\S+)?|(?:giúp|hộ) (?:anh|chị|tôi|em|mình|cô|chú|bác|thầy)(?: (?:nhé|với|đi|nghe))?',
);
/** When what is worked on was made or was the matter, said behind the verb. */
const OF_THEN =
  / (?:(?:của |từ )?(?:hôm|bữa|hồi) (?:thứ \S+|chủ nhật|qua|kia|trước|nọ)|(?:tuần|tháng|quý|kỳ|lần|đợt|năm) (?:trước|rồi|ngoái)|(?:sáng|chiều|tối|đêm) qua|năm ngoái)(?= )/u;
const HOM_WEEKDAY = / (?:hôm|bữa) (?:thứ \S+|chủ nhật)(?= )/u;

/** "Chị gửi mẫu từ bữa thứ hai mà họ im". */
const SINCE = / từ (?:hôm|bữa) (?:thứ \S+|chủ nhật|m[ùồ]ng \S+)(?! (?:này|tới|sau|tuần sau|tuần tới))(?= )/u;

/** "Done từ hôm qua anh, …"; "xong rồi chị mai em gửi" goes on to the next step. */
const ANSWERS_DONE = opensWith('(?:dạ |vâng |ừ )*(?:done|xong rồi)');
const GOES_ON = anyOf(
  'nhưng|để|sẽ|còn|giờ|mai|mốt|thứ|(?:sáng|trưa|chiều|tối|hôm|tuần) (?:nay|này|tới|sau)|ngày|trước',
);

/** "Em đi giờ nào cũng được", "livestream tối mô cũng có người hỏi", "Hòa đòi mở quán": told of, unless there is a day or an order. */
function isAnyhow({ frame, scope, hasDeadline, who }: FrameView): boolean {
  const { clause, verb, verbAt, subject, between } = frame;
  if (URGES.test(clause.plain)) return false;
  if (verb.text === 'đòi') return !hasDeadline && actionAt(clause.words, verbAt + 1) !== null;
  if (subject.kind === 'person' || between.includes('sẽ') || stepsForward({ frame })) return false;
  if (between.length === 0 && EACH.test(clause.plain)) return true;
  return WHENEVER.test(scope) || (!(hasDeadline || who.named) && ANYHOW.test(scope));
}
const WHENEVER = anyOf('(?:giờ|sáng|trưa|chiều|tối|đêm|ngày|bữa|hôm|lúc|khi|tuần|tháng) (?:nào|mô) cũng');
/** "Khách nào em gặp cũng hỏi". */
const EACH = /(?<! (?:xem|hỏi|coi)) \S+ (?:nào|mô) (?:em|tôi|con|cháu|anh|chị|mình) \S+ cũng /u;
/** "Để phòng nào cũng có" is what it is for. */
const ANYHOW = /(?<! (?:để|cho)(?: \S+){0,2}) (?:nào|mô|gì|đâu|ai) cũng (?=được|có|vậy|thế|là|không|bị)/u;

/** "Thống kê xem nhà nào đóng tiền rồi": that is to be found out. */
const LOOKS_WHETHER = / xem (?:\S+ ){0,2}(?:nào|ai|gì|đâu|mấy|bao nhiêu)(?= )/u;

/** The part between commas that holds the verb: what is over in another part says nothing of this one. */
function segmentOf(frame: Frame): string {
  const { clause } = frame;
  let from = clause.breaks.size === 0 ? 0 : frame.verbAt;
  while (from > 0 && !clause.breaks.has(from - 1)) from -= 1;
  return plainBetween(clause, from, frame.verbAt) + segmentFrom(clause, frame.verbAt).slice(1);
}
