import type { Recurrence } from '@hopgon/contract/series/schemas';
import { keptForms } from '../../../lib/forms/kept-forms.ts';
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

interface Writer {
  readonly personId: string;
  readonly companyId: string;
}

const newMeeting = 'new';

/** Where the form of a meeting is kept while it is written; without an id that of a new one. */
export const keptMeetingKey = ({ personId, companyId }: Writer, meetingId = newMeeting): string =>
  `meeting ${personId} ${companyId} ${meetingId}`;

/** Whether somebody was writing when their session ended or the page was loaded again. */
export const isMeetingKept = (writer: Writer, meetingId?: string): boolean =>
  keptForms.has(keptMeetingKey(writer, meetingId));
