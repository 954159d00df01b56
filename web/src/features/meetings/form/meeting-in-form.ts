import type { Recurrence } from '@hopgon/contract/series/schemas';
import type { DraftGuest } from '../people/guests.rules.ts';
import type { Invited } from '../people/people.rules.ts';
import type { MeetingDraft } from './meeting-form.rules.ts';

/** All that stands in the form of a meeting. */
export interface MeetingInForm {
  readonly draft: MeetingDraft;
  readonly people: readonly Invited[];
  readonly guests: readonly DraftGuest[];
  readonly recurrence: Recurrence | null;
  /** The short form hands over to the long one. */
  readonly isHandedOver?: boolean;
}
