import type { Meeting } from '@hopgon/contract/meetings/schemas';
import CalendarX from 'lucide-react/icons/calendar-x';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileText from 'lucide-react/icons/file-text';
import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import Square from 'lucide-react/icons/square';
import Timer from 'lucide-react/icons/timer';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { CancelMeetingDialog } from './cancel-meeting-dialog.tsx';
import { DropDraftDialog } from './drop-draft-dialog.tsx';
import { EditMeetingDialog } from './edit-meeting-dialog.tsx';
import { EndMeetingDialog } from './end-meeting-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { isMeetingKept } from './kept-meeting.ts';
import { useMeetingSlots } from './meeting-slots.ts';
import { ProlongDialog } from './prolong-dialog.tsx';
import { PublishMeetingDialog } from './publish-meeting-dialog.tsx';
import { useWriter } from './use-writer.ts';

type Opened = 'edit' | 'cancel' | 'publish' | 'end' | 'prolong' | 'history' | 'letter';

const hasMenuAlone = ({ edit, publish, end }: Meeting['can']): boolean => !(edit || publish || end);

/** What one may do with the meeting; its history is for everyone who sees it. */
export function MeetingActions({ meeting }: { readonly meeting: Meeting }) {
  const { writer } = useWriter();
  // Who was writing when their session ended finds the form again.
  const [opened, open] = useState<Opened | null>(() => (isMeetingKept(writer, meeting.id) ? 'edit' : null));
  const { LetterDialog } = useMeetingSlots();
  const { can, status } = meeting;
  const dialog = (name: Opened) => ({
    open: opened === name,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) open(null);
    },
    meeting,
  });
  return (
    // Alone on a phone, the menu stands in the corner and not on a line of its own.
    <div
      className={cx(
        'flex flex-wrap gap-2',
        hasMenuAlone(can) && 'max-sm:absolute max-sm:-top-3 max-sm:right-0',
      )}
    >
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
      <Menu trigger={<IconButton label="Thêm việc với cuộc họp" icon={<Ellipsis />} />}>
        {can.end && (
          <MenuItem icon={<Timer />} onClick={() => open('prolong')}>
            Kéo dài cuộc họp
          </MenuItem>
        )}
        {LetterDialog && (
          <MenuItem icon={<FileText />} onClick={() => open('letter')}>
            Giấy mời
          </MenuItem>
        )}
        <MenuItem icon={<History />} onClick={() => open('history')}>
          Lịch sử thay đổi
        </MenuItem>
        {can.edit && status !== 'completed' && (
          <MenuItem icon={<CalendarX />} danger onClick={() => open('cancel')}>
            {status === 'draft' ? 'Xóa bản nháp' : 'Hủy cuộc họp'}
          </MenuItem>
        )}
      </Menu>
      {/* Each anew when it is opened: what went wrong the last time is not said again. */}
      {opened === 'edit' && <EditMeetingDialog {...dialog('edit')} />}
      {opened === 'cancel' &&
        (status === 'draft' ? (
          <DropDraftDialog {...dialog('cancel')} />
        ) : (
          <CancelMeetingDialog {...dialog('cancel')} />
        ))}
      {opened === 'publish' && <PublishMeetingDialog {...dialog('publish')} />}
      {opened === 'end' && <EndMeetingDialog {...dialog('end')} />}
      {opened === 'prolong' && <ProlongDialog {...dialog('prolong')} />}
      <HistoryDialog {...dialog('history')} />
      {LetterDialog && opened === 'letter' && <LetterDialog {...dialog('letter')} />}
    </div>
  );
}
