import { keptForms } from '../../lib/forms/kept-forms.ts';

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
