import { Suspense } from 'react';
import { MeetingSlotsProvider } from '../features/meetings/meeting-slots.ts';
import { FindTimePage } from '../features/scheduling/find-time-page.tsx';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { meetingSlots } from './meeting-slots.tsx';

const CreateMeetingDialog = lazyPart(
  () => import('../features/meetings/form/create-meeting-dialog.tsx'),
  'CreateMeetingDialog',
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
