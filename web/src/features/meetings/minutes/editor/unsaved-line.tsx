import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudOff from 'lucide-react/icons/cloud-off';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { changedElsewhere, type LineDraft, type Row } from './drafts.rules.ts';
import { LineConflict } from './line-conflict.tsx';

interface UnsavedLineProps {
  readonly row: Row;
  readonly draft: LineDraft;
}

/** Under a line that is being saved or could not be: nothing typed is lost. */
export function UnsavedLine({ row, draft }: UnsavedLineProps) {
  const { editor, canEdit } = useMinutesPage();
  if (draft.state === 'saving') {
    return (
      <p role="status" className="font-sans text-small text-muted">
        Đang lưu…
      </p>
    );
  }
  const theirs = changedElsewhere(draft, row.line);
  if (theirs) return <LineConflict row={row} draft={draft} theirs={theirs} />;
  const isQueued = draft.state === 'queued';
  const isLost = draft.lineId !== null && !editor.hasLine(draft.lineId);
  return (
    <div
      role={isQueued ? 'status' : 'alert'}
      className="relative my-1 flex flex-wrap items-center gap-2 rounded-control bg-turmeric-soft px-3 py-2 font-sans text-small text-turmeric-ink"
    >
      {isQueued ? (
        <CloudOff aria-hidden="true" className="size-4" />
      ) : (
        <CircleAlert aria-hidden="true" className="size-4" />
      )}
      <span className="min-w-0 flex-[1_1_14rem] break-words">
        {isQueued && 'Chưa lưu lên máy chủ, đang giữ trên máy này. Dòng này tự lưu khi có mạng.'}
        {!isQueued && isLost && 'Chưa lưu. Dòng này vừa bị người khác xóa; lưu sẽ thêm lại.'}
        {!isQueued && !isLost && (draft.failure ?? 'Bạn đã sửa dòng này nhưng chưa lưu.')}
      </span>
      {canEdit && (
        <span className="flex flex-wrap gap-2">
          <Button size="small" look="plain" onClick={() => editor.discard(draft.key)}>
            Bỏ nội dung đã gõ
          </Button>
          <Button size="small" onClick={() => editor.save(draft.key, row.line?.version)}>
            Lưu lại
          </Button>
        </span>
      )}
    </div>
  );
}
