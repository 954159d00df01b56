import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clashesQuery } from '../../../../data/meetings/meetings.ts';
import { browserZone } from '../../../../lib/format/browser-zone.ts';
import { formatRange } from '../../../../lib/format/date.ts';
import type { Times } from '../meeting-form.rules.ts';

interface FreeOrBusyQuery {
  readonly userIds: readonly string[];
  readonly times: Times | null;
  readonly exceptMeetingId?: string | undefined;
}

/** When these people are taken meanwhile, by id; null who is free. Undefined while that cannot be said. */
export function useFreeOrBusy({ userIds, times, exceptMeetingId }: FreeOrBusyQuery) {
  const isAhead = times !== null && times.endsAt > times.startsAt && times.endsAt.getTime() > Date.now();
  const { data, isPlaceholderData } = useQuery({
    ...clashesQuery({
      startsAt: times?.startsAt.toISOString() ?? '',
      endsAt: times?.endsAt.toISOString() ?? '',
      userIds: userIds.toSorted(),
      roomId: null,
      exceptMeetingId,
    }),
    enabled: isAhead && userIds.length > 0,
    placeholderData: keepPreviousData,
  });
  if (!data || !isAhead || isPlaceholderData) return undefined;
  const zone = browserZone();
  return new Map(
    userIds.map((userId) => {
      const clash = data.find(({ person }) => person?.userId === userId);
      return [userId, clash ? formatRange(clash.startsAt, clash.endsAt, zone) : null] as const;
    }),
  );
}
