import { Link } from '@tanstack/react-router';
import Building2 from 'lucide-react/icons/building-2';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import { requestSignOut } from '../../data/account/sign-out-question.ts';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { Menu, MenuChoice, MenuGroup, MenuItem, MenuLine } from '../../ui/overlays/menu.tsx';
import type { FramePerson } from './frame-person.ts';
import { placesFor } from './places.tsx';
import { shortCompanyName } from './short-company-name.ts';

export const PersonMenu = ({ me, company, onSwitch, onJoin, onCreate }: FramePerson) => (
  <Menu
    trigger={
      <button
        type="button"
        title={company.name}
        className="flex h-10 min-w-10 items-center justify-center gap-2 rounded-full pr-1 pl-1 text-small font-medium hover:bg-hover max-md:shrink-0 md:rounded-control pointer-coarse:h-11 pointer-coarse:min-w-11"
      >
        <Avatar id={me.id} name={me.displayName} />
        <span className="sr-only">Tài khoản của bạn, </span>
        <span className="one-line max-w-44 min-w-0 max-md:hidden">{shortCompanyName(company.name)}</span>
        <ChevronsUpDown className="size-4 shrink-0 text-muted max-lg:hidden" />
      </button>
    }
  >
    <div className="max-w-64 px-3 pt-1.5 pb-2">
      <p className="one-line font-medium">{me.displayName}</p>
      <p className="one-line text-small text-muted">{me.email}</p>
      <p className="text-small break-words text-muted">{company.name}</p>
    </div>
    <MenuLine />
    {/* On a phone the bar at the foot has no room for them. */}
    {placesFor(company.can)
      .filter(({ short }) => short === undefined)
      .map(({ to, label, icon }) => (
        <MenuItem key={to} className="md:hidden" icon={icon} render={<Link to={to} />}>
          {label}
        </MenuItem>
      ))}
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
          <MenuChoice key={id} chosen={id === company.id} onClick={() => onSwitch(id)}>
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
    <MenuItem icon={<LogOut />} onClick={requestSignOut}>
      Đăng xuất
    </MenuItem>
  </Menu>
);
