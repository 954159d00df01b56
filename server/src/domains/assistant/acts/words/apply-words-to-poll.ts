import type { SingleChange } from '@hopgon/contract/chat/changes';
import { instantOf, localTime } from '@hopgon/contract/time/zoned';
import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import { addMinutes, atClock, clockOf, dateOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { say } from '../../render/reply.rules.ts';
import { slotInWords } from '../../render/slot-in-words.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { clockSaid } from '../../resolve/time/spoken-slot.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import { arePeople } from '../meant-people.rules.ts';
import { resolveNames } from '../resolve-names.ts';
import type { CardAnswer } from './card-answer.rules.ts';
import { titleAfter } from './spell-into-title.rules.ts';

type Poll = Extract<SingleChange, { kind: 'poll' }>;

const mostTimes = 10;

/** A poll with further times, with other people or with more words in its name. */
export async function applyWordsToPoll(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  change: Poll,
  spoken: SpokenChange,
): Promise<CardAnswer | null> {
  const add = await resolveNames(world, scope, context, [...spoken.add, ...spoken.names]);
  if (!arePeople(add)) return add;
  const remove = await resolveNames(world, scope, context, spoken.remove);
  if (!arePeople(remove)) return remove;
  const starts = startsIn(context, change, spoken);
  if (starts.some((start) => start <= context.place.now))
    return { kind: 'say', mentions: {}, reply: say('Giờ đó đã qua. Bạn chọn giờ khác nhé.') };
  if (add.length + remove.length + starts.length === 0 && spoken.spellOut + spoken.title === '') return null;
  const gone = new Set(remove.map(({ userId }) => userId));
  const all = new Map(
    [...change.people, ...add].map(({ userId, displayName }) => [userId, { userId, displayName }]),
  );
  const times = [...change.times, ...starts.map((start) => timeAt(start, change))];
  return {
    kind: 'changed',
    change: {
      ...change,
      title: titleAfter(change.title, spoken),
      people: [...all.values()].filter(({ userId }) => !gone.has(userId)),
      times: [...new Map(times.map((time) => [time.startsAt, time])).values()].slice(0, mostTimes),
      warnings: [],
    },
  };
}

/** Further times; an hour alone is of the last day that is asked about. */
function startsIn({ place, times }: ActContext, change: Poll, { times: said }: SpokenChange): string[] {
  const last = change.times.at(-1)?.startsAt;
  return said.flatMap((one) => {
    const time = times[one];
    if (!time?.ahead || !time.saysClock) return [];
    const start = clockSaid(time.ahead, place);
    const day = time.saysDay || last === undefined ? start : localTime(new Date(last), change.timeZone);
    return [atClock(dateOf(day), clockOf(start))];
  });
}

function timeAt(start: string, { minutes, timeZone }: Poll): Poll['times'][number] {
  const end = addMinutes(start, minutes);
  return {
    startsAt: instantOf(start, timeZone).toISOString(),
    endsAt: instantOf(end, timeZone).toISOString(),
    when: slotInWords({ start, end }),
  };
}
