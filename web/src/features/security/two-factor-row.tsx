import type { Security } from '@hopgon/contract/security/schemas';
import { useState } from 'react';
import { formatDate } from '../../lib/format/date.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Chip } from '../../ui/marks/chip.tsx';
import { GuardRow, verifyFirst } from './guard-row.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { TotpDialog } from './totp-dialog.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';

type Open = 'on' | 'codes' | 'off' | null;

const fewCodes = 2;

interface TwoFactorRowProps {
  readonly security: Security;
  readonly emailVerified: boolean;
}

export function TwoFactorRow({ security, emailVerified }: TwoFactorRowProps) {
  const [open, setOpen] = useState<Open>(null);
  const { twoFactorSince: since, recoveryCodesLeft: left, proofs } = security;
  const opens = (which: Open) => (isOpen: boolean) => setOpen(isOpen ? which : null);
  return (
    <GuardRow
      title="Xác thực hai bước"
      state={since ? <Chip tone="jade">Đang bật</Chip> : <Chip>Chưa bật</Chip>}
      text={
        since
          ? `Bật từ ${formatDate(since)} · còn ${left} mã khôi phục`
          : `Ngoài mật khẩu, hỏi thêm mã của ứng dụng xác thực khi đăng nhập${emailVerified ? '' : `. ${verifyFirst}`}`
      }
      action={
        since ? (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setOpen('codes')}>Tạo mã khôi phục mới</Button>
            <Button look="plain" onClick={() => setOpen('off')}>
              Tắt
            </Button>
          </div>
        ) : (
          <Button disabled={!emailVerified} onClick={() => setOpen('on')}>
            Bật
          </Button>
        )
      }
    >
      {since && left <= fewCodes && (
        <p className="mt-2 text-small text-turmeric-ink">
          Sắp hết mã khôi phục. Hãy tạo mã mới, phòng khi mất điện thoại.
        </p>
      )}
      <TotpDialog open={open === 'on'} onOpenChange={opens('on')} proofs={proofs} />
      <RecoveryCodesDialog open={open === 'codes'} onOpenChange={opens('codes')} proofs={proofs} />
      <TurnOffDialog open={open === 'off'} onOpenChange={opens('off')} proofs={proofs} />
    </GuardRow>
  );
}
