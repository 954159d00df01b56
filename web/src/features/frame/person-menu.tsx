import type { Me } from '@hopgon/contract/users/schemas';
import { Link } from '@tanstack/react-router';
import Building2 from 'lucide-react/icons/building-2';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import { signOut } from '../../data/auth.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Menu, MenuChoice, MenuGroup, MenuItem, MenuLine } from '../../ui/menu.tsx';

interface PersonMenuProps {
  readonly me: Me;
  readonly companyId: string;
  readonly onSwitch: (companyId: string) => void;
  readonly onJoin: () => void;
  readonly onCreate: () => void;
}

export const PersonMenu = ({ me, companyId, onSwitch, onJoin, onCreate }: PersonMenuProps) => (
  <Menu
    trigger={
      <button
        type="button"
        className="ml-1.5 flex size-10 items-center justify-center rounded-full pointer-coarse:size-11"
      >
        <Avatar id={me.id} name={me.displayName} />
        <span className="sr-only">Tài khoản của bạn</span>
      </button>
    }
  >
    <div className="max-w-64 px-3 pt-1.5 pb-2">
      <p className="one-line font-medium">{me.displayName}</p>
      <p className="one-line text-small text-muted">{me.email}</p>
    </div>
    <MenuLine />
    <MenuItem icon={<CircleUserRound />} render={<Link to="/profile" />}>
      Hồ sơ
    </MenuItem>
    <MenuItem icon={<Settings />} render={<Link to="/settings" />}>
      Cài đặt
    </MenuItem>
    <MenuLine />
    {me.companies.length > 1 && (
      <MenuGroup label="Chuyển công ty">
        {me.companies.map(({ id, name, closed }) => (
          <MenuChoice key={id} chosen={id === companyId} onClick={() => onSwitch(id)}>
            {closed ? `${name} (đã đóng)` : name}
          </MenuChoice>
        ))}
      </MenuGroup>
    )}
    <MenuItem icon={<Building2 />} onClick={onJoin}>
      Tham gia công ty khác
    </MenuItem>
    <MenuItem icon={<Plus />} onClick={onCreate}>
      Tạo công ty mới
    </MenuItem>
    <MenuLine />
    <MenuItem icon={<LogOut />} onClick={() => void signOut()}>
      Đăng xuất
    </MenuItem>
  </Menu>
);
