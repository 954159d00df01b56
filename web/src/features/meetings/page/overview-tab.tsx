import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useQuery } from '@tanstack/react-query';
import { carriedItemsQuery } from '../../../data/meetings/follow-ups.ts';
import { agendaQuery } from '../../../data/meetings/preparation.ts';
import { readingsQuery } from '../../../data/meetings/readings.ts';
import { transcriptQuery } from '../../../data/transcripts/transcripts.ts';
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { AgendaPanel } from '../../preparation/agenda-panel.tsx';
import { MeetingReminder } from '../../reminders/meeting-reminder.tsx';
import { AnswerPanel } from '../people/answer-panel.tsx';
import { PeoplePanel } from '../people/people-panel.tsx';
import { OutcomePanel } from './outcome-panel.tsx';

export function OverviewTab({ meeting }: { readonly meeting: Meeting }) {
  const { goal, status } = meeting;
  // Its results are what people look for then.
  const isOver = status === 'completed';
  const isComing = [
    useQuery(transcriptQuery(meeting.id)),
    useQuery(readingsQuery(meeting.id)),
    useQuery(agendaQuery(meeting.id)),
    useQuery({ ...carriedItemsQuery(meeting.id), enabled: meeting.series !== null }),
  ].some(({ isLoading }) => isLoading);
  const isAlone = meeting.participants.length + meeting.guests.length < 2 && meeting.myAnswer === 'accepted';
  // Its parts stand below each other: one that came later would push the others down.
  if (isComing)
    return (
      <Panel>
        <SkeletonRows />
      </Panel>
    );
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="flex min-w-0 flex-col gap-4">
        {status === 'draft' && (
          <Banner tone="info">
            Bản nháp này chỉ người tạo, chủ trì và thư ký thấy. Chưa ai được báo cho đến khi gửi lời mời.
          </Banner>
        )}
        {status === 'cancelled' && <CancelledNotice meeting={meeting} />}
        {meeting.can.answer && !isOver && !isAlone && <AnswerPanel meeting={meeting} />}
        {isOver && <OutcomePanel meeting={meeting} />}
        <Panel>
          <PanelHead title="Mục tiêu" />
          <p className="px-5 py-4 break-words whitespace-pre-line first-letter:uppercase">
            {goal || (
              <span className="text-muted">
                {isOver ? 'Không ghi mục tiêu cuộc họp.' : 'Chưa ghi mục tiêu cuộc họp.'}
              </span>
            )}
          </p>
        </Panel>
        <AgendaPanel meeting={meeting} />
        {!isOver && <OutcomePanel meeting={meeting} />}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <PeoplePanel meeting={meeting} />
        {status !== 'draft' && <MeetingReminder meeting={meeting} />}
      </div>
    </div>
  );
}

const CancelledNotice = ({ meeting: { cancelledBy, cancelledReason } }: { readonly meeting: Meeting }) => (
  <Banner tone="warning">
    {cancelledBy?.displayName ? `${cancelledBy.displayName} đã hủy cuộc họp này.` : 'Cuộc họp này đã bị hủy.'}
    {cancelledReason && ` Lý do: ${cancelledReason}`}
  </Banner>
);
