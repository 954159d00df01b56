import { timesOfTurn } from '../../clauses/turn-readings.ts';
import { formatDate, secondsPerDay } from '../../time/civil.ts';
import { hasDay } from '../../time/complete-range.ts';
import { resolveTime } from '../../time/parse-times.ts';
import { readTimes } from '../../time/read-times.ts';
import type { TimeReading } from '../../time/time-reading.ts';
import type { Clause } from '../clauses/clause.ts';
import { MAY_NAME_TIME } from '../language/hints.ts';
import { type MeetingContext, plainTurn } from '../meeting-context.ts';
import { perMeeting } from '../per-meeting.ts';
import { countsByMoon } from './counts-by-moon.ts';

const timesKnown = perMeeting(() => new Map<number, readonly TimeReading[]>());

/** The times a turn names, as it says them. */
function timesSaid(turn: number, context: MeetingContext): readonly TimeReading[] {
  const known = timesKnown(context);
  const times = known.get(turn);
  if (times) return times;
  const read = readTimesOf(turn, context);
  known.set(turn, read);
  return read;
}

export const namesTime = (turn: number, context: MeetingContext): boolean =>
  timesSaid(turn, context).length > 0;

function readTimesOf(turn: number, context: MeetingContext): readonly TimeReading[] {
  if (!MAY_NAME_TIME.test(plainTurn(context, turn))) return [];
  const said = context.turns[turn] ?? NOTHING;
  const text = withoutOthers(withTomorrow(said.text, context));
  const times = text === said.text ? timesOfTurn(said) : readTimes(text);
  return times.some(isEarly) && countsByMoon(plainTurn(context, turn), context) ? times.map(byMoon) : times;
}

const NOTHING = { text: '' };

/** "Mai chú gọi ông Nghĩa", where nobody is called Mai. */
function withTomorrow(text: string, { roster }: MeetingContext): string {
  const named = () => roster.people.some(({ names }) => names.some((words) => words.at(-1) === 'mai'));
  return OPENS_TOMORROW.test(text) && !named() ? text.replace(OPENS_TOMORROW, 'mai') : text;
}
const OPENS_TOMORROW =
  /(?<=^|[.!?…] )Mai(?= (?:mưa|nắng|bão|rằm|giỗ|phường|xã|sở|ngân|bưu|sao|khó|căng|chú|bác|cô|dì|thầy|cậu|mợ|thím|ông|bà|o|mệ|cha|xe|kho|khách|họ|trời|hàng|thợ|lớp|trường|người|đội|tổ|nhà|mấy|hai) [\p{Ll}])/u;

/** "Mùng tám tui đi Cao Lãnh": without its month both calendars call it so. */
function byMoon(time: TimeReading): TimeReading {
  return isEarly(time)
    ? { ...time, facts: { ...time.facts, date: { ...time.facts.date, lunar: true } } }
    : time;
}

const isEarly = ({ facts: { date } }: TimeReading): boolean =>
  date?.early === true && date.month === undefined && date.lunar === undefined;

/** "Trong sáng nay" is this morning and not bright, "ca đêm" a shift, "chuyện thứ hai" the second; what stands behind stays where it is. */
const withoutOthers = (text: string): string =>
  text.replace(
    /(?<=^| )(?:trong (?=(?:sáng|trưa|chiều|tối) nay)|(?:ca|lớp) (?:sáng|trưa|chiều|tối|đêm)(?! (?:nay|mai|qua|thứ|chủ))|(?:chuyện|việc|mục|điểm|ý|vấn đề|nội dung|câu|lý do|phương án|giai đoạn|bước|lần|người|cái|điều) thứ (?:nhất|hai|ba|tư|năm|sáu|bảy)(?=[ ,:.]|$)(?! (?:tới|này|tuần|sau)))/giu,
    (other) => ' '.repeat(other.length),
  );

/** A day (YYYY-MM-DD), and where a turn says it in its text. */
type SaidDay = { readonly date: string; readonly from: number; readonly to: number };

/** The single days a turn names, whether they are gone or to come. */
export function daysSaid(turn: number, context: MeetingContext): SaidDay[] {
  const told = { ...context.today, forward: false };
  return timesSaid(turn, context).flatMap((time) => {
    const day = time.facts.now || hasDay(time.facts) ? resolveTime(time, told) : null;
    if (day?.grain !== 'day') return [];
    return [{ date: formatDate(Math.floor(day.start / secondsPerDay)), from: time.from, to: time.to }];
  });
}

/** A stretch of a clause as written, and the times it names with their places in it. */
export type TimedText = { readonly text: string; readonly times: readonly TimeReading[] };

const NO_TIMES: TimedText = { text: '', times: [] };

/** The times between two words of a clause. */
export function timesBetween(clause: Clause, from: number, to: number, context: MeetingContext): TimedText {
  const said = timesSaid(clause.turn, context);
  if (said.length === 0) return NO_TIMES;
  const start = clause.starts[from] ?? 0;
  const last = Math.min(to, clause.raw.length) - 1;
  const end = (clause.starts[last] ?? 0) + (clause.raw[last]?.length ?? 0);
  const times = said
    .filter((time) => time.from >= start && time.to <= end)
    .map(({ facts, until, from, to }) => ({ facts, until, from: from - start, to: to - start }));
  return { text: (context.turns[clause.turn]?.text ?? '').slice(start, end), times };
}
