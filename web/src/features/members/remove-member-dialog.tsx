import type { Member } from '@hopgon/contract/companies/schemas';
import { useState } from 'react';
import { useRemoveMember } from '../../data/company/members.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { besideOf } from './beside.rules.ts';
import { firstActOf } from './member-actions.tsx';
import { memberName } from './member-words.ts';
import { searchBox } from './search-box.ts';

interface RemoveMemberDialogProps {
  readonly member: Member;
  /** Among whom they stand. */
  readonly members: readonly Member[];
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

export function RemoveMemberDialog({ member, members, isOwn, onClose }: RemoveMemberDialogProps) {
  const { mutate, isPending, error } = useRemoveMember();
  const [beside] = useState(() => besideOf(members, member.userId));
  // The button that was pressed goes with its row: the focus moves to who stands there then, or to the search.
  const focusAfter = () =>
    firstActOf(member.userId) !== null || (beside && firstActOf(beside.userId)) || searchBox();
  const remove = () =>
    mutate(member.userId, {
      onSuccess: () => {
        if (!isOwn) toast.say(`Đã xóa ${memberName(member)} khỏi công ty`);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={isOwn ? 'Tự xóa mình khỏi công ty?' : `Xóa ${memberName(member)}?`}
      verb="Xóa"
      busy={isPending}
      error={error ? failureText(error, 'Không thể xóa thành viên. Vui lòng thử lại.') : undefined}
      onConfirm={remove}
      focusAfter={focusAfter}
    >
      Bạn có chắc chắn muốn xóa thành viên này khỏi công ty? {isOwn ? 'Bạn' : 'Người này'} mất quyền truy cập
      ngay, rời các cuộc họp sắp tới và trả lại việc đang làm. Bản gỡ băng cũ vẫn còn.
    </ConfirmDialog>
  );
}
