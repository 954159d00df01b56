import MessageSquare from 'lucide-react/icons/message-square';
import { cx } from '../../../../ui/cx.ts';
import { useMinutesPage } from '../minutes-context.ts';

/** How many open comments a line has; who may comment and not edit begins one here. */
export function LineRemarks({ lineId }: { readonly lineId: string }) {
  const { comments, canEdit, minutes, openSide } = useMinutesPage();
  const count = comments.filter((comment) => comment.lineId === lineId && comment.resolved === null).length;
  const mayBegin = minutes.can.comment && !canEdit;
  if (count === 0 && !mayBegin) return null;
  return (
    <button
      type="button"
      aria-label={count > 0 ? `${count} góp ý chưa xử lý về dòng này` : 'Góp ý về dòng này'}
      onClick={() => openSide('comments', lineId)}
      className={cx(
        'relative inline-flex h-6 items-center gap-1 rounded-mark px-1.5 align-middle font-sans text-key font-semibold [&_.lucide]:size-3.5',
        count > 0
          ? 'bg-turmeric-soft text-turmeric-ink'
          : 'text-muted opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 hover:bg-hover pointer-coarse:opacity-100',
      )}
    >
      <MessageSquare aria-hidden="true" />
      {count > 0 && count}
    </button>
  );
}
