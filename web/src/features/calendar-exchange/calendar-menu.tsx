import { Link } from '@tanstack/react-router';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Upload from 'lucide-react/icons/upload';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';

/** What goes between this calendar and others. */
export const CalendarMenu = ({ onImport }: { readonly onImport: () => void }) => (
  <Menu trigger={<IconButton label="Thao tác khác với lịch" icon={<Ellipsis />} />}>
    <MenuItem icon={<Upload />} onClick={onImport}>
      Nhập lịch từ tệp .ics
    </MenuItem>
    <MenuItem icon={<CalendarSync />} render={<Link to="/profile" />}>
      Xem lịch trong ứng dụng khác
    </MenuItem>
  </Menu>
);
