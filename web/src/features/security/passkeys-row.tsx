import type { Security } from '@hopgon/contract/security/schemas';
import { useState } from 'react';
import { passkeyTrouble } from '../../lib/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { GuardRow } from './guard-row.tsx';
import { PasskeyItem } from './passkey-item.tsx';

const obstacles = {
  address: 'Passkey chỉ dùng được khi Họp Gọn có tên miền; máy chủ này chạy ở một địa chỉ IP.',
  insecure: 'Passkey chỉ dùng được khi Họp Gọn chạy ở địa chỉ https.',
} as const;

export function PasskeysRow({ security }: { readonly security: Security }) {
  const [adding, add] = useState(false);
  const { passkeys, passkeyObstacle: obstacle, proofs } = security;
  const trouble = obstacle ? obstacles[obstacle] : passkeyTrouble();
  return (
    <GuardRow
      title="Passkey"
      text={trouble ?? 'Đăng nhập bằng vân tay, khuôn mặt hoặc mã PIN của thiết bị, không cần mật khẩu'}
      action={trouble === null && <Button onClick={() => add(true)}>Thêm passkey</Button>}
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
