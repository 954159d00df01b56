import { CreateMeetingDialog } from './create-meeting-dialog.tsx';
import { draftGuests } from './guests.rules.ts';
import type { MeetingDialogProps } from './meeting-dialog-props.ts';
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
