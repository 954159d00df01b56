import { Link } from '@tanstack/react-router';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Upload from 'lucide-react/icons/upload';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';

const ImportDialog = lazy(() =>
  import('./import-dialog.tsx').then((module) => ({ default: module.ImportDialog })),
);

/** What goes between this calendar and others. */
export function CalendarMenu() {
  const [importing, setImporting] = useState(false);
  return (
    <>
      <Menu trigger={<IconButton label="Thêm việc với lịch" icon={<Ellipsis />} />}>
        <MenuItem icon={<Upload />} onClick={() => setImporting(true)}>
          Nhập lịch từ tệp .ics
        </MenuItem>
        <MenuItem icon={<CalendarSync />} render={<Link to="/profile" />}>
          Xem lịch trong ứng dụng khác
        </MenuItem>
      </Menu>
      <Suspense>{importing && <ImportDialog open onOpenChange={setImporting} />}</Suspense>
    </>
  );
}
