import { instantOf } from '@hopgon/contract/time/zoned';
import { addMinutes, atClock, clockOf, dateOf } from '@hopgon/engine/time/local-time';
import type { Moment } from '@hopgon/engine/time/said-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { SpokenTime } from '../../parse/turn/spoken-time.rules.ts';
import { capitalize } from '../../render/capitalize.rules.ts';
import { say } from '../../render/reply.rules.ts';
import { slotInWords } from '../../render/slot-in-words.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { beginOfPart, clockSaid } from '../../resolve/time/spoken-slot.rules.ts';
import type { ActContext, ActOf, ActOutcome } from '../act-outcome.rules.ts';
import { arePeople } from '../meant-people.rules.ts';
import { answersUntil, dayWithoutHour, pollGaps } from '../poll-hour.rules.ts';
import { resolveNames } from '../resolve-names.ts';

/** "14/12" beside "15/12": no hour is said. */
const isDayAlone = ({ time }: { readonly time: SpokenTime | undefined }): boolean =>
  time?.saysDay === true && !time.saysClock;

const saysDay = ({ time }: { readonly time: SpokenTime | undefined }): boolean => time?.saysDay === true;

const timesAlone =
  'Ở đây chỉ hỏi được giờ họp, chưa hỏi được lựa chọn khác như món ăn hay địa điểm; việc đó bạn gửi thư hỏi từng người. Muốn hỏi giờ họp, bạn nêu ít nhất hai giờ, ví dụ “9h thứ Ba, 15h thứ Tư”.';

const askForTimes = (title: string): string =>
  `Bạn muốn hỏi những giờ nào${title === '' ? '' : ` cho “${capitalize(title)}”`}? Bạn nêu ít nhất hai giờ, ví dụ “9h thứ Ba, 15h thứ Tư”.`;

/** Until when to answer, or that it cannot be then. */
function untilSaid(context: ActContext, said: string, ahead: readonly { readonly start: string }[]) {
  const first = ahead.map(({ start }) => start).toSorted()[0] ?? '';
  const end = said === '' ? null : answersUntil(context, said);
  const isBefore = Boolean(end) && (end?.at ?? '') < instantOf(first, context.place.zone).toISOString();
  const isMissed = said !== '' && !isBefore;
  return {
    answerBy: isBefore ? end : null,
    missed: isMissed ? [`Chưa dùng hạn trả lời “${said}”: hạn phải sau bây giờ và trước giờ đầu tiên.`] : [],
  };
}

/** A poll of several times; a time past is said and left out. */
export async function buildPoll(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  { title, times, people: names, answerBy: until = '', minutes: said, isOfOther = false }: ActOf<'poll'>,
): Promise<ActOutcome> {
  const { place } = context;
  const minutes = said ?? place.minutes;
  if (times.length === 0)
    return {
      kind: 'ask',
      options: [],
      reply: say(isOfOther ? timesAlone : askForTimes(title)),
    };
  const people = await resolveNames(world, scope, context, names);
  if (!arePeople(people)) return people;
  const read = times.map((said) => ({ said, time: context.times[said] }));
  const clocked = read.find(({ time }) => time?.saysClock === true)?.time?.ahead;
  // A day without an hour is asked about at the hour of another, else when its work or that of its part begins; words change the hour.
  const hourOfOther = clocked ? clockOf(clockSaid(clocked, place)) : place.hours.start;
  const hourOf = (moment: Moment): string => beginOfPart(moment, place) ?? hourOfOther;
  const starts = read.flatMap(({ said, time }, at) => {
    const moment = time?.ahead;
    if (!moment || !(time.saysClock || time.saysDay)) return [];
    const start = time.saysClock ? clockSaid(moment, place) : atClock(dateOf(moment.start), hourOf(moment));
    // "8h hoặc 14h thứ Ba": an hour alone is of the day named beside it.
    const day = time.saysDay
      ? undefined
      : (read.slice(at).find(saysDay) ?? read.slice(0, at).findLast(saysDay));
    const named = day?.time?.ahead?.start;
    return [{ said, start: named === undefined ? start : atClock(dateOf(named), clockOf(start)) }];
  });
  const ahead = starts.filter(({ start }) => start > place.now);
  if (ahead.length < 2)
    return {
      kind: 'ask',
      options: [],
      reply: say(
        'Muốn hỏi giờ họp thì cần ít nhất hai giờ sắp tới. Bạn nêu lại các giờ nhé, ví dụ “9h thứ Ba, 15h thứ Tư”.',
      ),
    };
  const daysAlone = read.filter(isDayAlone).flatMap(({ time }) => time?.ahead ?? []);
  const hoursTaken = [...new Set(daysAlone.map(hourOf))].toSorted();
  const { answerBy, missed } = untilSaid(context, until, ahead);
  const left = read.filter(({ said }) => !ahead.some((one) => one.said === said)).map(({ said }) => said);
  return {
    kind: 'change',
    mentions: { userIds: people.map(({ userId }) => userId) },
    change: {
      kind: 'poll',
      title: capitalize(title === '' ? 'Chọn giờ họp' : title),
      minutes,
      timeZone: place.zone,
      times: ahead.map(({ start }) => {
        const end = addMinutes(start, minutes);
        return {
          startsAt: instantOf(start, place.zone).toISOString(),
          endsAt: instantOf(end, place.zone).toISOString(),
          when: slotInWords({ start, end }),
        };
      }),
      people: people.map(({ userId, displayName }) => ({ userId, displayName })),
      ...(answerBy && { answerBy }),
      warnings: [
        ...pollGaps(people),
        ...missed,
        ...(left.length === 0 ? [] : [`Không dùng được: ${left.join('; ')}.`]),
        ...(hoursTaken.length > 0
          ? [`${dayWithoutHour} được lấy lúc ${hoursTaken.join(', ')}; bạn nói giờ khác nếu cần.`]
          : []),
      ],
    },
  };
}
