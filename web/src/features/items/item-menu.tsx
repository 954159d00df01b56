import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { useNavigate, useSearch } from '@tanstack/react-router';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Ellipsis from 'lucide-react/icons/ellipsis';
import History from 'lucide-react/icons/history';
import MessageSquare from 'lucide-react/icons/message-square';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { Suspense, useState } from 'react';
import { useDeleteItem, useRestoreItem } from '../../data/meetings/action-items.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { lazyPart } from '../../ui/states/lazy-part.ts';
import type { AssignmentFields } from './edit/item-dialog.tsx';

const ItemDialog = lazyPart(() => import('./edit/item-dialog.tsx'), 'ItemDialog');
const ExtensionDialog = lazyPart(() => import('./extensions/extension-dialog.tsx'), 'ExtensionDialog');
const CommentsDialog = lazyPart(() => import('./comments/comments-dialog.tsx'), 'CommentsDialog');
const ItemHistoryDialog = lazyPart(() => import('./item-history-dialog.tsx'), 'ItemHistoryDialog');

interface ItemMenuProps {
  readonly item: ActionItem;
  /** Who may do an item of a meeting depends on the meeting: without these fields it is changed on the meeting's page alone. */
  readonly assignment?: AssignmentFields;
}

/** What is done rarely with a task: changing and deleting it, asking for a later deadline, talking about it, reading its history. */
export function ItemMenu({ item, assignment }: ItemMenuProps) {
  const [isAsking, ask] = useKept(`asking extension ${item.id}`, false);
  const [isEditing, edit] = useKept(`changing item ${item.id}`, false);
  const talk = useTalk(item.id);
  const [isReading, read] = useState(false);
  const onDelete = useDeletion(item);
  const isEditable = item.can.edit && (item.meeting === null || assignment !== undefined);
  return (
    <>
      <Menu trigger={<IconButton label={`Thêm về “${item.title}”`} icon={<Ellipsis />} size="small" />}>
        {item.can.requestExtension && (
          <MenuItem icon={<CalendarClock />} onClick={() => ask(true)}>
            {item.extension ? 'Sửa yêu cầu lùi hạn' : 'Xin lùi hạn'}
          </MenuItem>
        )}
        {isEditable && (
          <>
            <MenuItem icon={<Pencil />} onClick={() => edit(true)}>
              {item.assigneeId ? 'Sửa, đổi người' : 'Sửa, giao việc'}
            </MenuItem>
            <MenuItem icon={<Trash2 />} danger onClick={onDelete}>
              Xóa việc
            </MenuItem>
          </>
        )}
        <MenuItem icon={<MessageSquare />} onClick={talk.open}>
          Trao đổi về việc
        </MenuItem>
        <MenuItem icon={<History />} onClick={() => read(true)}>
          Lịch sử của việc
        </MenuItem>
      </Menu>
      <Suspense>
        {isAsking && <ExtensionDialog item={item} onClose={() => ask(false)} />}
        {isEditing && <ItemDialog item={item} assignment={assignment} onClose={() => edit(false)} />}
        {talk.isOpen && <CommentsDialog item={item} onClose={talk.close} />}
        {isReading && <ItemHistoryDialog item={item} onClose={() => read(false)} />}
      </Suspense>
    </>
  );
}

/** Whether what is said about a task is shown: because somebody opened it, or because the address says so. */
function useTalk(itemId: string) {
  const [isOpened, setOpened] = useKept(`talking about ${itemId}`, false);
  const isAddressed = useSearch({ strict: false }).traodoi === itemId;
  const navigate = useNavigate();
  return {
    isOpen: isOpened || isAddressed,
    open: () => setOpened(true),
    close(): void {
      setOpened(false);
      if (isAddressed)
        void navigate({
          to: '.',
          search: (place) => ({ ...place, traodoi: undefined }),
          replace: true,
          resetScroll: false,
        });
    },
  };
}

/** Deletes a task, which can be undone. */
function useDeletion(item: ActionItem): () => void {
  const { mutate } = useDeleteItem(item);
  const { mutateAsync: restore } = useRestoreItem(item);
  return () =>
    mutate(undefined, {
      onError: (error) => toast.fail(failureText(error, 'Không thể xóa việc. Vui lòng thử lại.')),
      onSuccess: () => toast.undoable(`Đã xóa “${item.title}”`, () => restore()),
    });
}
