import type { useClearingForm } from '../../../lib/forms/use-clearing-form.ts';
import type { MeetingDraft } from './meeting-form.rules.ts';

/** The form a meeting is made and changed in, as its fields take it. */
export type MeetingForm = ReturnType<typeof useClearingForm<MeetingDraft>>;
