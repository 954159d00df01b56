import type { MinutesLine } from '@hopgon/contract/minutes/schemas';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { changedElsewhere, contentOnPaper, type LineDraft } from './drafts.rules.ts';

interface UnsavedLineProps {
  readonly draft: LineDraft;
  readonly line: MinutesLine | null;
}

/** Under a line that is being saved or could not be: nothing typed is lost. */
export function UnsavedLine({ draft, line }: UnsavedLineProps) {
  const { editor, canEdit } = useMinutesPage();
  if (draft.state === 'saving') {
    return (
      <p role="status" className="font-sans text-small text-muted">
        Đang lưu…
      </p>
    );
  }
  const theirs = changedElsewhere(draft, line);
  const isLost = draft.lineId !== null && !editor.hasLine(draft.lineId);
  return (
    <div
      role="alert"
      className="relative my-1 flex flex-wrap items-center gap-2 rounded-control bg-turmeric-soft px-3 py-2 font-sans text-small text-turmeric-ink"
    >
      <CircleAlert aria-hidden="true" className="size-4" />
      <span className="min-w-0 flex-[1_1_14rem] break-words">
        {theirs && `Chưa lưu. Người khác vừa sửa dòng này thành “${contentOnPaper(theirs).text}”.`}
        {isLost && 'Chưa lưu. Dòng này vừa bị người khác xóa; lưu sẽ thêm lại.'}
        {!theirs && !isLost && (draft.failure ?? 'Bạn đã sửa dòng này nhưng chưa lưu.')}
      </span>
      {canEdit && (
        <span className="flex flex-wrap gap-2">
          <Button size="small" look="plain" onClick={() => editor.discard(draft.key)}>
            {theirs ? 'Dùng bản của họ' : 'Bỏ nội dung đã gõ'}
          </Button>
          <Button size="small" onClick={() => editor.save(draft.key, line?.version)}>
            {theirs ? 'Lưu bản của tôi' : 'Lưu lại'}
          </Button>
        </span>
      )}
    </div>
  );
}
