import type { MinutesComment } from '@hopgon/contract/minutes/remarks/schemas';
import { useResolveComment } from '../../../../data/meetings/minutes-remarks.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { formatMoment } from '../../../../lib/format/date.ts';
import { useRowFocus } from '../../../../lib/use-row-focus.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Avatar } from '../../../../ui/marks/avatar.tsx';
import { Chip } from '../../../../ui/marks/chip.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { useMinutesPage } from '../minutes-context.ts';
import { CommentForm } from './comment-form.tsx';

/** What people say about the document and its lines; resolved ones stand at the end. */
export function CommentsPanel() {
  const { comments, minutes } = useMinutesPage();
  const open = comments.filter(({ resolved }) => resolved === null);
  const resolved = comments.filter((comment) => comment.resolved !== null);
  return (
    <div ref={useRowFocus<HTMLDivElement>()} className="flex flex-col gap-4">
      {minutes.can.comment && <CommentForm />}
      {comments.length === 0 && <p className="text-small text-muted">Chưa có góp ý nào.</p>}
      <ul className="flex flex-col divide-y">
        {[...open, ...resolved].map((comment) => (
          <CommentRow key={comment.id} comment={comment} />
        ))}
      </ul>
    </div>
  );
}

const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 80).trimEnd()}…` : text);

function CommentRow({ comment }: { readonly comment: MinutesComment }) {
  const { minutes, showLine } = useMinutesPage();
  const { mutate, isPending } = useResolveComment(minutes.meetingId);
  const { id, lineId, deletedLine, text, author, assignee, resolved, createdAt, can } = comment;
  const line = minutes.sections.flatMap(({ lines }) => lines).find((each) => each.id === lineId);
  const resolve = () =>
    mutate(
      { id, resolved: resolved === null },
      { onError: (error) => toast.fail(failureText(error, 'Không thể lưu góp ý. Vui lòng thử lại.')) },
    );
  return (
    <li className="flex items-start gap-3 py-3">
      <Avatar id={author.userId} name={author.displayName} size={24} />
      <div className="min-w-0 flex-1">
        <p className="text-small">
          <span className="font-medium">{author.displayName}</span>{' '}
          <span className="text-muted tabular-nums">{formatMoment(createdAt)}</span>
        </p>
        {line && (
          <button
            type="button"
            onClick={() => showLine(line.id)}
            className="link block text-left text-small font-regular break-words"
          >
            “{shortened(line.text)}”
          </button>
        )}
        {deletedLine !== null && (
          <p className="text-small break-words text-muted">
            Dòng đã xóa: <del>“{shortened(deletedLine)}”</del>
          </p>
        )}
        <p className="break-words whitespace-pre-line">{text}</p>
        <div className="mt-1 flex flex-wrap items-center gap-2 text-small text-muted">
          {assignee && <span>Giao cho {assignee.displayName}</span>}
          {resolved && <Chip tone="jade">Đã xử lý</Chip>}
          {resolved && <span>{resolved.by.displayName}</span>}
          {can.resolve && (
            <Button size="small" look="plain" busy={isPending} onClick={resolve}>
              {resolved ? 'Mở lại' : 'Đã xử lý'}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
