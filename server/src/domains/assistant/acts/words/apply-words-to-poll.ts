import type { SingleChange } from '@hopgon/contract/chat/changes';
import { instantOf, localTime } from '@hopgon/contract/time/zoned';
import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import { weekdayOf } from '@hopgon/engine/time/days';
import { addMinutes, atClock, clockOf, dateOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { SpokenTime } from '../../parse/turn/spoken-time.rules.ts';
import { say } from '../../render/reply.rules.ts';
import { slotInWords } from '../../render/slot-in-words.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { beginOfPart, clockSaid, dayMeant } from '../../resolve/time/spoken-slot.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import { arePeople } from '../meant-people.rules.ts';
import { answersUntil, dayWithoutHour, pollGaps } from '../poll-hour.rules.ts';
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
  const hours = hoursSaid(context, change, said);
  const starts = hours === null ? startsIn(context, change, said) : [];
  if (starts.some((start) => start <= place.now)) return sayOnly('Giờ đó đã qua. Bạn chọn giờ khác nhé.');
  const minutes = minutesAfter(change, spoken);
  const kept = withoutTimes(context, change, words).map(({ startsAt }, at) => {
    const start = localTime(new Date(startsAt), change.timeZone);
    const hour = hours?.[Math.min(at, hours.length - 1)];
    return timeAt(hour === undefined ? start : atClock(dateOf(start), hour), change.timeZone, minutes);
  });
  const added = starts.map((start) => timeAt(start, change.timeZone, minutes));
  const times = [...new Map([...kept, ...added].map((time) => [time.startsAt, time])).values()].slice(
    0,
    mostTimes,
  );
  if (times.length < leastTimes)
    return sayOnly('Bình chọn cần ít nhất hai giờ, nên thẻ đang mở giữ nguyên. Bạn thêm giờ khác trước nhé.');
  const answerBy = words.answerBy === '' ? (change.answerBy ?? null) : answersUntil(context, words.answerBy);
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

/** The hour of all its days, or of each in their order, where the poll was asked for without one: "14h nhé", "8h sáng, 2h chiều". */
function hoursSaid(
  { place, times }: ActContext,
  { warnings, times: asked }: Poll,
  said: readonly string[],
): readonly string[] | null {
  const read = said.flatMap((one) => times[one] ?? []);
  const isOpen = warnings.some((warning) => warning.startsWith(dayWithoutHour));
  const isCounted = read.length === 1 || read.length === asked.length;
  if (!isOpen || !isCounted) return null;
  const hours = read.flatMap(({ ahead, saysDay, saysClock }) =>
    ahead === null || saysDay || !saysClock ? [] : [clockOf(clockSaid(ahead, place))],
  );
  return hours.length === read.length ? hours : null;
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
  { dropTimes, dropOptions }: SpokenOfCard['words'],
) {
  const gone = dropTimes.flatMap((one) => times[one] ?? []);
  return asked.filter(({ startsAt }, at) => {
    const start = localTime(new Date(startsAt), timeZone);
    const isPlaced = dropOptions.some((one) => (one < 0 ? asked.length + one : one - 1) === at);
    return !isPlaced && !gone.some((time) => isAt(time, start, place));
  });
}

function isAt({ ahead, saysDay, saysClock }: SpokenTime, start: string, place: ActContext['place']): boolean {
  if (ahead === null || !(saysDay || saysClock)) return false;
  if (saysClock && clockOf(clockSaid(ahead, place, start)) !== clockOf(start)) return false;
  if (!saysDay) return true;
  // "Chiều t2" is a part of whichever Monday is asked about.
  const isDay = ahead.isBareWeekday
    ? weekdayOf(dateOf(ahead.start)) === weekdayOf(dateOf(start))
    : dateOf(ahead.start) === dateOf(start);
  const begins = clockOf(ahead.start);
  const isPart =
    saysClock ||
    dateOf(ahead.end) !== dateOf(ahead.start) ||
    (clockOf(start) >= begins && clockOf(start) < clockOf(ahead.end));
  return isDay && isPart;
}

function timeAt(start: string, timeZone: string, minutes: number): Poll['times'][number] {
  const end = addMinutes(start, minutes);
  return {
    startsAt: instantOf(start, timeZone).toISOString(),
    endsAt: instantOf(end, timeZone).toISOString(),
    when: slotInWords({ start, end }),
  };
}
