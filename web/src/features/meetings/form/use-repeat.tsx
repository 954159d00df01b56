import type { Recurrence } from '@hopgon/contract/series/schemas';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isDay } from '../../../lib/format/days.ts';
import { useMeetingSlots } from '../meeting-slots.ts';
import type { MeetingForm } from './meeting-form.ts';

interface Repeat {
  readonly field: ReactNode;
  /** Null: once. Undefined: what is chosen makes no rule yet. */
  readonly recurrence: Recurrence | null | undefined;
}

/** How the meeting of a form repeats, where the app has a field for that. */
export function useRepeat(form: MeetingForm, initial: Recurrence | null = null): Repeat {
  const { RepeatField } = useMeetingSlots();
  const [recurrence, setRecurrence] = useState<Recurrence | null | undefined>(initial);
  const written = useWatch({ control: form.control, name: 'day' });
  // While another day is being written, the rhythm keeps to the last one.
  const [day, setDay] = useState(written);
  if (written !== day && isDay(written)) setDay(written);
  const field =
    RepeatField && isDay(day) ? <RepeatField day={day} initial={initial} onChange={setRecurrence} /> : null;
  return { field, recurrence };
}
