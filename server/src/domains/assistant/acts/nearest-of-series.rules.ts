import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { localTime } from '@hopgon/contract/time/zoned';
import { fold } from '@hopgon/engine/text/fold';
import type { ActContext } from './act-outcome.rules.ts';

const wasHeld = /(?:^|\s)(?:hom|bua|truoc|qua|vua|roi)(?:\s|$)/u;

interface AskedOf {
  readonly times: readonly { readonly said: string }[];
  readonly when?: string | undefined;
}

/** Of one series the next to come, or the last that was held where that is asked of. */
export function nearestOfSeries(
  found: readonly MeetingSummary[],
  { times, when }: AskedOf,
  { now }: ActContext['place'],
  isAsked = false,
): readonly MeetingSummary[] {
  const [first] = found;
  if (!isAsked || !first?.series || found.some(({ series }) => series?.id !== first.series?.id)) return found;
  const ordered = found.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  const isOver = ({ endsAt, timeZone }: MeetingSummary): boolean =>
    localTime(new Date(endsAt), timeZone) <= now;
  const last = ordered.findLast(isOver);
  const next = ordered.find((one) => !isOver(one));
  const asksPast = when === 'held' || times.some(({ said }) => wasHeld.test(fold(said)));
  const meant = asksPast ? (last ?? next) : (next ?? last);
  return meant === undefined ? found : [meant];
}
