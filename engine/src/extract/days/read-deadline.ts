import { hasDay } from '../../time/complete-range.ts';
import { deadlineAmong, parseDeadline } from '../../time/parse-deadline.ts';
import type { TimeReading } from '../../time/time-reading.ts';
import { type Clause, plainBetween } from '../clauses/clause.ts';
import { TIME_WORDS } from '../language/hints.ts';
import { anyOf, opensWith } from '../language/phrase.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { perMeeting } from '../per-meeting.ts';
import { readBareDay } from './bare-day.ts';
import { ENGLISH_DAYS, mayNameEnglishDay, readEnglishDay } from './english-day.ts';
import { namesTime, type TimedText, timesBetween } from './times-said.ts';

export type ReadDeadline = {
  readonly date: string;
  readonly phrase: string;
  /** "Lát em gửi", "chạy qua đêm", "trước ba giờ": it says when one sets to work, or the hour, and overrules no day. */
  readonly soon?: true;
};

/** The day a stretch of a clause names as its limit, resolved against the day of the meeting (YYYY-MM-DD). */
export function readDeadline(
  clause: Clause,
  from: number,
  to: number,
  context: MeetingContext,
): ReadDeadline | null {
  const hints = from < to ? hintsOf(clause, context) : NO_DAY;
  if (hints === NO_DAY) return null;
  const plain = hints.bare || hints.english ? plainBetween(clause, from, to) : '';
  return (
    (hints.bare ? readBareDay(plain, context.meetingDate) : null) ??
    (hints.english ? readEnglishDay(plain, context.meetingDate) : null) ??
    knownLimit(clause, from, to, context)
  );
}

/** Whether a clause may name a day by a bare number, and in English. Wider than what is read: most name none in any stretch. */
type DayHints = { readonly bare: boolean; readonly english: boolean };

const NO_DAY: DayHints = { bare: false, english: false };
const MAY_NAME_DAY = new RegExp(`\\d| (?:${TIME_WORDS}|mười|hai|hăm|ba|${ENGLISH_DAYS})(?= )`, 'u');
const MAY_NAME_BARE_DAY = / (?:\d|(?:mười|hai|hăm|ba) )/u;
const hintsKnown = perMeeting(() => new Map<Clause, DayHints>());

function hintsOf(clause: Clause, context: MeetingContext): DayHints {
  const known = hintsKnown(context);
  const hints = known.get(clause) ?? readHints(clause.plain);
  known.set(clause, hints);
  return hints;
}

const readHints = (plain: string): DayHints =>
  MAY_NAME_DAY.test(plain)
    ? { bare: MAY_NAME_BARE_DAY.test(plain), english: mayNameEnglishDay(plain) }
    : NO_DAY;

const limitsKnown = perMeeting(() => new Map<Clause, Map<number, ReadDeadline | null>>());

function knownLimit(clause: Clause, from: number, to: number, context: MeetingContext): ReadDeadline | null {
  if (!namesTime(clause.turn, context)) return null;
  const known = limitsKnown(context);
  const limits = known.get(clause) ?? new Map<number, ReadDeadline | null>();
  const stretch = from * MOST_WORDS + to;
  let limit = limits.get(stretch);
  if (limit === undefined) {
    const timed = withoutPassed(timesBetween(clause, from, to, context));
    limit = readLimit(timed, isToCome(clause.plain), context);
  }
  known.set(clause, limits.set(stretch, limit));
  return limit;
}

/** More than any clause has: two places in it make one key. */
const MOST_WORDS = 1000;

/**
 * "Em gom từ thứ hai, thứ sáu là đủ", "cuối tuần em bận nên thứ tư", "thứ tư với thứ sáu", "tuần tới em gom, thứ ba làm": days
 * that another one follows.
 */
function withoutPassed({ text, times }: TimedText): TimedText {
  const rest = times.flatMap((time, index) => {
    const before = times[index - 1];
    const next = times[index + 1];
    if (BEGINS.test(text.slice(0, time.from))) return [];
    if (next && givesWay(text, time, next)) return [];
    const follows = before && isWeek(before) && !BY_THEN.test(text.slice(before.to, time.from));
    return follows && isWeekday(time) ? inWeekOf(time, before) : time;
  });
  // "Từ tháng mười hai bỏ lẩu cá", "áp dụng từ đầu năm sau": when something begins to hold is no limit; "em làm từ mai" is one.
  const holds = (time: TimeReading) =>
    BEGINS.test(text.slice(0, time.from)) && (isMonth(time) || HOLDS.test(text.slice(0, time.from)));
  const kept = rest.length > 0 ? rest : times.filter((time) => !holds(time));
  return { text, times: kept };
}
/** A day that makes room for the next one. */
function givesWay(text: string, time: TimeReading, next: TimeReading): boolean {
  const between = text.slice(time.to, next.from);
  if (GIVES_WAY.test(between) || OUT_THEN.test(between) || between === ' thì ') return true;
  return isWeekday(next) && (leadsTo(time, between) || isFirstOfTwo(text, time, next));
}

/** "Thứ tư với thứ sáu tuần sau"; in "trước thứ ba và thứ năm treo lên" the second day is of the next step. */
const isFirstOfTwo = (text: string, time: TimeReading, next: TimeReading): boolean =>
  JOINS.test(text.slice(time.to, next.from)) &&
  !LIMITS.test(text.slice(0, time.from)) &&
  ENDS_DAY.test(text.slice(next.to));
const JOINS = /^ (?:với|và|rồi) $/iu;
const ENDS_DAY = /^(?:$|[,.!?]| (?:nhé|nghe|nha|ạ|đi|luôn|này|tới|sau|tuần|xong|là xong)(?:\s|[,.!?]|$))/iu;
/** "Lịch trực tuần sau trước thứ sáu": the week is the paper's, the day a limit of its own. */
const BY_THEN = /\s(?:trước|chậm nhất|muộn nhất|trễ nhất|hạn)\s/iu;
const leadsTo = (time: TimeReading, between: string): boolean => isWeek(time) && !BY_THEN.test(between);

/** A day of the week alone, and a week alone. */
const isWeekday = ({ facts }: TimeReading): boolean => facts.weekday !== undefined;
const isWeek = ({ facts: { period, weekday, edge } }: TimeReading): boolean =>
  period?.unit === 'week' && weekday === undefined && edge === undefined;

const HOLDS = /\s(?:áp dụng|hiệu lực|thực hiện|cấm|bỏ|tăng|giảm)\s(?:\S+\s)?từ\s$/iu;

const isMonth = ({ facts: { date } }: TimeReading): boolean =>
  date !== undefined && date.month !== undefined && date.day === undefined;

const inWeekOf = (time: TimeReading, { facts: { period } }: TimeReading): TimeReading =>
  time.facts.period || time.facts.turn || !period ? time : { ...time, facts: { ...time.facts, period } };
const BEGINS = /(?:^|\s)từ\s$/iu;
/** "Mai thì chưa kịp, thứ sáu ạ". */
const OUT_THEN =
  /^(?: thì)?(?: \S+)? (?:chưa|không|sao|khó|chẳng|chả|hổng|hông|hơi)(?: mà)? (?:(?:kịp|xong|nổi|ổn|gấp|sát|sớm)[\s,]|được,)/iu;
const GIVES_WAY =
  /\s(?:bận|kẹt|vướng|mắc|nghỉ|off|đi vắng)\s(?:.{0,60}\s)?(?:nên|nhưng|thôi|chứ|vậy|thế)\s/iu;

/** "Viết nghị quyết tháng bảy, ngày kia gửi": a month or a quarter without a word that limits tells which paper it is. */
function readLimit(
  { text, times }: TimedText,
  comes: boolean,
  { today, meetingDate }: MeetingContext,
): ReadDeadline | null {
  const found = times.length === 0 ? null : deadlineAmong(times, text, today);
  if (!found) return null;
  const comma = found.phrase.indexOf(',');
  const [from, to] = [found.span[0], comma < 0 ? found.span[1] : found.span[0] + comma];
  const lead = text.slice(0, from);
  const attribute = PERIOD.test(text.slice(from, to)) && (!LIMITS.test(lead) || RUNS_OUT.test(lead));
  if (!attribute) {
    const { date, phrase } = found;
    if ((GONE.test(phrase) && !comes) || Date.parse(date) - Date.parse(meetingDate) > FARTHEST_MS)
      return null;
    const soon = STARTS.test(text.slice(0, to)) || PART.test(phrase) || isHour(times, found.span[1]);
    return soon ? { date, phrase, soon: true } : { date, phrase };
  }
  const rest = parseDeadline(`${text.slice(0, from)}; ${text.slice(to)}`, meetingDate);
  return rest && !PERIOD.test(rest.phrase) ? { date: rest.date, phrase: rest.phrase } : null;
}
/** "Trước ba giờ": on the day that was said. */
const isHour = (times: readonly TimeReading[], end: number): boolean =>
  times.some(({ facts, to }) => to === end && facts.clock !== undefined && !hasDay(facts));
/** "Trả trong năm năm" is how long something runs. */
const FARTHEST_MS = 400 * 86_400_000;
/** "Hôm thứ bảy" is over unless it is this one or the next. */
const GONE =
  /^(?:(?:hôm|hồi) (?:thứ \S+|chủ nhật|m[ùồ]ng \S+)|hồi (?:sáng|trưa|chiều|tối|đêm|khuya|sớm)(?: (?!(?:mai|mốt|tới|sau)$)\S+)?)$/iu;
/** "Được, hôm thứ ba tôi mang xuống" promises; without the yes it tells of what was. */
const PROMISED = opensWith(
  '(?:dạ|vâng|ừ|ok|rồi|được|nhất trí|đồng ý)(?: (?:ạ|vâng|được|thế|vậy|thì|anh|chị|em|cô|chú|bác|thầy|sếp))* (?:hôm|bữa) (?:thứ|chủ|mùng|mồng) \\S+',
);
const isToCome = (plain: string): boolean =>
  STEPS_FORWARD.test(plain) || (PROMISED.test(plain) && !IS_OVER.test(plain));
const IS_OVER = anyOf('rồi|đã|vừa|mới|hồi|chưa|một bản');
/** "Để tôi sang thăm hôm thứ bảy" is still to come; "để em xem lại lỗi hôm thứ bảy" tells of the fault. */
const STEPS_FORWARD =
  / để (?:em|tôi|anh|chị|con|cháu|mình|cô|chú|bác|thầy) (?:\S+ ){0,2}?(?:sang|qua|đi|tới|đến|ghé|vào|lên|xuống|về|chạy|làm xong|xong)(?= )/u;
/** "Em lập ngay từ mai" tells when one sets to work. */
const STARTS = /(?:^|\s)ngay từ (?:mai|chiều|sáng|tối|hôm nay|bây giờ|thứ \S+)$/iu;
const PART = /^(?:(?:qua|trong|cả|ban|buổi|lúc) )?(?:sáng|trưa|chiều|tối|đêm)$/iu;
const PERIOD = /^(?:tháng|quý|năm) (?!này|sau|tới|nữa)\S+(?: \S+)?$/iu;
const LIMITS = /(?:^|\s)(?:trong|hết|cuối|đầu|giữa|trước|sang|đến|tới|vào|qua|từ|khoảng|hạn|là)\s*$/iu;

/** "Hợp đồng hết hạn trong quý một": which ones. */
const RUNS_OUT = /(?<!\strước(?: khi)?)\s(?:hết|đến|tới|đáo|quá) hạn(?: (?:trong|vào))?\s*$/iu;

/** "Họp xong em gọi", "lát em gửi": the day of the meeting. */
export function readSoon({ plain }: Clause, { meetingDate }: MeetingContext): ReadDeadline | null {
  const soon = SOON.exec(plain);
  return soon && { date: meetingDate, phrase: soon[0].trim(), soon: true };
}

/** Once the meeting is over, or a little later: the same day. */
const SOON = anyOf(`
  (?:họp|giao ban|hội ý) xong|xong (?:họp|buổi này|cuộc này)|(?:tan|hết|sau|xong) (?:họp|meeting|buổi này|cuộc họp|buổi họp)|(?:lát|tí|tý|chút|chút xíu|xíu) nữa|ngay bây giờ
  lát(?= (?:em|tôi|anh|chị|con|cháu|mình))|trong ngày|(?:ngay|luôn) (?:giờ|đây|bây giờ)|giờ luôn|ngay lập tức|bây giờ luôn
`);
