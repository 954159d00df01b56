import { type Clause, plainBetween } from './clause.ts';
import { contentWords, sharedCount } from './content-words.ts';
import type { MeetingContext } from './meeting-context.ts';
import { type ReadDeadline, readDeadline } from './read-deadline.ts';

/** A clause that names a day, and the matter it names it for. */
export type DatedClause = {
  readonly turn: number;
  readonly day: ReadDeadline;
  readonly content: ReadonlySet<string>;
};

/** "Trước bữa xuống giống", "kịp hôm khai giảng": a limit named by what happens then. */
const BEFORE_EVENT =
  / (?:trước|kịp)(?: (?:khi|lúc|hôm|bữa|ngày|buổi|đợt|lễ|kỳ|cuộc|kì|trước))* (?<event>\p{L}+(?: \p{L}+){0,5})/u;
/** "Trước ngày đó": the day named last. */
const THAT_DAY = / (?:trước|kịp|đến|tới|trong|vào)(?: \p{L}+)? (?:ngày|hôm|bữa|buổi) (?:đó|ấy)(?= )/u;
const ENDS_EVENT = /^(?:nhé|nghe|ạ|đi|để|cho|kẻo|vì|mà|thì|là|rồi|luôn)$/u;
/** So far back a meeting still knows when something takes place. */
const REACH = 80;
const NEAR = 3;

/** The day of the event a stretch of a clause names as its limit, where the meeting has said when that is. */
export function readEventDay(
  clause: Clause,
  from: number,
  to: number,
  context: MeetingContext,
): ReadDeadline | null {
  const plain = plainBetween(clause, from, to);
  const that = THAT_DAY.exec(plain);
  if (that) {
    const after = plain
      .slice(that.index + that[0].length)
      .trim()
      .split(' ')
      .slice(0, 2);
    return dayNamedLast(clause, context, { phrase: that[0].trim(), after });
  }
  const match = BEFORE_EVENT.exec(plain);
  const words = match?.groups?.event?.split(' ') ?? [];
  const end = words.findIndex((word) => ENDS_EVENT.test(word));
  const event = contentWords(end < 0 ? words : words.slice(0, end));
  if (!match || event.size === 0) return null;
  const known = likest(datedBefore(clause.turn, context), event);
  if (!known) return null;
  const phrase = plain.slice(match.index, plain.indexOf(words[0] ?? '', match.index)).trim();
  const said = [phrase, ...(end < 0 ? words : words.slice(0, end))].join(' ');
  return { date: daysBefore(known.day.date, words), phrase: said };
}

/** "Trước đám cưới hai ngày". */
function daysBefore(date: string, words: readonly string[]): string {
  const unit = words.findIndex((word) => /^(?:ngày|hôm|bữa|tuần)$/u.test(word));
  const count = COUNTS.indexOf(words[unit - 1] ?? '');
  if (unit < 1 || count < 1) return date;
  const days = count * (words[unit] === 'tuần' ? 7 : 1);
  return new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10);
}
const COUNTS = ['', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười'];

/** The clause that shares most of the event's words, at least half of them; of equals the last. */
function likest(dated: readonly DatedClause[], event: ReadonlySet<string>): DatedClause | null {
  let best: DatedClause | null = null;
  let most = Math.ceil(event.size / 2);
  for (const one of dated) {
    const shared = sharedCount(one.content, event);
    if (shared < most) continue;
    best = one;
    most = shared;
  }
  return best;
}

function dayNamedLast(
  clause: Clause,
  context: MeetingContext,
  { phrase, after }: { readonly phrase: string; readonly after: readonly string[] },
): ReadDeadline | null {
  const last = datedBefore(clause.turn, context).at(-1);
  return last && clause.turn - last.turn <= NEAR ? { date: daysBefore(last.day.date, after), phrase } : null;
}

function datedBefore(turn: number, context: MeetingContext): DatedClause[] {
  const dated: DatedClause[] = [];
  for (let at = Math.max(0, turn - REACH); at <= turn; at += 1) dated.push(...datedIn(at, context));
  return dated;
}

function datedIn(turn: number, context: MeetingContext): readonly DatedClause[] {
  const known = context.dated.get(turn);
  if (known) return known;
  const found = (context.clauses[turn] ?? []).flatMap((clause) => {
    const day = readDeadline(clause, 0, clause.words.length, context);
    return day ? [{ turn, day, content: contentWords(clause.words) }] : [];
  });
  context.dated.set(turn, found);
  return found;
}
