import type { ActionItem, ItemChange } from '@hopgon/contract/action-items/schemas';
import { useQuery } from '@tanstack/react-query';
import { itemChangesQuery } from '../../data/meetings/action-items.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { actWords, linesOfItemChange } from './history-words.rules.ts';

interface ItemHistoryDialogProps {
  readonly item: Pick<ActionItem, 'id' | 'title'>;
  readonly onClose: () => void;
}

/** Who did what to a task, the latest first. */
export function ItemHistoryDialog({ item, onClose }: ItemHistoryDialogProps) {
  const { data, error, refetch } = useQuery(itemChangesQuery(item.id));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Lịch sử của việc"
      description={item.title}
    >
      {data?.changes.length === 0 && (
        <p className="text-muted">Việc này được ghi trước khi Họp Gọn lưu lịch sử.</p>
      )}
      {data && data.changes.length > 0 && (
        <ol aria-label="Các thay đổi" className="divide-y">
          {data.changes.map((change) => (
            <ChangeRow key={change.id} change={change} />
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

const ChangeRow = ({ change }: { readonly change: ItemChange }) => (
  <li className="py-3 first:pt-0">
    <p className="break-words">
      <span className="font-medium">{change.byName ?? 'Hệ thống'}</span> {actWords(change.act)}
    </p>
    <p className="text-small text-muted tabular-nums">{formatMoment(change.at)}</p>
    {linesOfItemChange(change).map((line) => (
      <p key={line} className="mt-1 text-small break-words">
        {line}
      </p>
    ))}
  </li>
);
