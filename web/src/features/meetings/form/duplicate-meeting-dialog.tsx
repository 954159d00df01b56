import type { MeetingDialogProps } from '../meeting-dialog-props.ts';
import { draftGuests } from '../people/guests.rules.ts';
import { CreateMeetingDialog } from './create-meeting-dialog.tsx';
import { copyOf } from './meeting-form.rules.ts';

/** A new meeting with the title, goal, place and people of this one, at the next free time. */
export const DuplicateMeetingDialog = ({ meeting, ...dialog }: MeetingDialogProps) => (
  <CreateMeetingDialog
    {...dialog}
    like={copyOf(meeting)}
    people={meeting.participants.map(({ userId, displayName, role }) => ({ userId, displayName, role }))}
    guests={draftGuests(meeting.guests)}
  />
);
