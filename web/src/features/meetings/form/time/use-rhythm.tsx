import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { localDay } from '@hopgon/contract/time/zoned';
import { type ReactNode, useState } from 'react';
import { RecurrenceChange } from '../../../series/recurrence-change.tsx';

interface Rhythm {
  readonly field: ReactNode;
  /** How it repeats from now on; undefined while nothing else was chosen. */
  readonly recurrence: Recurrence | undefined;
}

/** How a meeting of a series that has not begun repeats, and otherwise on request; `interval` is proposed for it. */
export function useRhythm({ id, series, status, timeZone }: Meeting, interval?: number): Rhythm {
  const [recurrence, setRecurrence] = useState<Recurrence | undefined>();
  const field =
    series && status === 'upcoming' ? (
      <RecurrenceChange
        meetingId={id}
        day={localDay(series.start, timeZone)}
        interval={interval}
        onChange={setRecurrence}
      />
    ) : null;
  return { field, recurrence };
}
