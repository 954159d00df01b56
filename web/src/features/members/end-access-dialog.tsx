import type { Member } from '@hopgon/contract/companies/schemas';
import { useEndMemberAccess } from '../../data/company/members.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { memberName } from './member-words.ts';

interface EndAccessDialogProps {
  readonly member: Member;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

export function EndAccessDialog({ member, isOwn, onClose }: EndAccessDialogProps) {
  const { mutate, isPending, error } = useEndMemberAccess();
  const end = () =>
    mutate(member.userId, {
      onSuccess: () => {
        if (!isOwn) toast.say(`${memberName(member)} phải đăng nhập lại để vào công ty`);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={isOwn ? 'Tự yêu cầu mình đăng nhập lại?' : `Yêu cầu ${memberName(member)} đăng nhập lại?`}
      verb="Yêu cầu đăng nhập lại"
      busy={isPending}
      error={error ? failureText(error, 'Không thể kết thúc quyền truy cập. Vui lòng thử lại.') : undefined}
      onConfirm={end}
    >
      Trên mọi thiết bị, {isOwn ? 'bạn' : 'người này'} không vào được công ty này cho đến khi đăng nhập lại;
      địa chỉ lịch riêng ở công ty này cũng bị thu hồi. Dùng khi mất máy hoặc nghi có người khác dùng tài
      khoản.
    </ConfirmDialog>
  );
}
