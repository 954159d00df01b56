import type { ReactNode } from 'react';
import { MeetingSlotsProvider } from '../features/meetings/meeting-slots.ts';
import { meetingSlots } from './meeting-slots.tsx';

/** Gives forms and lists of meetings what other features show in them; loaded with them. */
export const WithMeetingSlots = ({ children }: { readonly children: ReactNode }) => (
  <MeetingSlotsProvider value={meetingSlots}>{children}</MeetingSlotsProvider>
);
