import type { ChatSession } from '@hopgon/contract/chat/schemas';
import { Link } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { relativeTime } from '../../../lib/format/relative-time.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { cx } from '../../../ui/cx.ts';
import { RenameInput } from './rename-input.tsx';

const row = 'group relative rounded-control border';
const actions = cx(
  // Beside the short last line, so that no title is broken another way as the pointer passes.
  'absolute right-1.5 bottom-0.5 flex gap-0.5 rounded-control bg-inherit',
  'pointer-coarse:top-1/2 pointer-coarse:bottom-auto pointer-coarse:-translate-y-1/2',
  'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100',
);

interface SessionRowProps {
  readonly session: ChatSession;
  readonly isOpen: boolean;
  readonly isRenaming: boolean;
  readonly now: number;
  readonly onOpen: () => void;
  readonly onRename: () => void;
  /** Null when it stays as it was. */
  readonly onRenamed: (title: string | null) => void;
  readonly onDelete: () => void;
}

export function SessionRow({ session, isOpen, isRenaming, now, ...on }: SessionRowProps) {
  const { id, title, updatedAt, message_count: count } = session;
  const link = useFocusBack<HTMLAnchorElement>(isRenaming);
  if (isRenaming) {
    return (
      <li className={cx(row, 'border-transparent px-0.5 py-1')}>
        <RenameInput title={title} onDone={on.onRenamed} />
      </li>
    );
  }
  return (
    <li className={cx(row, isOpen ? 'bg-surface' : 'border-transparent bg-sunken hover:bg-hover')}>
      <Link
        ref={link}
        to="/chat"
        search={{ s: id }}
        onClick={on.onOpen}
        aria-current={isOpen ? 'page' : undefined}
        className="block rounded-control px-3 py-2 -outline-offset-2 pointer-coarse:pr-23"
      >
        <span className="line-clamp-2 font-medium break-words">{title}</span>
        <span className="block one-line text-small text-muted">
          {relativeTime(Date.parse(updatedAt), now)} · {count} tin nhắn
        </span>
      </Link>
      <div className={actions}>
        <IconButton
          size="small"
          className="pointer-coarse:size-10"
          label={`Đổi tên “${title}”`}
          icon={<Pencil />}
          onClick={on.onRename}
        />
        <IconButton
          size="small"
          className="pointer-coarse:size-10"
          label={`Xóa “${title}”`}
          icon={<Trash2 />}
          onClick={on.onDelete}
        />
      </div>
    </li>
  );
}
