import type { Passkey, ProofMethod } from '@hopgon/contract/security/schemas';
import Ellipsis from 'lucide-react/icons/ellipsis';
import KeyRound from 'lucide-react/icons/key-round';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { formatDate } from '../../lib/format/date.ts';
import { relativeTime } from '../../lib/format/relative-time.ts';
import { useNow } from '../../lib/use-now.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

interface PasskeyItemProps {
  readonly passkey: Passkey;
  readonly proofs: readonly ProofMethod[];
}

function useUseWords({ createdAt, lastUsedAt }: Passkey): string {
  const now = useNow();
  const used = lastUsedAt
    ? `dùng lần cuối ${relativeTime(Date.parse(lastUsedAt), now).toLowerCase()}`
    : 'chưa dùng lần nào';
  return `Thêm ngày ${formatDate(createdAt)} · ${used}`;
}

export function PasskeyItem({ passkey, proofs }: PasskeyItemProps) {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const words = useUseWords(passkey);
  return (
    <li className="flex items-center gap-3 py-2.5">
      <KeyRound className="text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{passkey.name}</p>
        <p className="text-small text-muted">{words}</p>
      </div>
      <Menu trigger={<IconButton label={`Thao tác với passkey ${passkey.name}`} icon={<Ellipsis />} />}>
        <MenuItem icon={<Pencil />} onClick={() => setOpen('rename')}>
          Đổi tên
        </MenuItem>
        <MenuItem icon={<Trash2 />} danger onClick={() => setOpen('remove')}>
          Xóa
        </MenuItem>
      </Menu>
      <RenamePasskeyDialog
        open={open === 'rename'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'rename' : null)}
        passkey={passkey}
      />
      <RemovePasskeyDialog
        open={open === 'remove'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'remove' : null)}
        passkey={passkey}
        proofs={proofs}
      />
    </li>
  );
}
