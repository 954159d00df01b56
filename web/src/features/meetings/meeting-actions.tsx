import type { Meeting } from '@hopgon/contract/meetings/schemas';
import CalendarX from 'lucide-react/icons/calendar-x';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CancelMeetingDialog } from './cancel-meeting-dialog.tsx';
import { EditMeetingDialog } from './edit-meeting-dialog.tsx';

/** For whoever leads the meeting. */
export function MeetingActions({ meeting }: { readonly meeting: Meeting }) {
  const [open, setOpen] = useState<'edit' | 'cancel' | null>(null);
  if (!meeting.can.edit) return null;
  const close = (isOpen: boolean) => {
    if (!isOpen) setOpen(null);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {meeting.status !== 'completed' && (
        <Button look="plain" icon={<CalendarX />} onClick={() => setOpen('cancel')}>
          Hủy cuộc họp
        </Button>
      )}
      <Button icon={<Pencil />} onClick={() => setOpen('edit')}>
        Sửa
      </Button>
      <EditMeetingDialog open={open === 'edit'} onOpenChange={close} meeting={meeting} />
      <CancelMeetingDialog open={open === 'cancel'} onOpenChange={close} meeting={meeting} />
    </div>
  );
}
