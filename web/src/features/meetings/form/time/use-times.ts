import { useWatch } from 'react-hook-form';
import { draftTimes, type Times } from '../meeting-form.rules.ts';
import type { MeetingForm } from '../meeting-form.ts';

/** When the meeting in the form is, as it stands; null while that is unknown. */
export function useTimes(form: MeetingForm): Times | null {
  return draftTimes({ ...form.getValues(), ...useWatch({ control: form.control }) });
}
