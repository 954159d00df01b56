import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { readingsQuery } from '../../../data/meetings/readings.ts';
import { transcriptQuery } from '../../../data/transcripts/transcripts.ts';
import { buttonClass } from '../../../ui/buttons/button-class.ts';
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx';
import { approvalInWords, ofLevel } from '../analysis/readings.rules.ts';

/** The results of the meeting in a few sentences, or how to get them. */
export function OutcomePanel({ meeting }: { readonly meeting: Meeting }) {
  const { data } = useQuery(transcriptQuery(meeting.id));
  const { data: read } = useQuery(readingsQuery(meeting.id));
  const to = '/meetings/$meetingId';
  const params = { meetingId: meeting.id };
  const lines = ofLevel(read?.readings ?? [], 'short').open;
  if (lines.length > 0) {
    return (
      <Panel>
        <PanelHead
          title="Kết quả"
          aside={
            <Link to={to} params={params} search={{ tab: 'phan-tich' }} resetScroll={false} className="link">
              {read?.can.edit ? 'Xem và duyệt' : 'Xem căn cứ'}
            </Link>
          }
        />
        <ul className="flex list-disc flex-col gap-1.5 py-4 pr-5 pl-10">
          {lines.map(({ id, text }) => (
            <li key={id} className="break-words">
              {text}
            </li>
          ))}
        </ul>
        <p className="border-t px-5 py-2.5 text-small text-muted">{approvalInWords(lines)}</p>
      </Panel>
    );
  }
  const asks = data?.transcript === null && meeting.can.uploadTranscript && meeting.status === 'completed';
  if (!asks) return null;
  return (
    <Panel className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
      <div className="min-w-[min(15rem,100%)] flex-1">
        <h2 className="font-semibold">Họp xong rồi, bạn đã có bản gỡ băng chưa?</h2>
        <p className="text-small text-muted">
          Tải bản gỡ băng lên để có tóm tắt, quyết định và việc cần làm kèm căn cứ.
        </p>
      </div>
      <Link
        to={to}
        params={params}
        search={{ tab: 'ban-ghi' }}
        resetScroll={false}
        className={buttonClass({ look: 'primary' })}
      >
        Tải bản gỡ băng lên
      </Link>
    </Panel>
  );
}
