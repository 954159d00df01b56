import type { SearchWay } from '@hopgon/contract/scheduling/schemas';
import { instantAt, localDay } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { meQuery } from '../../data/account/me.ts';
import { companyQuery } from '../../data/company/companies.ts';
import { suggestionsQuery } from '../../data/meetings/scheduling.ts';
import { type FindTimePlace, readWanted, type Wanted, writeWanted } from './find-time-place.rules.ts';

const usualDays = 13;

/** What is looked for, what was found, and how to look for something else. All of it stands in the address. */
export function useFindTime() {
  const place: FindTimePlace = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: me } = useSuspenseQuery(meQuery);
  const { settings } = useSuspenseQuery(companyQuery).data;
  const { timeZone, lunch } = settings;
  const today = localDay(Date.now(), timeZone);
  const from = place.from ?? today;
  const to = place.to ?? addDays(from, usualDays);
  const wanted = place.people ? readWanted(place.people) : [{ userId: me.id, required: true }];
  const minutes = place.minutes ?? settings.defaultMeetingDuration;
  const rest = place.rest ?? 0;
  const isOrdered = from <= to;
  const search = {
    people: wanted,
    minutes,
    rest,
    from: instantAt(from, '00:00', timeZone).toISOString(),
    to: instantAt(addDays(to, 1), '00:00', timeZone).toISOString(),
    throughLunch: lunch !== null && place.noon === '1',
    ...(place.room ? { roomId: place.room } : {}),
  };
  const options = suggestionsQuery(search);
  const query = useQuery({ ...options, enabled: options.enabled === true && isOrdered });

  const look = (changes: FindTimePlace) =>
    void navigate({
      to: '/meetings/find-time',
      search: { ...place, ...changes },
      replace: true,
      resetScroll: false,
    });
  const want = (next: readonly Wanted[]) => look({ people: writeWanted(next) });

  const acceptWay = (way: SearchWay) => {
    if (way.kind === 'shorter') look({ minutes: way.minutes });
    if (way.kind === 'no-rest') look({ rest: 0 });
    if (way.kind === 'through-lunch') look({ noon: '1' });
    if (way.kind === 'longer-range') look({ to: addDays(localDay(way.to, timeZone), -1) });
    if (way.kind !== 'optional') return;
    if (way.id === place.room) look({ room: undefined });
    else want(wanted.map((one) => (one.userId === way.id ? { ...one, required: false } : one)));
  };

  return {
    me,
    timeZone,
    lunch,
    place: { ...place, from, to, minutes, rest },
    wanted,
    isOrdered,
    query,
    look,
    want,
    acceptWay,
  };
}

export type FindTime = ReturnType<typeof useFindTime>;
