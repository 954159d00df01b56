import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { formatMoment } from '../../../lib/format/date.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

interface NotBegunDialogProps {
  readonly meeting: Pick<Meeting, 'title' | 'startsAt'>;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** Asks before a transcript comes to a meeting that nobody has held yet. */
export const NotBegunDialog = ({ meeting: { title, startsAt }, onSend, onClose }: NotBegunDialogProps) => (
  <Dialog
    role="alertdialog"
    open
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title="Cuộc họp này chưa diễn ra"
    description={`“${title}” bắt đầu ${formatMoment(startsAt)}. Có thể bản gỡ băng này thuộc về cuộc họp khác.`}
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
