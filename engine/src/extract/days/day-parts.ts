import { type Clause, plainBetween } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { anyOf, setOf } from '../language/phrase.ts';
import { PRONOUNS } from '../language/pronouns.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { wordsBesideNames } from '../people/words-beside-names.ts';
import { perMeeting } from '../per-meeting.ts';
import { FAR_OR_NEAR } from './haggle.ts';
import { type ReadDeadline, readDeadline } from './read-deadline.ts';
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
  const parts =
    known.get(turn) ?? (context.clauses[turn] ?? []).flatMap((clause) => partsOf(clause, context));
  known.set(turn, parts);
  return parts;
}

function partsOf(clause: Clause, context: MeetingContext): DayPart[] {
  const ends = endsOf(clause, context);
  return ends.flatMap((to, index) => {
    const from = ends[index - 1] ?? 0;
    const day = readDeadline(clause, from, to, context);
    if (day === null) return [];
    const behind = behindDay(clause, { from, to, day });
    const bare =
      !(day.soon || isOther(clause, from) || CANNOT_BE.test(behind)) &&
      namesNothingElse(clause, { from, to, day }, context);
    return [{ clause, from, to, day, bare, behind, takesBack: TAKES_BACK.test(leadOf(clause, behind, to)) }];
  });
}

/** "Hai mươi là thứ ba" tells of the day before it, "thứ hai này hay thứ hai sau" asks which. */
const isOther = ({ words, breaks }: Clause, from: number): boolean =>
  words[from - 1] === 'là' || (words[from] === 'hay' && from > 0 && !breaks.has(from - 1));

type Place = { readonly from: number; readonly to: number; readonly day: ReadDeadline };

function behindDay(clause: Clause, { from, to, day }: Place): string {
  const [first = ''] = day.phrase.toLowerCase().split(/[\s,]+/u);
  const at = clause.raw.findIndex(
    (word, index) => index >= from && index < to && word.toLowerCase() === first,
  );
  return plainBetween(clause, Math.max(at, from), to);
}

/** The few words before the day. */
function leadOf(clause: Clause, behind: string, to: number): string {
  const at = to - (behind.trim() === '' ? 0 : behind.trim().split(' ').length);
  return plainBetween(clause, Math.max(0, at - LEAD), at);
}
const LEAD = 4;
const TAKES_BACK = anyOf('(?:à|ấy|ủa|ơ) (?:không|nhầm|lộn|quên|thôi)|nhầm|lộn');

/** The days that still stand at the end of the turn, of those it names. */
export function standing(parts: readonly DayPart[]): DayPart[] {
  const gone = new Set<string>();
  let kept: DayPart[] = [];
  for (const part of parts) {
    const again = part.takesBack && kept.some(({ day }) => day.date === part.day.date);
    if (part.takesBack) {
      for (const { day } of kept) gone.add(day.date);
      kept = [];
    }
    if (isOut(part) || (again && !part.bare)) gone.add(part.day.date);
    else if (part.bare || !gone.has(part.day.date)) kept.push(part);
  }
  return kept;
}

const isOut = ({ behind }: DayPart): boolean =>
  CANNOT_BE.test(behind) || OTHERS_FIRST.test(behind) || OF_THEM.test(behind);
/** "Thứ năm họ sang làm việc": what others do then. */
export const OF_THEM = anyOf(
  '(?:họ|ổng|bả|ảnh|người ta|khách|đoàn) (?!cần|đòi|muốn|yêu cầu|bảo|hẹn|chốt|cho|lấy|phải|mới)',
);
/** "Cuối tháng họ mới gửi": not before then, and by others. */
const OTHERS_FIRST = / (?!(?:em|con|cháu|tôi|mình|anh|chị) )(?:\S+ ){1,5}mới (?!(?:em|con|tôi) )/u;

/** Where its parts end: at commas, and between them before each time but the first. */
function endsOf(clause: Clause, context: MeetingContext): number[] {
  const commas = [...clause.breaks].map((at) => at + 1).sort((a, b) => a - b);
  const ends = [...commas, clause.words.length];
  return ends.flatMap((to, index) => [...cutsAtTimes(clause, ends[index - 1] ?? 0, to, context), to]);
}

function cutsAtTimes(clause: Clause, from: number, to: number, context: MeetingContext): number[] {
  const { times } = timesBetween(clause, from, to, context);
  return times.slice(1).map((time) => {
    let at = clause.starts.findIndex((start) => start - (clause.starts[from] ?? 0) === time.from);
    while (at > from + 1 && LEADS.has(clause.words[at - 1] ?? '')) at -= 1;
    return Math.max(at, from);
  });
}
/** What a part that a time opens may begin with. */
const LEADS = setOf(
  'à|mà|nhưng|rồi|thôi|vậy|thế|thì|hay|hoặc|chứ|trước|nhất|chậm|muộn|trễ|tới|đến|sang|qua|vào|trong|nội|sáng|trưa|chiều|tối|hôm|bữa',
);

/** Whether all that stands beside the day is how one puts a day forward; "đi" only as a particle, "về" never. */
function namesNothingElse(clause: Clause, { from, to, day }: Place, context: MeetingContext): boolean {
  const named = new Set(day.phrase.toLowerCase().split(/[\s,]+/u));
  const end = reasonAt(clause, from, to);
  const beside = wordsBesideNames(clause, from, end, context).filter((word) => !named.has(word));
  const before = wordsBefore(clause.turn, context);
  return beside.every((word, at) =>
    word === 'rồi'
      ? at === 0 || beside[at - 1] === 'cho'
      : word === 'đi'
        ? beside.slice(at + 1).every((next) => ENDS.has(next))
        : PUT_FORWARD.has(word) || PRONOUNS.has(word) || before.has(word),
  );
}
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
  contentWords((context.clauses[turn - 1] ?? []).flatMap(({ words }) => words));
const ENDS = new Set([...PRONOUNS, ...setOf('nhé|ạ|nghe|hen|vậy|luôn|thôi|được|không|ha|hả|cho|chắc')]);
const PUT_FORWARD = setOf(`
  dạ|vâng|ừ|ok|à|ờ|ừm|thôi|vậy|thế|thì|hay|là|mà|chứ|nhưng|để|cứ|chốt|cho|xin|được|không|kịp|ổn|tiện|cũng|luôn|nhé|ạ|nghe|nhỉ|hả|ha|hen|vậy|này
  trước|sau|chậm|muộn|trễ|sớm|nhất|cùng|hơn|đến|tới|sang|qua|vào|trong|nội|khoảng|tầm|chừng|độ|ngày|hôm|bữa|buổi|hạn|chót|lùi|dời|đẩy|kéo|rút
  chắc|xong|có|sẽ|phải|gửi|nộp|đưa|trả|báo|giao|trình|thưa|lại|làm|mới|đúng|nữa|hơi|tí|chút|xíu|thật|nhớ|giúp|gì|nhầm|lộn|lận|cơ|á|nốt|đành
`);

/** Not on that day, in so many words. */
export const CANNOT_BE = anyOf(`
  (?:không|chưa|sao|khó|chẳng|chả|đâu|nỏ|làm gì|làm sao)(?: \\S+){0,3} (?:được|kịp|nổi|xong|xuể|ổn)(?! (?:không|chứ|hả) )
  bận|kẹt|vướng|mắc|nghỉ|off|vắng|${FAR_OR_NEAR} (?:quá|lắm|thế|vậy|mất)|hơi ${FAR_OR_NEAR}|(?:căng|gấp|ít|sát|cập rập|khó)(?: quá| lắm)?
`);
