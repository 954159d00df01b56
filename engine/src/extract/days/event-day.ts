import { parseNumberWords } from '../../text/number-words.ts';
import { addDays } from '../../time/days.ts';
import { deadlineAmong } from '../../time/parse-deadline.ts';
import { type Clause, plainBetween } from '../clauses/clause.ts';
import { clauseContent } from '../clauses/clause-content.ts';
import { contentWords, sharedCount } from '../clauses/content-words.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { type ReadDeadline, readDeadline } from './read-deadline.ts';
import { timesBetween } from './times-said.ts';

/** "Trước bữa xuống giống", "kịp hôm khai giảng": a limit named by what happens then. */
const BEFORE_EVENT =
  / (?:(?:trước|kịp)(?: (?:khi|lúc|hôm|bữa|ngày|buổi|đợt|lễ|kỳ|cuộc|kì|trước))*|(?:cùng|đúng|ngay|vào) (?:hôm|bữa|ngày|buổi|đợt|dịp|lễ)) (?<event>\S+(?: \S+){0,5})/u;
/** "Trước ngày đó": the day named last. */
const THAT_DAY =
  / (?:trước|kịp|đến|tới|trong|vào)(?: \S+)? (?:ngày|hôm|bữa|buổi|lúc|khi|giờ) (?:đó|ấy)(?= )/u;
/** "Trước hạn hai hôm", "xong trước đó một tuần": counted from the day named last. */
const AHEAD =
  / trước (?:đó |ấy |hạn |(?:hôm|bữa|ngày) (?:đó|ấy) )?((?:một|hai|ba|bốn|năm|\d) (?:ngày|hôm|bữa|tuần))(?! (?:nữa|tới|sau))(?= )/u;
/** "Khi nào xe về thì báo trước một ngày". */
const WHENEVER = / (?:khi|lúc|bao giờ|hễ|mỗi|nếu|thường) /u;
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
  const ahead = WHENEVER.test(clause.plain) ? null : AHEAD.exec(plain);
  if (ahead)
    return dayNamedLast(clause, context, { phrase: ahead[0].trim(), after: (ahead[1] ?? '').split(' ') });
  const match = BEFORE_EVENT.exec(plain);
  const words = match?.groups?.event?.split(' ') ?? [];
  const end = words.findIndex((word) => ENDS_EVENT.test(word));
  const event = contentWords(end < 0 ? words : words.slice(0, end));
  if (!match || event.size === 0) return null;
  const day = dayOfLikest(clause.turn, event, context);
  if (!day) return null;
  const phrase = plain.slice(match.index, plain.indexOf(words[0] ?? '', match.index)).trim();
  const said = [phrase, ...(end < 0 ? words : words.slice(0, end))].join(' ');
  return { date: daysBefore(day.date, words), phrase: said };
}

/** "Trước đám cưới hai ngày". */
function daysBefore(date: string, words: readonly string[]): string {
  const unit = words.findIndex((word) => /^(?:ngày|hôm|bữa|tuần)$/u.test(word));
  const count = parseNumberWords(words[unit - 1] ?? '') ?? 0;
  return unit < 1 ? date : addDays(date, -count * (words[unit] === 'tuần' ? 7 : 1));
}

/** The day of the clause before that shares most of the event's words, at least half of them; of equals the last. */
function dayOfLikest(turn: number, event: ReadonlySet<string>, context: MeetingContext): ReadDeadline | null {
  let best: ReadDeadline | null = null;
  let most = Math.ceil(event.size / 2);
  for (let at = Math.max(0, turn - REACH); at <= turn; at += 1) {
    for (const clause of context.clauses[at] ?? []) {
      const shared = sharedCount(event, clauseContent(clause, context));
      const day = shared < most ? null : wholeDay(clause, context);
      if (day === null) continue;
      best = day;
      most = shared;
    }
  }
  return best;
}

function dayNamedLast(
  { turn }: Clause,
  context: MeetingContext,
  { phrase, after }: { readonly phrase: string; readonly after: readonly string[] },
): ReadDeadline | null {
  for (let at = turn; at >= Math.max(0, turn - NEAR); at -= 1) {
    for (const clause of (context.clauses[at] ?? []).toReversed()) {
      const day = wholeDay(clause, context);
      if (day) return { date: daysBefore(day.date, after), phrase };
    }
  }
  return null;
}

/** The day a clause names; of "mồng chín tới mười một tháng bảy" the first. */
function wholeDay(clause: Clause, context: MeetingContext): ReadDeadline | null {
  const { text, times } = timesBetween(clause, 0, clause.words.length, context);
  const range = times.find(({ until }) => until !== null);
  const first = range?.until && deadlineAmong([{ ...range, until: null }], text, context.today);
  if (first) return { date: first.date, phrase: first.phrase };
  const limit = readDeadline(clause, 0, clause.words.length, context);
  if (limit || !clause.plain.includes(' từ ')) return limit;
  // "Giá mới áp dụng từ mười lăm": no limit of work, but the day it happens.
  const begun = deadlineAmong(times, text, context.today);
  return begun && { date: begun.date, phrase: begun.phrase };
}
