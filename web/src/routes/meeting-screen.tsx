import { MeetingSlotsProvider } from '../features/meetings/meeting-slots.ts';
import { MeetingPage } from '../features/meetings/page/meeting-page.tsx';
import { meetingSlots } from './meeting-slots.tsx';

/** The page of a meeting, with what other features show there. */
export const MeetingScreen = () => (
  <MeetingSlotsProvider value={meetingSlots}>
    <MeetingPage />
  </MeetingSlotsProvider>
);
