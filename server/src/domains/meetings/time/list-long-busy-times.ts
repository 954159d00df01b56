import type { listBusyTimes as route } from '@hopgon/contract/meetings/busy/routes';
import type { BusyTime } from '@hopgon/contract/meetings/schemas';
import type { QueryOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { longestBusySpan } from './busy-span.rules.ts';
import { listBusyTimes } from './list-busy-times.ts';

/** The same over any stretch of time, read in parts. */
export async function listLongBusyTimes(
  scope: CompanyScope,
  { from, to, ...query }: QueryOf<typeof route>,
): Promise<BusyTime[]> {
  const [first, end] = [new Date(from).getTime(), new Date(to).getTime()];
  const all: BusyTime[] = [];
  for (let start = first; start < end; start += longestBusySpan) {
    const part = new Date(start).toISOString();
    const until = new Date(Math.min(start + longestBusySpan, end)).toISOString();
    const { busy } = await listBusyTimes(scope, { ...query, from: part, to: until });
    // What began before this part stands in the one before.
    all.push(...busy.filter(({ startsAt }) => start === first || startsAt >= part));
  }
  return all;
}
