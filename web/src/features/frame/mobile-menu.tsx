import { Link } from '@tanstack/react-router';
import BellIcon from 'lucide-react/icons/bell';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import LogOut from 'lucide-react/icons/log-out';
import MenuIcon from 'lucide-react/icons/menu';
import { signOut } from '../../data/auth.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import type { Place } from './places.tsx';

/** All places by name on a phone, where the bar at the foot has room for five. */
export const MobileMenu = ({ places }: { readonly places: readonly Place[] }) => (
  <Menu trigger={<IconButton label="Menu" icon={<MenuIcon />} className="md:hidden" />}>
    {places.map(({ to, label, icon }) => (
      <MenuItem key={to} icon={icon} render={<Link to={to} />}>
        {label}
      </MenuItem>
    ))}
    <MenuItem icon={<BellIcon />} render={<Link to="/notifications" />}>
      Thông báo
    </MenuItem>
    <MenuItem icon={<CircleUserRound />} render={<Link to="/profile" />}>
      Hồ sơ
    </MenuItem>
    <MenuLine />
    <MenuItem icon={<LogOut />} onClick={() => void signOut()}>
      Đăng xuất
    </MenuItem>
  </Menu>
);
