import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { localTime } from '@hopgon/contract/time/zoned';
import { fold } from '@hopgon/engine/text/fold';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import type { Moment } from '@hopgon/engine/time/said-time';
import type { SpokenTime } from '../../parse/turn/spoken-time.rules.ts';

/** Whether it is when the words say; a time that is no meeting's own says nothing of it. */
export function timeScore(
  { title, startsAt, endsAt, timeZone }: MeetingSummary,
  times: readonly SpokenTime[],
): number {
  const [start, end] = [startsAt, endsAt].map((at) => localTime(new Date(at), timeZone));
  if (start === undefined || end === undefined || times.length === 0) return 0;
  const fits = times.map((time) => {
    // What reads as a time may be part of a title: "kế hoạch bán hàng Tết".
    if (fold(title).includes(fold(time.said))) return 0.3;
    const moments = [time.ahead, time.plain].filter((moment) => moment !== null);
    return moments.some((moment) => isWithin(moment, start, end)) ? 0.4 : -0.6;
  });
  return Math.max(...fits);
}

function isWithin(moment: Moment, start: LocalTime, end: LocalTime): boolean {
  if (!moment.clock) return start < moment.end && end > moment.start;
  return [moment.start, moment.otherHalf].some((at) => at !== null && at >= start && at < end);
}

/** Of a series the nearest is meant, where no day says another. */
export function narrowSeries(
  found: readonly MeetingSummary[],
  { times, lastIds }: { readonly times: readonly SpokenTime[]; readonly lastIds: readonly string[] },
  now: LocalTime,
): MeetingSummary[] {
  const spoken = found.find(({ id }) => lastIds[0] === id);
  if (spoken && times.length === 0) return [spoken];
  const isSaid = times.some(({ saysDay }) => saysDay);
  const seen = new Set<string>();
  const ahead = found.filter(({ endsAt, timeZone }) => localTime(new Date(endsAt), timeZone) > now);
  const ordered = [...ahead, ...found.filter((one) => !ahead.includes(one)).toReversed()];
  return ordered.filter(({ series }) => {
    if (series === null || isSaid) return true;
    if (seen.has(series.id)) return false;
    seen.add(series.id);
    return true;
  });
}
