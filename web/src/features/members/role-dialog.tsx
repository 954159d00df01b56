import type { ChatAccess, Member } from '@hopgon/contract/companies/schemas';
import { roleLabels } from '@hopgon/contract/options';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { companyQuery } from '../../data/company/companies.ts';
import { useSetMemberRole } from '../../data/company/members.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Options } from '../../ui/inputs/options.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Banner } from '../../ui/states/banner.tsx';
import { memberName } from './member-words.ts';

const chatNotes: Readonly<Record<ChatAccess, readonly [admin: string, member: string]>> = {
  owner: ['Không mở được Chat AI.', 'Không mở được Chat AI.'],
  admins: ['Mở được Chat AI.', 'Không mở được Chat AI.'],
  members: ['Mở được Chat AI.', 'Mở được Chat AI.'],
};

const rolesFor = (chatAccess: ChatAccess) =>
  [
    {
      value: 'admin',
      label: roleLabels.admin,
      note: `Quản lý thành viên và cài đặt: sửa thông tin, đổi vai trò, xóa thành viên. ${chatNotes[chatAccess][0]}`,
    },
    {
      value: 'member',
      label: roleLabels.member,
      note: `Dùng lịch họp, bản gỡ băng và việc cần làm. ${chatNotes[chatAccess][1]}`,
    },
  ] as const;

interface RoleDialogProps {
  readonly member: Member;
  readonly isOwn: boolean;
  readonly onClose: () => void;
  /** To hand the whole company over instead. */
  readonly onOffer: () => void;
}

export function RoleDialog({ member, isOwn, onClose, onOffer }: RoleDialogProps) {
  const { mutate, isPending, error } = useSetMemberRole(member.userId);
  const { data: company } = useSuspenseQuery(companyQuery);
  const [role, choose] = useState<'admin' | 'member'>(member.role === 'admin' ? 'admin' : 'member');
  const givesUp = isOwn && member.role === 'admin' && role === 'member';

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    mutate(role, {
      onSuccess: () => {
        toast.say(`Vai trò của ${memberName(member)}: ${roleLabels[role]}`);
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Đổi vai trò"
      description={`${memberName(member)} · ${member.email}`}
    >
      <form noValidate onSubmit={save} className="flex flex-col gap-4">
        <Options
          label="Vai trò"
          options={rolesFor(company.settings.chatAccess)}
          value={role}
          onChange={choose}
        />
        {givesUp && (
          <Banner tone="info">
            Bạn sẽ không quản lý được thành viên nữa. Chỉ chủ sở hữu hoặc quản trị viên khác trả lại được
            quyền này.
          </Banner>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="flex-1 basis-56 text-small text-muted">
            Chủ công ty có mọi quyền của quản trị viên; vai trò này chỉ đổi khi chuyển quyền sở hữu.
          </p>
          {member.can.transferOwnership && (
            <Button size="small" onClick={onOffer}>
              Chuyển quyền sở hữu
            </Button>
          )}
        </div>
        <DialogActions failure={error && failureText(error, 'Không thể cập nhật vai trò. Vui lòng thử lại.')}>
          <Button onClick={onClose}>Hủy</Button>
          <Button type="submit" look="primary" busy={isPending}>
            Lưu
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
