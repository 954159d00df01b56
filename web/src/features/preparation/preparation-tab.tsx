import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { AgendaPanel } from './agenda-panel.tsx';
import { BriefPanel } from './brief-panel.tsx';
import { PapersPanel } from './papers-panel.tsx';

/** Everything one does before a meeting. */
export const PreparationTab = ({ meeting }: { readonly meeting: Meeting }) => (
  <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_400px]">
    <div className="flex min-w-0 flex-col gap-4">
      <AgendaPanel meeting={meeting} />
      <PapersPanel meetingId={meeting.id} />
    </div>
    <BriefPanel meetingId={meeting.id} />
  </div>
);
