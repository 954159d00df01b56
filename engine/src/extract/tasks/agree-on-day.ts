import { addDays, daysBetween } from '../../time/days.ts';
import type { Clause } from '../clauses/clause.ts';
import { clauseContent } from '../clauses/clause-content.ts';
import { sharedCount } from '../clauses/content-words.ts';
import { dayParts } from '../days/day-parts.ts';
import { ASKS_WHEN, FAR_OR_NEAR, speaksOfDue, TAKES_BACK } from '../days/haggle.ts';
import type { ReadDeadline } from '../days/read-deadline.ts';
import { OF_THEM } from '../days/standing-days.ts';
import { daysSaid } from '../days/times-said.ts';
import { anyOf, endsWith, setOf } from '../language/phrase.ts';
import { type MeetingContext, plainTurn, speakerOf } from '../meeting-context.ts';
import { after } from './more-time.ts';
import type { Reply } from './read-reply.ts';
import { SELF_WORDS } from './say-back.ts';
import { noteTurn, setDay, type Task } from './task.ts';

export type Talk = { readonly waiting: readonly Task[]; readonly context: MeetingContext };

/** Of two tasks given at once, a haggling over the day means the one that has a day. */
export function speaksOfDay(task: Task, waiting: readonly Task[]): boolean {
  const twins = waiting.filter((other) => other.who === task.who);
  return task.deadline !== null || twins.every((other) => other.deadline === null);
}

/** Who was given something too, or says again the day of another task, speaks of that one. */
function speaksOfOwn(task: Task, reply: Reply, waiting: readonly Task[]): boolean {
  return waiting.some(
    (other) => other !== task && (other.who === reply.speaker || other.deadline?.date === reply.day?.date),
  );
}

/** "Chủ nhật trễ quá", "thứ ba hả?", "hai mươi là chủ nhật" — "ừ thứ sáu vậy": taken already, and moved for another. */
export function answerOnDay(task: Task, reply: Reply, context: MeetingContext): void {
  if (reply.day === null || !isAnotherVoice(reply.turn - 1, task, context)) return;
  if (task.deadline === null && reply.answersWhen && asksWhenOf(task, reply.turn - 1, context)) {
    setDay(task, reply.day);
    noteTurn(task, reply.turn);
  }
  if (reply.turn - task.lastTurn > 2 || isOfOther(reply.day, task, context)) return;
  const sooner = reply.turn === task.lastTurn + 2 && WANTS_SOONER.test(plainTurn(context, reply.turn - 1));
  const haggles = TAKES_BACK.test(reply.said) || speaksOfDue(reply.turn - 1, task.deadline?.date, context);
  if (!(sooner || (haggles && besideTask(task, reply)))) return;
  setDay(task, reply.day);
  noteTurn(task, reply.turn);
}

/** "Bữa tập huấn đó em tính chừng nào?": asked of this task, by its words or by none of its own. */
export function asksWhenOf(task: Task, turn: number, context: MeetingContext): boolean {
  const asking = (context.clauses[turn] ?? []).findLast(({ plain }) => ASKS_WHEN.test(plain));
  if (!asking) return false;
  const asked = askedFor(asking, context);
  const shared = sharedCount(asked, task.content);
  if (turn - task.lastTurn <= 1)
    return asked.size === 0 || (shared > 0 && !RUNS.test(asking.plain)) || WANTED.test(asking.plain);
  if (RUNS.test(asking.plain)) return false;
  return shared > 1 || (asked.size > 0 && shared === asked.size);
}
/** What it asks of, without the asking words. */
export const askedFor = (asking: Clause, context: MeetingContext): ReadonlySet<string> =>
  new Set([...clauseContent(asking, context)].filter((word) => !ASKING.has(word)));
const ASKING = setOf('bao|chừng|khoảng|tầm|mấy|lâu');
const WANTED = anyOf('cần|lấy|muốn|xong|nộp|gửi|đưa|nhận được|giao|làm|tính|có');
/** When a thing runs out or begins is not by when it is worked on. */
const RUNS = anyOf(
  'hết hạn|đáo hạn|hết hiệu lực|bắt đầu|khai mạc|diễn ra|phát hành|ra mắt|khai giảng|mở cửa|mở bán|đóng cửa',
);

/** "Em gửi phiếu ngày mai. Các cô thu lại chậm nhất thứ hai": the other day said with the promise is of something else. */
const isOfOther = ({ date }: ReadDeadline, task: Task, context: MeetingContext): boolean =>
  date !== task.deadline?.date && daysSaid(task.lastTurn, context).some((said) => said.date === date);

const isAnotherVoice = (turn: number, task: Task, context: MeetingContext): boolean =>
  speakerOf(context, turn) !== task.who;

/** The day is named for nothing but the task. */
export const besideTask = (task: Task, { besideDay }: Reply): boolean =>
  [...besideDay].every((word) => task.content.has(word));

const WANTS_SOONER = anyOf(
  '(?:trễ|muộn|lâu|xa|chậm) (?:quá|lắm|đó)|sớm hơn|là (?:trễ|muộn)|(?:thứ \\S+|mai|mốt|tối nay|chiều nay) được không',
);

/** "Thứ hai tuần sau cũng được, nhưng là hạn cuối": somebody else names the day, and of nothing but the task. */
export function setsDay(task: Task, reply: Reply, { waiting, context }: Talk): boolean {
  if (task.proposed !== null || task.state === 'dropped') return false;
  if (task.state === 'refused' && !finds(task, reply)) return false;
  if (reply.answersWhen && !asksWhenOf(task, reply.turn - 1, context)) return false;
  if (!isBehind(task, reply) || reply.day === null || !mayGrant(task, reply)) return false;
  if (!(reply.answersWhen || besideTask(task, reply))) return false;
  if (!reply.putsForward && isOfThem(reply, context)) return false;
  return speaksOfDay(task, waiting) && !speaksOfOwn(task, reply, waiting);
}

/** "Thứ năm họ sang làm việc": what others do then. */
export const isOfThem = ({ turn, day }: Reply, context: MeetingContext): boolean =>
  dayParts(turn, context).some((part) => part.day.date === day?.date && OF_THEM.test(part.behind));

/** Said right behind the task or what spoke against its day, or to the one who has it. */
function isBehind({ who, lastTurn, doubted }: Task, { turn, names, answersWhen }: Reply): boolean {
  if (names === who || turn === lastTurn + 1 || turn === doubted + 1) return true;
  return answersWhen && turn === lastTurn + 2;
}

/** Who gave it may; so may others, unless they say what they do themselves, and then by when. */
const mayGrant = ({ giver, who }: Task, reply: Reply): boolean =>
  reply.speaker === giver ||
  (giver === who && (reply.accepts || reply.answersWhen || reply.opensOnDay || demands(reply)));

/** "Thứ ba em bận rồi" — "thế thứ tư nhé": another day, and not another person. */
const finds = ({ who, doubted, deadline }: Task, { turn, names, day }: Reply): boolean =>
  turn === doubted + 1 && day?.date !== deadline?.date && (names === null || names === who);

/** "Bên đó giục lắm. Trước thứ sáu nhé." */
const demands = ({ said }: Reply): boolean => WANTS.test(said) && !TAKES_ON.test(said);
const WANTS = endsWith('(?:nhé|nghe|phải (?:có|xong))(?: \\S+)?');
const TAKES_ON = anyOf(
  `(?:có|để) (?:${SELF_WORDS.join('|')})|(?:${SELF_WORDS.join('|')}) (?:sẽ|lo|nhận|phụ trách)|(?:tôi|tui|tao) (?!cần|muốn|chờ|đợi)\\S+`,
);

export function agreeOnDay(task: Task, reply: Reply): void {
  const puts = reply.day !== null && PUTS_OFF.test(reply.said);
  if (HASTENS.test(reply.said) || !saysAgain(reply.day, task.deadline))
    setDay(task, puts ? notBefore(reply.day, task.deadline) : reply.day);
  if (task.state === 'refused') task.state = 'open';
  noteTurn(task, reply.turn);
}

/** "Em gửi trước thứ ba tuần sau" — "Trước thứ ba nhé": the one just named. */
const saysAgain = (day: ReadDeadline | null, limit: ReadDeadline | null): boolean =>
  day !== null &&
  limit !== null &&
  BARE_WEEKDAY.test(day.phrase) &&
  WEEKDAY.test(limit.phrase) &&
  day.date < limit.date &&
  daysBetween(day.date, limit.date) % 7 === 0;
const WEEKDAY = /thứ|chủ nhật/iu;
/** "Lâu quá, thứ năm đi": sooner than said. */
const HASTENS = anyOf(`${FAR_OR_NEAR}|hơn|không|thôi|này|(?:thứ \\S+|chủ nhật) đi`);
const BARE_WEEKDAY = /^(?:(?:trước|sáng|trưa|chiều|tối|hôm|bữa) )*(?:thứ \S+|chủ nhật)$/iu;

/** "Thôi thì lùi sang thứ năm": after the day agreed on before. */
const PUTS_OFF = anyOf('(?:lùi|dời|lui|hoãn|đẩy|kéo)(?: \\S+){0,2} (?:sang|qua|tới|đến)');

/** Named, or counted from the day agreed on before: "thêm hai ngày nữa" is no day counted from today. */
export function laterDay({ deadline, proposed }: Task, { day, moreTime }: Reply): ReadDeadline | null {
  const counted = moreTime && (day === null || /(?:nữa|thêm)/iu.test(day.phrase));
  if (counted) return deadline === null ? proposed : after(deadline, moreTime);
  return day === null ? proposed : notBefore(day, deadline);
}

/** Who asks for more time means a later day: "thứ tư" after a Monday next week is the Wednesday after it. */
export function notBefore(day: ReadDeadline, limit: ReadDeadline | null): ReadDeadline {
  if (limit === null || day.date >= limit.date || !/^(?:thứ|chủ nhật)/iu.test(day.phrase)) return day;
  const weeks = Math.ceil(daysBetween(day.date, limit.date) / 7);
  return { ...day, date: addDays(day.date, weeks * 7) };
}
