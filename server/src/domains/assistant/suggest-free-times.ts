import { writeCommand } from '@hopgon/contract/commands/write-command';
import { formatRange } from '@hopgon/engine/time/format-vi';
import { addDays, instantOf, localTime } from '@hopgon/engine/time/zoned';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { suggestTimes } from '../scheduling/suggestions/suggest-times.ts';
import { joinNames } from './join-names.rules.ts';
import { readWorkplace } from './read-workplace.ts';
import { type AssistantReply, askBack, say } from './reply.rules.ts';
import { atClock, dateOf, type LocalTime } from './time/local-time.rules.ts';
import type { Slot } from './time/suggest.rules.ts';
import { typeWhen } from './time/type-when.rules.ts';
import { colleaguesOf, type Workplace } from './workplace.rules.ts';

interface Wanted {
  /** As said; empty when nobody was named: oneself. */
  readonly people: string;
  readonly message: string;
}

const mostPeople = 50;
const mostTimes = 4;
const usualDays = 14;

const findTimePage = { label: 'Tìm giờ khác, đổi số người hoặc thời lượng', path: '/meetings/find-time' };

/** When people named in a message and the caller are free together; each time offered leads to a card. */
export async function suggestFreeTimes(
  world: Pick<World, 'assistantReader' | 'clock' | 'limiter'>,
  scope: CompanyScope,
  { people, message }: Wanted,
): Promise<AssistantReply> {
  const place = await readWorkplace(world, scope);
  const read = await world.assistantReader.read(scope, 'readFreeTimeRequest', { people, message }, place);
  if ('reply' in read) return read.reply;
  const ids = [...new Set([place.callerId, ...read.userIds])];
  if (ids.length > mostPeople)
    return say(`Chỉ tìm được giờ cho tối đa ${mostPeople} người. Hãy nêu ít người hơn.`);
  const minutes = read.minutes ?? place.minutes;
  const [start, end] = rangeOf(read.days, place.now);
  const { slots, nothing } = await suggestTimes(world, scope, {
    people: ids.map((userId) => ({ userId, required: true })),
    minutes,
    from: instantOf(start, place.zone).toISOString(),
    to: instantOf(end, place.zone).toISOString(),
    rest: 0,
    throughLunch: false,
    most: mostTimes,
  });
  const whom = colleaguesOf(place)
    .filter(({ userId }) => read.userIds.includes(userId))
    .map(({ displayName }) => displayName);
  if (nothing)
    return say(`${nothing.text}\n- ${findTimePage.label}`, { kind: 'links', links: [findTimePage] });
  return askBack(
    `${joinNames(['Bạn', ...whom])}${whom.length === 0 ? '' : ' cùng'} rảnh ${minutes} phút vào các giờ sau. Chọn một giờ để đặt lịch:`,
    slots
      .toSorted((left, right) => Date.parse(left.startsAt) - Date.parse(right.startsAt))
      .map(({ startsAt, endsAt }) => offer({ startsAt, endsAt, people: whom, place })),
  );
}

interface Offered {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly people: readonly string[];
  readonly place: Workplace;
}

function offer({ startsAt, endsAt, people, place }: Offered): { label: string; command: string } {
  const slot = {
    start: localTime(new Date(startsAt), place.zone),
    end: localTime(new Date(endsAt), place.zone),
  };
  const goal = people.length === 0 ? 'Họp' : `Họp với ${joinNames(people)}`;
  return {
    label: formatRange(slot.start, slot.end),
    command: writeCommand('lenlich', [people.join(', ') || 'tôi', goal, typeWhen(slot)]),
  };
}

/** The days that were said, from now on; two weeks where none were. */
function rangeOf(days: Slot | null, now: LocalTime): readonly [LocalTime, LocalTime] {
  if (!days || days.end <= now) return [now, atClock(addDays(dateOf(now), usualDays), '00:00')];
  return [days.start < now ? now : days.start, days.end];
}
