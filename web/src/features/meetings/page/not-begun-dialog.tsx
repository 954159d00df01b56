import { isAllDay } from '@hopgon/contract/meetings/all-day';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { dayInWords } from '@hopgon/contract/time/format-local';
import { browserZone } from '../../../lib/format/browser-zone.ts';
import { formatMoment } from '../../../lib/format/date.ts';
import { ownDay } from '../../../lib/format/own-clock.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

interface NotBegunDialogProps {
  readonly meeting: Pick<Meeting, 'title' | 'startsAt' | 'endsAt' | 'timeZone'>;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

const beginInWords = (meeting: NotBegunDialogProps['meeting']): string =>
  isAllDay(meeting) ? dayInWords(ownDay(meeting, browserZone())) : formatMoment(meeting.startsAt);

/** Asks before a transcript comes to a meeting that nobody has held yet. */
export const NotBegunDialog = ({ meeting, onSend, onClose }: NotBegunDialogProps) => (
  <Dialog
    role="alertdialog"
    open
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title="Cuộc họp này chưa diễn ra"
    description={`“${meeting.title}” bắt đầu ${beginInWords(meeting)}. Có thể bản gỡ băng này thuộc về cuộc họp khác.`}
    actions={
      <>
        <Button onClick={onSend}>Vẫn tải lên</Button>
        <Button look="primary" onClick={onClose}>
          Để tôi xem lại
        </Button>
      </>
    }
  />
);
