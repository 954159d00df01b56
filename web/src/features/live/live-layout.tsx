import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { motionsQuery } from '../../data/meetings/motions.ts';
import { useDesk, useWide } from '../../lib/use-wide.ts';
import { ScrollingTabPanel, Tabs } from '../../ui/layout/tabs.tsx';
import { AttendancePanel } from './attendance/attendance-panel.tsx';
import { AgendaPanel } from './course/agenda-panel.tsx';
import { CarriedPanel } from './course/carried-panel.tsx';
import { CurrentStrip } from './course/current-strip.tsx';
import { useLivePage } from './live-context.ts';
import { LiveHead } from './live-head.tsx';
import { MotionsPanel } from './motions/motions-panel.tsx';
import { OpenVoteStrip } from './motions/open-vote-strip.tsx';
import { NotesPanel } from './notes/notes-panel.tsx';
import { PhoneLiveHead } from './phone-live-head.tsx';
import { SpeakersPanel } from './speakers/speakers-panel.tsx';
import { WaitingNotice } from './waiting-notice.tsx';

/** Columns beside each other on a desk; one at a time, under tabs, where there is less room. */
export function LiveLayout() {
  const isWide = useWide();
  const isDesk = useDesk();
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {isWide ? <LiveHead /> : <PhoneLiveHead />}
      {isDesk ? <Columns /> : <TabbedParts />}
    </div>
  );
}

const column = 'min-h-0 overflow-y-auto';

/** What is put to the vote comes into sight of who has scrolled on to others. */
function useOpenVoteInSight() {
  const { live } = useLivePage();
  const { data } = useQuery(motionsQuery(live.meetingId));
  const openId = data?.motions.find(({ state, way }) => state === 'open' && way === 'meeting')?.id;
  const side = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (openId) side.current?.scrollTo({ top: 0 });
  }, [openId]);
  return side;
}

const Columns = () => (
  <div className="grid min-h-0 flex-1 grid-cols-[19rem_minmax(0,1fr)_clamp(22rem,27vw,24rem)]">
    <div className={`${column} border-r bg-paper`}>
      <WaitingNotice />
      <AgendaPanel />
      <CarriedPanel />
      <SpeakersPanel />
    </div>
    <NotesPanel />
    <div ref={useOpenVoteInSight()} className={`${column} flex flex-col border-l bg-paper`}>
      <AttendancePanel />
      {/* What is voted on now comes first. */}
      <div className="border-t has-data-open-vote:order-first has-data-open-vote:border-t-0 has-data-open-vote:border-b">
        <MotionsPanel />
      </div>
    </div>
  </div>
);

const tabs = [
  { value: 'agenda', label: 'Chương trình' },
  { value: 'notes', label: 'Ghi chú' },
  { value: 'attendance', label: 'Điểm danh' },
  { value: 'motions', label: 'Biểu quyết' },
] as const;
type Part = (typeof tabs)[number]['value'];

function TabbedParts() {
  const { live } = useLivePage();
  const [part, show] = useState<Part>(live.items.length === 0 ? 'notes' : 'agenda');
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <CurrentStrip />
      <WaitingNotice />
      {part !== 'motions' && <OpenVoteStrip onShow={() => show('motions')} />}
      <Tabs fills label="Các phần của cuộc họp" tabs={tabs} value={part} onChange={show}>
        <ScrollingTabPanel value="agenda">
          <AgendaPanel />
          <CarriedPanel />
          <SpeakersPanel />
        </ScrollingTabPanel>
        <ScrollingTabPanel value="notes">
          <NotesPanel />
        </ScrollingTabPanel>
        <ScrollingTabPanel value="attendance">
          <AttendancePanel />
        </ScrollingTabPanel>
        <ScrollingTabPanel value="motions">
          <MotionsPanel />
        </ScrollingTabPanel>
      </Tabs>
    </div>
  );
}
