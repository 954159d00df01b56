import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useCallback, useState } from 'react';
import { CalendarPage } from '../features/calendar/calendar-page.tsx';
import { CalendarMenu } from '../features/calendar-exchange/calendar-menu.tsx';
import { MeetingSlotsProvider } from '../features/meetings/meeting-slots.ts';
import { FindTimeLink } from '../features/scheduling/find-time-link.tsx';
import { PollsButton } from '../features/scheduling/polls-button.tsx';
import { SpanQuestion } from '../features/series/span-question.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { meetingSlots } from './meeting-slots.tsx';

const CreateMeetingDialog = lazyPart(
  () => import('../features/meetings/create-meeting-dialog.tsx'),
  'CreateMeetingDialog',
);
const EditMeetingDialog = lazyPart(
  () => import('../features/meetings/edit-meeting-dialog.tsx'),
  'EditMeetingDialog',
);
const ImportDialog = lazyPart(
  () => import('../features/calendar-exchange/import-dialog.tsx'),
  'ImportDialog',
);
const MeetingListView = lazyPart(
  () => import('../features/meetings/meeting-list-view.tsx'),
  'MeetingListView',
);

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The calendar with the forms that open over it. */
export function MeetingsScreen() {
  const { tao } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [chosen, choose] = useState<Span | null>(null);
  const [edited, edit] = useState<Meeting | null>(null);
  const [importing, setImporting] = useState(false);

  const openForm = useCallback(
    (open: boolean) =>
      void navigate({
        to: '/meetings',
        search: (before) => ({ ...before, tao: open ? '1' : undefined }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const onMake = useCallback(
    (span: Span | null) => {
      choose(span);
      openForm(true);
    },
    [openForm],
  );

  return (
    <MeetingSlotsProvider value={meetingSlots}>
      <CalendarPage
        SpanQuestion={SpanQuestion}
        onMake={onMake}
        onEdit={edit}
        more={
          <>
            <PollsButton />
            <FindTimeLink />
            <CalendarMenu onImport={() => setImporting(true)} />
          </>
        }
        list={
          <Suspense>
            <MeetingListView onCreate={() => onMake(null)} />
          </Suspense>
        }
      />
      <Suspense>
        {tao === '1' && (
          <CreateMeetingDialog
            open
            onOpenChange={openForm}
            at={chosen}
            // Chosen on the calendar, it is seen there; otherwise its page shows what was made.
            staysHere={chosen !== null}
          />
        )}
        {importing && <ImportDialog open onOpenChange={setImporting} />}
        {edited && <EditMeetingDialog open onOpenChange={() => edit(null)} meeting={edited} />}
      </Suspense>
    </MeetingSlotsProvider>
  );
}
