import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { Link } from '@tanstack/react-router';
import CalendarX from 'lucide-react/icons/calendar-x';
import Copy from 'lucide-react/icons/copy';
import DoorOpen from 'lucide-react/icons/door-open';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileText from 'lucide-react/icons/file-text';
import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import Square from 'lucide-react/icons/square';
import Timer from 'lucide-react/icons/timer';
import { useState } from 'react';
import { isMeetingKept } from '../../../data/meetings/kept-meeting.ts';
import { useWriter } from '../../../data/use-writer.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClass } from '../../../ui/buttons/button-class.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { MeetingDialogs, type Opened } from './meeting-dialogs.tsx';

const isToBeEntered = ({ can, status }: Meeting): boolean =>
  can.enter && (status === 'ongoing' || status === 'upcoming');

const hasMenuAlone = (meeting: Meeting): boolean => {
  const { edit, publish, end } = meeting.can;
  return !(edit || publish || end || isToBeEntered(meeting));
};

/** What one may do with the meeting; its history is for everyone who sees it. */
export function MeetingActions({ meeting }: { readonly meeting: Meeting }) {
  const { writer } = useWriter();
  // Who was writing when their session ended finds the form again.
  const [opened, open] = useState<Opened | null>(() => (isMeetingKept(writer, meeting.id) ? 'edit' : null));
  const { can, status } = meeting;
  return (
    // Alone on a phone, the menu stands in the corner and not on a line of its own.
    <div
      className={cx(
        'flex flex-wrap gap-2',
        hasMenuAlone(meeting) && 'max-sm:absolute max-sm:-top-3 max-sm:right-0',
      )}
    >
      {isToBeEntered(meeting) && (
        <Link
          to="/meetings/$meetingId/live"
          params={{ meetingId: meeting.id }}
          className={buttonClass({ look: status === 'ongoing' ? 'primary' : 'outline' })}
        >
          <DoorOpen />
          Vào họp
        </Link>
      )}
      {can.edit && (
        <Button icon={<Pencil />} onClick={() => open('edit')}>
          Sửa
        </Button>
      )}
      {can.publish && (
        <Button look="primary" icon={<Send />} onClick={() => open('publish')}>
          Gửi lời mời
        </Button>
      )}
      {can.end && (
        <Button icon={<Square />} onClick={() => open('end')}>
          Kết thúc
        </Button>
      )}
      <Menu trigger={<IconButton label="Thao tác khác với cuộc họp" icon={<Ellipsis />} />}>
        {can.end && (
          <MenuItem icon={<Timer />} onClick={() => open('prolong')}>
            Kéo dài cuộc họp
          </MenuItem>
        )}
        {can.enter && status === 'completed' && (
          <MenuItem
            icon={<DoorOpen />}
            render={<Link to="/meetings/$meetingId/live" params={{ meetingId: meeting.id }} />}
          >
            Diễn biến cuộc họp
          </MenuItem>
        )}
        <MenuItem icon={<FileText />} onClick={() => open('letter')}>
          Giấy mời
        </MenuItem>
        <MenuItem icon={<Copy />} onClick={() => open('duplicate')}>
          Nhân bản cuộc họp
        </MenuItem>
        <MenuItem icon={<History />} onClick={() => open('history')}>
          Lịch sử thay đổi
        </MenuItem>
        {can.edit && status !== 'completed' && (
          <MenuItem icon={<CalendarX />} danger onClick={() => open('cancel')}>
            {status === 'draft' ? 'Xóa bản nháp' : 'Hủy cuộc họp'}
          </MenuItem>
        )}
      </Menu>
      <MeetingDialogs opened={opened} onClose={() => open(null)} meeting={meeting} />
    </div>
  );
}
