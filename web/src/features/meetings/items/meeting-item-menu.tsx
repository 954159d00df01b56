import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useDeleteItem, useRestoreItem } from '../../../data/meetings/action-items.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { MenuItem } from '../../../ui/overlays/menu.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ItemMenu } from '../../items/item-menu.tsx';
import { ItemDialog } from './item-dialog.tsx';

interface MeetingItemMenuProps {
  readonly item: ActionItem;
  readonly meeting: Meeting;
}

const onError = (error: Error) => toast.fail(failureText(error, 'Không thể lưu. Vui lòng thử lại.'));

/** With changing an item and deleting it, which can be undone. */
export function MeetingItemMenu({ item, meeting }: MeetingItemMenuProps) {
  const [isEditing, edit] = useKept(`changing item ${item.id}`, false);
  const { mutate: remove } = useDeleteItem(item);
  const { mutateAsync: restore } = useRestoreItem(item);
  const onDelete = () =>
    remove(undefined, {
      onError,
      onSuccess: () => toast.undoable(`Đã xóa “${item.title}”`, () => restore()),
    });
  return (
    <>
      <ItemMenu item={item}>
        {item.can.edit && (
          <>
            <MenuItem icon={<Pencil />} onClick={() => edit(true)}>
              {item.assigneeId ? 'Sửa, đổi người' : 'Sửa, giao việc'}
            </MenuItem>
            <MenuItem icon={<Trash2 />} danger onClick={onDelete}>
              Xóa việc
            </MenuItem>
          </>
        )}
      </ItemMenu>
      {isEditing && <ItemDialog item={item} meeting={meeting} onClose={() => edit(false)} />}
    </>
  );
}
