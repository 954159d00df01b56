import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { localDay } from '@hopgon/engine/time/zoned';
import { type ReactNode, useState } from 'react';
import { useMeetingSlots } from '../meeting-slots.ts';

interface Rhythm {
  readonly field: ReactNode;
  /** How it repeats from now on; undefined while nothing else was chosen. */
  readonly recurrence: Recurrence | undefined;
}

/** How a meeting of a series that has not begun repeats, and otherwise on request. */
export function useRhythm({ id, series, status, timeZone }: Meeting): Rhythm {
  const { RecurrenceChange } = useMeetingSlots();
  const [recurrence, setRecurrence] = useState<Recurrence | undefined>();
  const isOffered = RecurrenceChange && series && status === 'upcoming';
  const field = isOffered ? (
    <RecurrenceChange meetingId={id} day={localDay(series.start, timeZone)} onChange={setRecurrence} />
  ) : null;
  return { field, recurrence };
}
