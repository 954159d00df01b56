import { localDay } from '@hopgon/contract/time/zoned';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { companyQuery } from '../../data/company/companies.ts';
import { itemsToAssignQuery, myItemsQuery } from '../../data/meetings/action-items.ts';
import { meetingsQuery, wholePeriodQuery } from '../../data/meetings/meetings.ts';
import { waitingMinutesQuery } from '../../data/meetings/minutes.ts';
import { boundsOf, weekOf } from '../../data/meetings/own-meetings.rules.ts';
import { countedOf } from '../../data/meetings/samples.rules.ts';
import { useIsSampleAlone } from '../../data/meetings/samples.ts';
import { pollsQuery } from '../../data/meetings/scheduling.ts';
import { browserZone } from '../../lib/format/browser-zone.ts';
import { useNow } from '../../lib/use-now.ts';
import { whatWaits } from './waiting.rules.ts';

const iso = (instant: number) => new Date(instant).toISOString();

/** What the dashboard is computed from: this week's meetings, those ahead, one's own items and those to give to people. */
export function useDashboard() {
  const { settings } = useSuspenseQuery(companyQuery).data;
  const timeZone = browserZone();
  const now = useNow();
  const day = localDay(now, timeZone);
  const today = useMemo(() => boundsOf(day, timeZone), [day, timeZone]);
  const week = useMemo(() => weekOf(today.start, timeZone), [today, timeZone]);
  const ahead = useQuery(meetingsQuery({ from: iso(today.start) }));
  const items = useQuery(myItemsQuery);
  const toAssign = useQuery(itemsToAssignQuery);
  const polls = useQuery(pollsQuery);
  const minutes = useQuery(waitingMinutesQuery);
  const isSampleAlone = useIsSampleAlone();
  const period = { from: iso(week[0]?.start ?? 0), to: iso(week.at(-1)?.end ?? 0) };
  const thisWeek = useQuery(wholePeriodQuery(period));
  const asked = ahead.data &&
    items.data &&
    toAssign.data &&
    minutes.data &&
    polls.data && {
      ...{ meetings: ahead.data.meetings, items: items.data },
      ...{ toAssign: toAssign.data, polls: polls.data.polls, minutes: minutes.data.waiting },
    };
  return {
    now,
    today,
    week,
    timeZone,
    settings,
    thisWeek,
    ahead,
    items,
    toAssign,
    polls,
    minutes,
    waiting: asked && whatWaits(asked, now),
    /** What figures count. */
    counted: {
      isSample: isSampleAlone,
      week: thisWeek.data && countedOf(thisWeek.data, isSampleAlone),
      items: items.data && countedOf(items.data, isSampleAlone),
      waiting:
        asked &&
        whatWaits(
          {
            meetings: countedOf(asked.meetings, isSampleAlone),
            items: countedOf(asked.items, isSampleAlone),
            toAssign: countedOf(asked.toAssign, isSampleAlone),
            polls: asked.polls,
            minutes: asked.minutes,
          },
          now,
        ),
    },
  };
}

export type Dashboard = ReturnType<typeof useDashboard>;
