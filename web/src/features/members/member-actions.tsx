import type { Member } from '@hopgon/contract/companies/schemas';
import LogOut from 'lucide-react/icons/log-out';
import Pencil from 'lucide-react/icons/pencil';
import Shield from 'lucide-react/icons/shield';
import UserMinus from 'lucide-react/icons/user-minus';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { memberName } from './member-words.ts';

export type MemberAct = 'edit' | 'role' | 'end-access' | 'remove';

interface MemberActionsProps {
  readonly member: Member;
  readonly onAct: (act: MemberAct, member: Member) => void;
}

const actionsId = (userId: string) => `acts-${userId}`;

/** Where the focus finds what may be done with somebody. */
export const firstActOf = (userId: string): HTMLElement | null =>
  document.getElementById(actionsId(userId))?.querySelector('button') ?? null;

/** What the server lets this person do with that one. */
export function MemberActions({ member, onAct }: MemberActionsProps) {
  const { can } = member;
  const name = memberName(member);
  return (
    <span id={actionsId(member.userId)} className="inline-flex gap-0.5">
      {can.edit && (
        <IconButton
          label={`Sửa thông tin: ${name}`}
          icon={<Pencil />}
          size="small"
          onClick={() => onAct('edit', member)}
        />
      )}
      {can.changeRole && (
        <IconButton
          label={`Đổi vai trò: ${name}`}
          icon={<Shield />}
          size="small"
          onClick={() => onAct('role', member)}
        />
      )}
      {can.endAccess && (
        <IconButton
          label={`Yêu cầu đăng nhập lại: ${name}`}
          icon={<LogOut />}
          size="small"
          onClick={() => onAct('end-access', member)}
        />
      )}
      {can.remove && (
        <IconButton
          label={`Xóa khỏi công ty: ${name}`}
          icon={<UserMinus />}
          size="small"
          onClick={() => onAct('remove', member)}
        />
      )}
    </span>
  );
}
