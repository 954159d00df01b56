import { MeetingPage } from '../features/meetings/meeting-page.tsx';
import { MeetingSlotsProvider } from '../features/meetings/meeting-slots.ts';
import { meetingSlots } from './meeting-slots.tsx';

/** The page of a meeting, with what other features show there. */
export const MeetingScreen = () => (
  <MeetingSlotsProvider value={meetingSlots}>
    <MeetingPage />
  </MeetingSlotsProvider>
);
