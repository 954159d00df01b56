import type { MeetingChange } from '@hopgon/contract/meetings/schemas';
import { useQuery } from '@tanstack/react-query';
import { meetingChangesQuery } from '../../../data/meetings/meetings.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { browserZone } from '../../../lib/format/browser-zone.ts';
import { formatMoment } from '../../../lib/format/date.ts';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import type { MeetingDialogProps } from '../meeting-dialog-props.ts';
import { kindWords, linesOfChanges } from './history-words.rules.ts';

/** Who did what to a meeting, the latest first. */
export function HistoryDialog({ open, onOpenChange, meeting }: MeetingDialogProps) {
  const { data, error, refetch } = useQuery({ ...meetingChangesQuery(meeting.id), enabled: open });
  const lines = linesOfChanges(data?.changes ?? [], meeting, browserZone());
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Lịch sử thay đổi" description={meeting.title}>
      {data?.changes.length === 0 && (
        <p className="text-muted">Chưa có thay đổi nào được ghi lại cho cuộc họp này.</p>
      )}
      {data && data.changes.length > 0 && (
        <ol aria-label="Các thay đổi" className="divide-y">
          {data.changes.map((change, index) => (
            <ChangeRow key={change.id} change={change} lines={lines[index] ?? []} />
          ))}
        </ol>
      )}
      {!data &&
        (error ? (
          <LoadFailure text={failureText(error, 'Không thể tải lịch sử.')} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows />
        ))}
    </Dialog>
  );
}

interface ChangeRowProps {
  readonly change: MeetingChange;
  readonly lines: readonly string[];
}

function ChangeRow({ change: { by, kind, at }, lines }: ChangeRowProps) {
  const name = by?.displayName || 'Hệ thống';
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0">
      <Avatar id={by?.userId ?? ''} name={name} size={24} />
      <div className="min-w-0 flex-1">
        <p className="break-words">
          <span className="font-medium">{name}</span> {kindWords[kind]}
        </p>
        <p className="text-small text-muted tabular-nums">{formatMoment(at)}</p>
        {lines.length > 0 && (
          <ul className="mt-1 flex flex-col gap-0.5 text-small">
            {lines.map((line) => (
              <li key={line} className="break-words whitespace-pre-line">
                {line}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
