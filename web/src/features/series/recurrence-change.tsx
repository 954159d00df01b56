import { recurrenceInWords } from '@hopgon/contract/series/recurrence-in-words';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { useQuery } from '@tanstack/react-query';
import Repeat from 'lucide-react/icons/repeat';
import { useCallback, useState } from 'react';
import { seriesQuery } from '../../data/meetings/series.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { RecurrenceField } from './recurrence-field.tsx';

interface RecurrenceChangeProps {
  readonly meetingId: string;
  /** Which the rule has it on, `YYYY-MM-DD`. */
  readonly day: string;
  /** Proposed: every so many of what it repeats by. */
  readonly interval?: number | undefined;
  /** Undefined while nothing else was chosen. */
  readonly onChange: (recurrence: Recurrence | undefined) => void;
}

/** How a meeting of a series repeats, in words; on request as a field. */
export function RecurrenceChange({ meetingId, day, interval, onChange }: RecurrenceChangeProps) {
  const { data: place } = useQuery(seriesQuery(meetingId));
  const [isOpen, open] = useState(interval !== undefined);
  const words = place ? recurrenceInWords(place.recurrence) : '';
  const leftOut = place?.recurrence.exceptions.join();
  const onFieldChange = useCallback(
    (recurrence: Recurrence | null | undefined) =>
      onChange(
        recurrence && (recurrenceInWords(recurrence) !== words || recurrence.exceptions.join() !== leftOut)
          ? recurrence
          : undefined,
      ),
    [onChange, words, leftOut],
  );
  if (!place) return null;
  if (isOpen)
    return (
      <RecurrenceField
        day={day}
        initial={interval === undefined ? place.recurrence : { ...place.recurrence, interval }}
        mayBeSingle={false}
        onChange={onFieldChange}
      />
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-sunken px-4 py-3">
      <span className="inline-flex min-w-0 items-center gap-2 text-small">
        <Repeat aria-hidden="true" />
        {words}
      </span>
      <Button size="small" onClick={() => open(true)}>
        Đổi cách lặp lại
      </Button>
    </div>
  );
}
