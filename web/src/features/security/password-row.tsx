import type { Security } from '@hopgon/contract/security/schemas';
import { useState } from 'react';
import { formatDate } from '../../lib/format/date.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { GuardRow } from './guard-row.tsx';
import { PasswordByMail } from './password-by-mail.tsx';

export function PasswordRow({ security }: { readonly security: Security }) {
  const [open, setOpen] = useState(false);
  const { passwordChangedAt: since } = security;
  const close = () => setOpen(false);
  return (
    <GuardRow
      title="Mật khẩu"
      text={since ? `Đặt ngày ${formatDate(since)}` : 'Tài khoản này chưa có mật khẩu'}
      action={<Button onClick={() => setOpen(true)}>{since ? 'Đổi mật khẩu' : 'Đặt mật khẩu'}</Button>}
    >
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={since ? 'Đổi mật khẩu' : 'Đặt mật khẩu'}
        description={
          since
            ? 'Các phiên đăng nhập khác kết thúc; địa chỉ lịch riêng và các liên kết trả lời trong email cũ bị thu hồi.'
            : undefined
        }
      >
        {since ? <ChangePasswordForm onDone={close} /> : <PasswordByMail onDone={close} />}
      </Dialog>
    </GuardRow>
  );
}
