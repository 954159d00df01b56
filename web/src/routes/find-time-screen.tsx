import { lazy, Suspense } from 'react';
import { MeetingSlotsProvider } from '../features/meetings/meeting-slots.ts';
import { FindTimePage } from '../features/scheduling/find-time-page.tsx';
import { meetingSlots } from './meeting-slots.tsx';

const CreateMeetingDialog = lazy(() =>
  import('../features/meetings/create-meeting-dialog.tsx').then((module) => ({
    default: module.CreateMeetingDialog,
  })),
);

/** Finding a time, with the form of a meeting that opens over it. */
export const FindTimeScreen = () => (
  <MeetingSlotsProvider value={meetingSlots}>
    <FindTimePage
      meetingForm={(taken, close) => (
        <Suspense>
          <CreateMeetingDialog
            open
            onOpenChange={close}
            at={taken}
            people={taken.people.map((person) => ({ ...person, role: 'attendee' }))}
          />
        </Suspense>
      )}
    />
  </MeetingSlotsProvider>
);
