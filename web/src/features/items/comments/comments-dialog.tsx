import type { ItemComment } from '@hopgon/contract/action-items/comments/schemas';
import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import {
  itemCommentsQuery,
  useCreateItemComment,
  useDeleteItemComment,
} from '../../../data/meetings/item-comments.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../lib/api/use-submit-key.ts';
import { formatMoment } from '../../../lib/format/date.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { useRowFocus } from '../../../lib/use-row-focus.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { Person } from '../../../ui/marks/avatar.tsx';
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { MentionField } from './mention-field.tsx';
import { mentionedIn, partsOfComment } from './mentions.rules.ts';

interface CommentsDialogProps {
  readonly item: ActionItem;
  readonly onClose: () => void;
}

/** What people say about a task, and where it comes from. */
export const CommentsDialog = ({ item, onClose }: CommentsDialogProps) => (
  <FormDialog
    open
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title="Trao đổi về việc"
    description={item.title}
  >
    <Sources item={item} />
    <Comments itemId={item.id} />
    <NewComment itemId={item.id} />
  </FormDialog>
);

/** The line it was read in, and the minutes of its meeting. */
function Sources({ item: { meeting, source } }: { readonly item: ActionItem }) {
  if (!meeting) return null;
  const link = 'text-jade-ink underline underline-offset-2';
  return (
    <p className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-small">
      {source && (
        <Link
          to="/meetings/$meetingId"
          params={{ meetingId: meeting.id }}
          search={{ tab: 'ban-ghi', v: source.version, turn: source.evidence[0] }}
          className={link}
        >
          Câu đã nói
        </Link>
      )}
      <Link
        to="/meetings/$meetingId"
        params={{ meetingId: meeting.id }}
        search={{ tab: 'bien-ban' }}
        className={link}
      >
        Biên bản “{meeting.title}”
      </Link>
    </p>
  );
}

function Comments({ itemId }: { readonly itemId: string }) {
  const list = useRowFocus<HTMLOListElement>();
  const { data, error, refetch } = useQuery(itemCommentsQuery(itemId));
  if (!data)
    return error ? (
      <LoadFailure text={failureText(error, 'Không thể tải trao đổi.')} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows />
    );
  if (data.length === 0) return <p className="text-muted">Chưa có ai nói gì về việc này.</p>;
  return (
    <ol aria-label="Trao đổi" className="divide-y" ref={list}>
      {data.map((comment) => (
        <CommentRow key={comment.id} comment={comment} itemId={itemId} />
      ))}
    </ol>
  );
}

interface CommentRowProps {
  readonly comment: ItemComment;
  readonly itemId: string;
}

function CommentRow({ comment: { id, text, author, mentioned, createdAt, can }, itemId }: CommentRowProps) {
  const { mutate, isPending } = useDeleteItemComment(itemId);
  const names = mentioned.map(({ displayName }) => displayName);
  const remove = () =>
    mutate(id, { onError: (error) => toast.fail(failureText(error, 'Không thể xóa. Vui lòng thử lại.')) });
  return (
    <li className="py-3 first:pt-0">
      <p className="flex flex-wrap items-baseline gap-x-2 text-small text-muted">
        <span className="font-medium text-ink">{author.displayName}</span>
        <span className="tabular-nums">{formatMoment(createdAt)}</span>
        {can.delete && (
          <Button
            look="plain"
            size="small"
            className="ml-auto"
            aria-label={`Xóa: ${text}`}
            busy={isPending}
            onClick={remove}
          >
            Xóa
          </Button>
        )}
      </p>
      <p className="break-words whitespace-pre-line">
        {partsOfComment(text, names).map((part) => (
          <span key={part.at} className={part.isName ? 'font-medium text-jade-ink' : undefined}>
            {part.text}
          </span>
        ))}
      </p>
    </li>
  );
}

function NewComment({ itemId }: { readonly itemId: string }) {
  const { mutate, isPending } = useCreateItemComment(itemId);
  const submitKey = useSubmitKey();
  const [text, setText] = useKept(`comment on ${itemId}`, '');
  const [chosen, setChosen] = useKept<readonly Person[]>(`people in comment on ${itemId}`, []);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const written = text.normalize('NFC').trim();
    if (written === '') return setProblem('Hãy viết điều bạn muốn nói');
    const body = { text: written, mentionedIds: mentionedIn(written, chosen).map(({ id }) => id) };
    mutate(
      { body, idempotencyKey: submitKey.keyFor(body) },
      {
        onError: (error) => setProblem(failureText(error, 'Không thể gửi. Vui lòng thử lại.')),
        onSuccess: () => {
          submitKey.renew();
          // What was written while the server answered stays.
          setText((now) => (now === text ? '' : now));
          setChosen((now) => (now === chosen ? [] : now));
          setProblem(null);
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-3 border-t pt-4">
      <MentionField
        itemId={itemId}
        text={text}
        chosen={chosen}
        onType={(typed) => {
          setText(typed);
          setProblem(null);
        }}
        onChoose={(person) => setChosen([...chosen, person])}
      />
      <DialogActions failure={problem}>
        <Button type="submit" look="primary" busy={isPending}>
          Gửi
        </Button>
      </DialogActions>
    </form>
  );
}
