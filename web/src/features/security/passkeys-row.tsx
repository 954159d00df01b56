import type { Security } from '@hopgon/contract/security/schemas';
import { useState } from 'react';
import { passkeyTrouble } from '../../lib/passkeys.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { GuardRow, verifyFirst } from './guard-row.tsx';
import { PasskeyItem } from './passkey-item.tsx';

const obstacles = {
  address: 'Passkey chỉ dùng được khi Họp Gọn có tên miền; máy chủ này chạy ở một địa chỉ IP.',
  insecure: 'Passkey chỉ dùng được khi Họp Gọn chạy ở địa chỉ https.',
} as const;

const purpose = 'Đăng nhập bằng vân tay, khuôn mặt hoặc mã PIN của thiết bị, không cần mật khẩu';

interface PasskeysRowProps {
  readonly security: Security;
  readonly emailVerified: boolean;
}

export function PasskeysRow({ security, emailVerified }: PasskeysRowProps) {
  const [adding, add] = useState(false);
  const { passkeys, passkeyObstacle: obstacle, proofs } = security;
  const trouble = obstacle ? obstacles[obstacle] : passkeyTrouble();
  return (
    <GuardRow
      title="Passkey"
      text={trouble ?? (emailVerified ? purpose : `${purpose}. ${verifyFirst}`)}
      action={
        trouble === null && (
          <Button disabled={!emailVerified} onClick={() => add(true)}>
            Thêm passkey
          </Button>
        )
      }
    >
      {passkeys.length > 0 && (
        <ul aria-label="Passkey của bạn" className="mt-3 divide-y border-t">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} proofs={proofs} />
          ))}
        </ul>
      )}
      <AddPasskeyDialog open={adding} onOpenChange={add} proofs={proofs} />
    </GuardRow>
  );
}
