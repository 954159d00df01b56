import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';

export interface ListedMeeting {
  readonly meeting: MeetingSummary;
  /** How many others of its series are cancelled and not listed for themselves. */
  readonly othersCancelled: number;
}

/** Of the cancelled meetings of a series only the first is listed: a series cancelled for a year would bury the rest. */
export function collapseCancelled(meetings: readonly MeetingSummary[]): readonly ListedMeeting[] {
  const seriesOf = ({ status, series }: MeetingSummary) => (status === 'cancelled' && series?.id) || null;
  const cancelled = Map.groupBy(
    meetings.filter((meeting) => seriesOf(meeting) !== null),
    seriesOf,
  );
  return meetings.flatMap((meeting) => {
    const ofSeries = cancelled.get(seriesOf(meeting)) ?? [meeting];
    return ofSeries[0] === meeting ? [{ meeting, othersCancelled: ofSeries.length - 1 }] : [];
  });
}
