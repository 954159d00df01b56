import { Suspense, useState } from 'react';
import { lazyOverlay } from '../../ui/states/lazy-part.ts';
import { CalendarMenu } from '../calendar-exchange/calendar-menu.tsx';
import { FindTimeLink } from '../scheduling/find-time-link.tsx';
import { PollsButton } from '../scheduling/polls-button.tsx';

const ImportDialog = lazyOverlay(() => import('../calendar-exchange/import-dialog.tsx'), 'ImportDialog');

/** What else can be done with the calendar: open polls, the search for a time, import and export. */
export function CalendarTools() {
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <PollsButton />
      <FindTimeLink />
      <CalendarMenu onImport={() => setImporting(true)} />
      <Suspense>{isImporting && <ImportDialog open onOpenChange={setImporting} />}</Suspense>
    </>
  );
}
