import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { use } from 'react';
import { localDay } from '../../lib/format/zoned-time.ts';
import { SeriesPartsContext } from './series-parts.ts';

interface SeriesChangeProps {
  readonly meeting: Meeting;
  readonly onChange: (recurrence: Recurrence | undefined) => void;
}

/** Of a meeting that repeats and has not begun: how, and otherwise on request. */
export function SeriesChange({ meeting, onChange }: SeriesChangeProps) {
  const parts = use(SeriesPartsContext);
  if (!(parts && meeting.series) || meeting.status !== 'upcoming') return null;
  const day = localDay(meeting.series.start, meeting.timeZone);
  return <parts.RecurrenceChange meetingId={meeting.id} day={day} onChange={onChange} />;
}
