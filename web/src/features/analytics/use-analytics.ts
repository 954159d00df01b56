import { localDay } from '@hopgon/contract/time/zoned';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { companyQuery } from '../../data/company/companies.ts';
import { myItemsQuery } from '../../data/meetings/action-items.ts';
import { wholePeriodQuery } from '../../data/meetings/meetings.ts';
import { countedOf } from '../../data/meetings/samples.rules.ts';
import { useIsSampleAlone } from '../../data/meetings/samples.ts';
import { useNow } from '../../lib/use-now.ts';
import { weeksUntil } from './analytics.rules.ts';

/** Weeks that are looked back on, this one among them. */
export const weekCount = 8;

const iso = (instant: number) => new Date(instant).toISOString();

/** What the page is computed from. */
export function useAnalytics() {
  const { timeZone } = useSuspenseQuery(companyQuery).data.settings;
  const now = useNow();
  const today = localDay(now, timeZone);
  const weeks = useMemo(() => weeksUntil(today, timeZone, weekCount), [today, timeZone]);
  const period = { from: iso(weeks[0]?.start ?? 0), to: iso(weeks.at(-1)?.end ?? 0) };
  const isSampleAlone = useIsSampleAlone();
  const meetings = useQuery(wholePeriodQuery(period));
  const items = useQuery(myItemsQuery);
  return {
    timeZone,
    weeks,
    isSample: isSampleAlone,
    meetings: { ...meetings, data: meetings.data && countedOf(meetings.data, isSampleAlone) },
    items: { ...items, data: items.data && countedOf(items.data, isSampleAlone) },
  };
}

export type Analytics = ReturnType<typeof useAnalytics>;
