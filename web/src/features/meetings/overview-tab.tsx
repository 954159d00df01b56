import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { Banner } from '../../ui/banner.tsx';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { OutcomePanel } from './outcome-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';

export function OverviewTab({ meeting }: { readonly meeting: Meeting }) {
  const { goal, status, cancelledReason, participants, visibility } = meeting;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="flex min-w-0 flex-col gap-4">
        {status === 'cancelled' && (
          <Banner tone="info">
            Cuộc họp này đã bị hủy.{cancelledReason && ` Lý do: ${cancelledReason}`}
          </Banner>
        )}
        {meeting.can.answer && status !== 'completed' && <AnswerPanel meeting={meeting} />}
        <Panel>
          <PanelHead title="Mục tiêu" />
          <p className="px-5 py-4 break-words whitespace-pre-line">
            {goal || <span className="text-muted">Chưa ghi mục tiêu cuộc họp.</span>}
          </p>
        </Panel>
        <OutcomePanel meeting={meeting} />
      </div>
      <PeoplePanel participants={participants} visibility={visibility} />
    </div>
  );
}
