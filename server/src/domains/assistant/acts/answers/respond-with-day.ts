import { dayInDigits, weekdayInSentence, weekdayName } from '@hopgon/contract/time/format-local';
import type { SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import { fold } from '@hopgon/engine/text/fold';
import { addDays, daysBetween } from '@hopgon/engine/time/days';
import { coveredDays, dateOf } from '@hopgon/engine/time/local-time';
import { holidayOn, isWorked } from '@hopgon/engine/time/work-days';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { readCompany } from '../../../companies/company/read-company.ts';
import { say } from '../../render/reply.rules.ts';
import type { WorkingHours } from '../../shared/workplace.rules.ts';
import type { ActContext, ActOutcome } from '../act-outcome.rules.ts';

/** What a day is, how far it is, and when the company works, with what its description says of that. */
export async function respondWithDay(
  scope: CompanyScope,
  { place, times }: ActContext,
  { time, asks, message }: Extract<SpokenQuestion, { kind: 'day' }>,
): Promise<ActOutcome> {
  const moment = times[time]?.ahead ?? times[time]?.plain ?? null;
  const today = dateOf(place.now);
  const day = moment === null ? null : addDays(coveredDays(moment.start, moment.end).after, -1);
  const lines: string[] = [];
  if (day !== null && (asks.includes('weekday') || asks.includes('works')))
    lines.push(sayDay(day, today, place.hours));
  if (day !== null && asks.includes('how-far')) lines.push(sayDistance(today, day, place.hours));
  if (asks.includes('works')) {
    const { description } = await readCompany(scope);
    lines.push(sayHours(place.hours), ...sentencesOfDays(description, message));
  }
  if (lines.length === 0)
    return { kind: 'say', mentions: {}, isUnfound: true, reply: say('Bạn hỏi về ngày nào?') };
  return { kind: 'say', mentions: day === null ? {} : { day }, reply: say(lines.join('\n')) };
}

function sayDay(day: string, today: string, hours: WorkingHours): string {
  const holiday = holidayOn(day, hours);
  const kind = isWorked(day, hours) ? 'là ngày làm việc' : 'không phải ngày làm việc';
  const called = day === today ? `Hôm nay, ${dayInDigits(day)},` : dayInDigits(day);
  return `${called} là ${weekdayName(day)}, ${kind} của công ty${holiday === null ? '' : ` (${holiday})`}.`;
}

/** Longer is not counted day by day. */
const longestCounted = 1000;

function sayDistance(today: string, day: string, hours: WorkingHours): string {
  const count = daysBetween(today, day);
  if (count === 0) return 'Đó là hôm nay.';
  if (count < 0) return `Ngày ${dayInDigits(day)} đã qua ${-count} ngày.`;
  const whole = `Từ hôm nay đến ${weekdayName(day)}, ${dayInDigits(day)} còn ${count} ngày`;
  if (count > longestCounted) return `${whole}.`;
  const ahead = Array.from({ length: count }, (_, at) => addDays(today, at + 1));
  const worked = ahead.filter((one) => isWorked(one, hours)).length;
  return `${whole}, trong đó ${worked} ngày làm việc (không tính hôm nay).`;
}

function sayHours({ days, start, end, lunch }: WorkingHours): string {
  const ordered = days.toSorted((one, other) => one - other);
  const [first = 1, last = 1] = [ordered[0], ordered.at(-1)];
  const isRun = last - first + 1 === ordered.length && ordered.length > 1;
  const named = isRun
    ? `${weekdayInSentence(first)} đến ${weekdayInSentence(last)}`
    : ordered.map(weekdayInSentence).join(', ');
  return `Công ty làm việc ${named}, ${start}–${end}${lunch === null ? '' : `, nghỉ trưa ${lunch.start}–${lunch.end}`}.`;
}

const ofDays = /\b(?:thu (?:hai|ba|tu|nam|sau|bay)|chu nhat|cuoi tuan|ngay le|tet)\b/u;

/** What the description says of days on which somebody works. */
const sentencesOfDays = (description: string, message: string): string[] => {
  const sentences = description
    .split(/(?<=[.!?…])\s+|\n+/u)
    .filter((one) => ofDays.test(fold(one)) && /làm/u.test(one));
  const asksOfTet = /\btet\b/u.test(fold(message));
  return sentences
    .filter((one) => asksOfTet || !/\btet\b/u.test(fold(one)))
    .map((one) => `Phần giới thiệu công ty viết: “${one.trim()}”`);
};
