import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Ellipsis from 'lucide-react/icons/ellipsis';
import History from 'lucide-react/icons/history';
import MessageSquare from 'lucide-react/icons/message-square';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useDeleteItem, useRestoreItem } from '../../data/meetings/action-items.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import type { AssignmentFields } from './edit/item-dialog.tsx';
import { useItemDialogs } from './item-dialogs.tsx';

interface ItemMenuProps {
  readonly item: ActionItem;
  /** Who may do an item of a meeting depends on the meeting: without these fields it is changed on the meeting's page alone. */
  readonly assignment?: AssignmentFields;
}

/** What is done rarely with a task: changing and deleting it, asking for a later deadline, talking about it, reading its history. */
export function ItemMenu({ item, assignment }: ItemMenuProps) {
  const open = useItemDialogs(item, assignment);
  const onDelete = useDeletion(item);
  const isEditable = item.can.edit && (item.meeting === null || assignment !== undefined);
  return (
    <Menu
      trigger={<IconButton label={`Thao tác khác với “${item.title}”`} icon={<Ellipsis />} size="small" />}
    >
      {item.can.requestExtension && (
        <MenuItem icon={<CalendarClock />} onClick={() => open('extension')}>
          {item.extension ? 'Sửa yêu cầu lùi hạn' : 'Xin lùi hạn'}
        </MenuItem>
      )}
      {isEditable && (
        <>
          <MenuItem icon={<Pencil />} onClick={() => open('change')}>
            {item.assigneeId ? 'Sửa, đổi người' : 'Sửa, giao việc'}
          </MenuItem>
          <MenuItem icon={<Trash2 />} danger onClick={onDelete}>
            Xóa việc
          </MenuItem>
        </>
      )}
      <MenuItem icon={<MessageSquare />} onClick={() => open('comments')}>
        Trao đổi về việc
      </MenuItem>
      <MenuItem icon={<History />} onClick={() => open('history')}>
        Lịch sử của việc
      </MenuItem>
    </Menu>
  );
}

/** Deletes a task, which can be undone: also where its row has left the list before the answer. */
function useDeletion(item: ActionItem): () => void {
  const { mutateAsync } = useDeleteItem(item);
  const { mutateAsync: restore } = useRestoreItem(item);
  return () =>
    void mutateAsync().then(
      () => toast.undoable(`Đã xóa “${item.title}”`, () => restore()),
      (error: unknown) => toast.fail(failureText(error, 'Không thể xóa việc. Vui lòng thử lại.')),
    );
}
