import type { Member } from '@hopgon/contract/companies/schemas';
import { useOfferOwnership } from '../../data/company/ownership.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { memberName } from './member-words.ts';

interface OfferOwnershipDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Asks before the owner offers the company to somebody. */
export function OfferOwnershipDialog({ member, onClose }: OfferOwnershipDialogProps) {
  const { mutate, isPending, error } = useOfferOwnership();
  const offer = () =>
    mutate(member.userId, {
      onSuccess: () => {
        toast.say(`Đã gửi lời mời nhận quyền sở hữu cho ${memberName(member)}`);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Chuyển quyền sở hữu cho ${memberName(member)}?`}
      verb="Gửi lời mời"
      busy={isPending}
      error={error ? failureText(error, 'Không thể gửi lời mời. Vui lòng thử lại.') : undefined}
      onConfirm={offer}
    >
      Người này có 7 ngày để nhận. Khi họ nhận, họ là chủ sở hữu và bạn trở thành quản trị viên; bạn không tự
      lấy lại được. Trước đó bạn vẫn rút lại lời mời được.
    </ConfirmDialog>
  );
}
