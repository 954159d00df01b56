import { lazy, Suspense } from 'react';
import { FindTimePage } from '../features/scheduling/find-time-page.tsx';

const CreateMeetingDialog = lazy(() =>
  import('../features/meetings/create-meeting-dialog.tsx').then((module) => ({
    default: module.CreateMeetingDialog,
  })),
);

/** Finding a time, with the form of a meeting that opens over it. */
export const FindTimeScreen = () => (
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
);
