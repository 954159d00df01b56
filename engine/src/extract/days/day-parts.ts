import { type Clause, plainBetween } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { anyOf, setOf } from '../language/phrase.ts';
import { PRONOUNS } from '../language/pronouns.ts';
import { type MeetingContext, plainTurn } from '../meeting-context.ts';
import { wordsBesideNames } from '../people/words-beside-names.ts';
import { perMeeting } from '../per-meeting.ts';
import { CANNOT_BE } from './haggle.ts';
import { mayNameDay, type ReadDeadline, readDeadline } from './read-deadline.ts';
import { timesBetween } from './times-said.ts';

/** A stretch of a turn that names a day, and what it says of it. */
export type DayPart = {
  readonly clause: Clause;
  readonly from: number;
  readonly to: number;
  readonly day: ReadDeadline;
  /** Nothing but the day, as it is put forward: "thôi thứ năm cho chắc", "sáng mai được không?". */
  readonly bare: boolean;
  /** What is said from the day on. */
  readonly behind: string;
  /** One's own word is taken back with it: "thứ năm, à không, thứ sáu". */
  readonly takesBack: boolean;
};

const partsKnown = perMeeting(() => new Map<number, readonly DayPart[]>());

/** The days a turn names, one after the other, each with what is said beside it. */
export function dayParts(turn: number, context: MeetingContext): readonly DayPart[] {
  const known = partsKnown(context);
  const parts = known.get(turn);
  if (parts) return parts;
  const read: DayPart[] = [];
  for (const clause of context.clauses[turn] ?? [])
    if (mayNameDay(clause, context)) readParts(clause, read, context);
  known.set(turn, read);
  return read;
}

function readParts(clause: Clause, parts: DayPart[], context: MeetingContext): void {
  let from = 0;
  for (const to of endsOf(clause, context)) {
    const day = readDeadline(clause, from, to, context);
    if (day !== null) parts.push(partOf(clause, { from, to, day }, context));
    from = to;
  }
}

function partOf(clause: Clause, place: Place, context: MeetingContext): DayPart {
  const { from, to, day } = place;
  const behind = behindDay(clause, place);
  const isSaid = day.soon || isOther(clause, from) || CANNOT_BE.test(behind);
  const bare = !isSaid && namesNothingElse(clause, place, context);
  return { clause, from, to, day, bare, behind, takesBack: TAKES_BACK.test(leadOf(clause, behind, to)) };
}

/** "Hai mươi là thứ ba" tells of the day before it, "thứ hai này hay thứ hai sau" asks which. */
const isOther = ({ words, breaks }: Clause, from: number): boolean =>
  words[from - 1] === 'là' || (words[from] === 'hay' && from > 0 && !breaks.has(from - 1));

type Place = { readonly from: number; readonly to: number; readonly day: ReadDeadline };

function behindDay(clause: Clause, { from, to, day }: Place): string {
  const [first = ''] = day.phrase.toLowerCase().split(/[\s,]+/u);
  let at = from;
  while (at < to && clause.raw[at]?.toLowerCase() !== first) at += 1;
  return plainBetween(clause, at < to ? at : from, to);
}

/** The few words before the day. */
function leadOf(clause: Clause, behind: string, to: number): string {
  const at = to - (behind.trim() === '' ? 0 : behind.trim().split(' ').length);
  return plainBetween(clause, Math.max(0, at - LEAD), at);
}
const LEAD = 4;
const TAKES_BACK = anyOf('(?:à|ấy|ủa|ơ) (?:không|nhầm|lộn|quên|thôi)|nhầm|lộn');

/** Where its parts end: at commas, and between them before each time but the first. */
function endsOf(clause: Clause, context: MeetingContext): number[] {
  const ends: number[] = [];
  let from = 0;
  for (let to = 1; to <= clause.words.length; to += 1) {
    if (to < clause.words.length && !clause.breaks.has(to - 1)) continue;
    cutAtTimes(clause, ends, { from, to }, context);
    ends.push(to);
    from = to;
  }
  return ends;
}

function cutAtTimes(
  clause: Clause,
  ends: number[],
  { from, to }: { readonly from: number; readonly to: number },
  context: MeetingContext,
): void {
  const { times } = timesBetween(clause, from, to, context);
  const start = clause.starts[from] ?? 0;
  for (let index = 1; index < times.length; index += 1) {
    let at = clause.starts.indexOf(start + (times[index]?.from ?? 0));
    while (at > from + 1 && LEADS.has(clause.words[at - 1] ?? '')) at -= 1;
    if (at > from) ends.push(at);
  }
}
/** What a part that a time opens may begin with. */
const LEADS = setOf(
  'à|mà|nhưng|rồi|thôi|vậy|thế|thì|hay|hoặc|chứ|trước|nhất|chậm|muộn|trễ|tới|đến|sang|qua|vào|trong|nội|sáng|trưa|chiều|tối|hôm|bữa',
);

/** Whether all that stands beside the day is how one puts a day forward; "đi" only as a particle, "về" never. */
function namesNothingElse(clause: Clause, { from, to, day }: Place, context: MeetingContext): boolean {
  const named = new Set(day.phrase.toLowerCase().split(/[\s,]+/u));
  const end = reasonAt(clause, from, to);
  const before = wordsBefore(clause.turn, context);
  let last = '';
  let ending = false;
  for (const word of wordsBesideNames(clause, from, end, context)) {
    if (named.has(word)) continue;
    if (ending ? !ENDS.has(word) : !(isPutForward(word, last) || before.has(word))) return false;
    ending = ending || word === 'đi';
    last = word;
  }
  return true;
}

const isPutForward = (word: string, last: string): boolean =>
  word === 'rồi' ? last === '' || last === 'cho' : PUT_FORWARD.has(word) || PRONOUNS.has(word);

/** "Trước cuối tháng đi không họ kín lịch", "thứ sáu nhé kẻo trễ": where what it is for begins. */
export function reasonAt(clause: Clause, from: number, to: number): number {
  const plain = plainBetween(clause, from, to);
  const at = plain.search(REASON);
  if (at < 1) return to;
  return from + plain.slice(0, at).trim().split(' ').length;
}
const REASON =
  / (?:kẻo|vì|tại|(?:để|cho) (?:còn|kịp)|để (?:mai|họ|anh|chị|cô|chú|bác)|(?:không|chứ)(?: không)? (?:họ|nó|lại|để|hết|ổng|bả)|(?:trễ|chậm|muộn) (?:là|thì)) /u;

/** What somebody has just said of the work: "gửi mẫu thứ tư nhé" — "thứ năm con gửi mẫu". */
const wordsBefore = (turn: number, context: MeetingContext): ReadonlySet<string> =>
  contentWords(
    plainTurn(context, turn - 1)
      .trim()
      .split(' '),
  );
const ENDS = new Set([...PRONOUNS, ...setOf('nhé|ạ|nghe|hen|vậy|luôn|thôi|được|không|ha|hả|cho|chắc')]);
const PUT_FORWARD = setOf(`
  dạ|vâng|ừ|ok|à|ờ|ừm|thôi|vậy|thế|thì|hay|là|mà|chứ|nhưng|để|cứ|chốt|cho|xin|được|không|kịp|ổn|tiện|cũng|luôn|nhé|ạ|nghe|nhỉ|hả|ha|hen|vậy|này
  trước|sau|chậm|muộn|trễ|sớm|nhất|cùng|hơn|đến|tới|sang|qua|vào|trong|nội|khoảng|tầm|chừng|độ|ngày|hôm|bữa|buổi|hạn|chót|lùi|dời|đẩy|kéo|rút
  chắc|xong|có|sẽ|phải|gửi|nộp|đưa|trả|báo|giao|trình|thưa|lại|làm|mới|đúng|nữa|hơi|đi|tí|chút|xíu|thật|nhớ|giúp|gì|nhầm|lộn|lận|cơ|á|nốt|đành
`);
