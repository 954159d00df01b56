import { writeCommand } from '@hopgon/contract/commands/write-command';
import { hasMarks } from '@hopgon/engine/text/fold';
import { formatRange } from '@hopgon/engine/time/format-vi';
import { parseDuration } from '@hopgon/engine/time/parse-duration';
import { addDays, instantOf, localTime } from '@hopgon/engine/time/zoned';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { suggestTimes } from '../scheduling/suggest-times.ts';
import { takeLength } from './arguments/spoken-length.rules.ts';
import { joinNames } from './join-names.rules.ts';
import { askAboutPeople } from './people/ask-people.rules.ts';
import { resolvePeople } from './people/resolve-people.rules.ts';
import { readWorkplace, type Workplace } from './read-workplace.ts';
import { type AssistantReply, askBack, say } from './reply.rules.ts';
import { atClock, dateOf, type LocalTime } from './time/local-time.rules.ts';
import { readTime } from './time/read-time.rules.ts';
import { typeWhen } from './time/type-when.rules.ts';

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
  world: Pick<World, 'clock' | 'limiter'>,
  scope: CompanyScope,
  { people, message }: Wanted,
): Promise<AssistantReply> {
  const place = await readWorkplace(world, scope);
  const company = { people: place.people, callerId: place.callerId, typedMarks: hasMarks(message) };
  const found = resolvePeople(people, company);
  const unsure = people === '' ? null : askAboutPeople(found, company, (names) => `Tìm giờ họp với ${names}`);
  if (unsure) return unsure;
  const ids = [...new Set([place.callerId, ...found.people.map(({ userId }) => userId)])];
  if (ids.length > mostPeople)
    return say(`Chỉ tìm được giờ cho tối đa ${mostPeople} người. Hãy nêu ít người hơn.`);
  const minutes = parseDuration(takeLength(message).length) ?? place.minutes;
  const [start, end] = rangeOf(message, place.now);
  const { slots, nothing } = await suggestTimes(world, scope, {
    people: ids.map((userId) => ({ userId, required: true })),
    minutes,
    from: instantOf(start, place.zone).toISOString(),
    to: instantOf(end, place.zone).toISOString(),
    rest: 0,
    throughLunch: false,
    most: mostTimes,
  });
  const whom = found.people
    .filter(({ userId }) => userId !== place.callerId)
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

/** The days a message speaks of, from now on; two weeks when it speaks of none. */
function rangeOf(message: string, now: LocalTime): readonly [LocalTime, LocalTime] {
  const { ahead } = readTime(message, now);
  if (!ahead || ahead.end <= now) return [now, atClock(addDays(dateOf(now), usualDays), '00:00')];
  return [ahead.start < now ? now : ahead.start, ahead.end];
}
