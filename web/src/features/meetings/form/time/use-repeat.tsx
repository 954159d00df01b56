import type { Recurrence } from '@hopgon/contract/series/schemas';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isDay } from '../../../../lib/format/days.ts';
import { RecurrenceField } from '../../../series/recurrence-field.tsx';
import type { MeetingForm } from '../meeting-form.ts';

interface Repeat {
  readonly field: ReactNode;
  /** Null: once. Undefined: what is chosen makes no rule yet. */
  readonly recurrence: Recurrence | null | undefined;
}

/** How the meeting of a form repeats. */
export function useRepeat(form: MeetingForm, initial: Recurrence | null = null): Repeat {
  const [recurrence, setRecurrence] = useState<Recurrence | null | undefined>(initial);
  const written = useWatch({ control: form.control, name: 'day' });
  // While another day is being written, the rhythm keeps to the last one.
  const [day, setDay] = useState(written);
  if (written !== day && isDay(written)) setDay(written);
  const field = isDay(day) ? <RecurrenceField day={day} initial={initial} onChange={setRecurrence} /> : null;
  return { field, recurrence };
}
