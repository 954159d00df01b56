import type { SingleChange } from '@hopgon/contract/chat/changes';
import { instantOf, localTime } from '@hopgon/contract/time/zoned';
import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import { addMinutes, atClock, clockOf, dateOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { SpokenTime } from '../../parse/turn/spoken-time.rules.ts';
import { say } from '../../render/reply.rules.ts';
import { slotInWords } from '../../render/slot-in-words.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { beginOfPart, clockSaid, dayMeant } from '../../resolve/time/spoken-slot.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import { arePeople } from '../meant-people.rules.ts';
import { dayWithoutHour, pollGaps } from '../poll-hour.rules.ts';
import { resolveNames } from '../resolve-names.ts';
import type { CardAnswer, SpokenOfCard } from './card-answer.rules.ts';
import { titleAfter } from './spell-into-title.rules.ts';

type Poll = Extract<SingleChange, { kind: 'poll' }>;

const mostTimes = 10;
const leastTimes = 2;

const sayOnly = (words: string): CardAnswer => ({ kind: 'say', mentions: {}, reply: say(words) });

/** A poll with more or fewer times, of another length, with other people, another end, or more words in its name. */
export async function applyWordsToPoll(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  change: Poll,
  { spoken, words }: SpokenOfCard,
): Promise<CardAnswer | null> {
  const { place } = context;
  const likely = change.people.map(({ userId }) => userId);
  const add = await resolveNames(world, scope, context, [...spoken.add, ...spoken.names]);
  if (!arePeople(add)) return add;
  const remove = await resolveNames(world, scope, context, spoken.remove, { likely: [likely] });
  if (!arePeople(remove)) return remove;
  const isOther = [words.answerBy, ...words.dropTimes];
  const said = spoken.times.filter((time) => !isOther.includes(time));
  const hour = hourForAll(context, change, said);
  const starts = hour === null ? startsIn(context, change, said) : [];
  if (starts.some((start) => start <= place.now)) return sayOnly('Giờ đó đã qua. Bạn chọn giờ khác nhé.');
  const minutes = minutesAfter(change, spoken);
  const kept = withoutTimes(context, change, words.dropTimes).map(({ startsAt }) => {
    const start = localTime(new Date(startsAt), change.timeZone);
    return timeAt(hour === null ? start : atClock(dateOf(start), hour), change.timeZone, minutes);
  });
  const added = starts.map((start) => timeAt(start, change.timeZone, minutes));
  const times = [...new Map([...kept, ...added].map((time) => [time.startsAt, time])).values()].slice(
    0,
    mostTimes,
  );
  if (times.length < leastTimes)
    return sayOnly('Bình chọn cần ít nhất hai giờ, nên thẻ đang mở giữ nguyên. Bạn thêm giờ khác trước nhé.');
  const answerBy = words.answerBy === '' ? (change.answerBy ?? null) : endOf(context, words.answerBy);
  if (
    words.answerBy !== '' &&
    (!answerBy || answerBy.at > (times.map(({ startsAt }) => startsAt).toSorted()[0] ?? ''))
  )
    return sayOnly(
      `Hạn trả lời “${words.answerBy}” phải sau bây giờ và trước giờ đầu tiên được hỏi. Thẻ đang mở giữ nguyên.`,
    );
  const gone = new Set(remove.map(({ userId }) => userId));
  const all = new Map(
    [...change.people, ...add].map(({ userId, displayName }) => [userId, { userId, displayName }]),
  );
  const changed: Poll = {
    ...change,
    title: titleAfter(change.title, spoken),
    minutes,
    people: [...all.values()].filter(({ userId }) => !gone.has(userId)),
    times,
    ...(answerBy && { answerBy }),
    warnings: pollGaps([...all.values()].filter(({ userId }) => !gone.has(userId))),
  };
  return JSON.stringify({ ...changed, warnings: change.warnings }) === JSON.stringify(change)
    ? null
    : { kind: 'changed', change: changed };
}

/** The hour of all its days, where the poll was asked for without one: "14h nhé". */
function hourForAll(
  { place, times }: ActContext,
  { warnings }: Poll,
  said: readonly string[],
): string | null {
  const [only, ...more] = said.flatMap((one) => times[one] ?? []);
  const isOpen = warnings.some((warning) => warning.startsWith(dayWithoutHour));
  if (!isOpen || !only?.ahead || more.length > 0 || only.saysDay || !only.saysClock) return null;
  return clockOf(clockSaid(only.ahead, place));
}

const minutesAfter = ({ minutes: before }: Poll, { minutes, more }: SpokenChange): number =>
  Math.max(5, minutes ?? before + (more ?? 0));

/** Further times; an hour alone is of the last day that is asked about. */
function startsIn({ place, times }: ActContext, change: Poll, said: readonly string[]): string[] {
  const { startsAt } = change.times.at(-1) ?? {};
  const last = startsAt === undefined ? place.now : localTime(new Date(startsAt), change.timeZone);
  return said.flatMap((one) => {
    const time = times[one];
    if (!time?.ahead || !(time.saysClock || time.saysDay)) return [];
    // A further weekday is of the week of the last one, and at its hour where none is said.
    const day = time.saysDay ? dayMeant(time.ahead, { start: last }, place) : dateOf(last);
    const hour = startsAt === undefined ? place.hours.start : clockOf(last);
    const clock = time.saysClock ? clockOf(clockSaid(time.ahead, place)) : beginOfPart(time.ahead, place);
    return [atClock(day, clock ?? hour)];
  });
}

function withoutTimes(
  { place, times }: ActContext,
  { times: asked, timeZone }: Poll,
  said: readonly string[],
) {
  const gone = said.flatMap((one) => times[one] ?? []);
  return asked.filter(({ startsAt }) => {
    const start = localTime(new Date(startsAt), timeZone);
    return !gone.some((time) => isAt(time, start, place));
  });
}

function isAt({ ahead, saysDay, saysClock }: SpokenTime, start: string, place: ActContext['place']): boolean {
  if (ahead === null || !(saysDay || saysClock)) return false;
  const isDay = !saysDay || dateOf(ahead.start) === dateOf(start);
  return isDay && (!saysClock || clockOf(clockSaid(ahead, place, start)) === clockOf(start));
}

/** Until when votes may be given: a day without an hour is up to the end of its work. */
function endOf({ place, times }: ActContext, said: string): Poll['answerBy'] | null {
  const time = times[said];
  if (!time?.ahead) return null;
  const at = time.saysClock
    ? clockSaid(time.ahead, place)
    : atClock(dateOf(time.ahead.start), place.hours.end);
  if (at <= place.now) return null;
  const when = slotInWords({ start: at, end: addMinutes(at, 0) }).replace(/[–-]\d\d:\d\d$/u, '');
  return { at: instantOf(at, place.zone).toISOString(), when };
}

function timeAt(start: string, timeZone: string, minutes: number): Poll['times'][number] {
  const end = addMinutes(start, minutes);
  return {
    startsAt: instantOf(start, timeZone).toISOString(),
    endsAt: instantOf(end, timeZone).toISOString(),
    when: slotInWords({ start, end }),
  };
}
