import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { use, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SeriesPartsContext, type Span } from './series-parts.ts';

interface SpanDialogProps {
  readonly meeting: Meeting;
  /** Where one alone cannot be meant, as with another rhythm. */
  readonly wholeOnly: boolean;
  readonly onChoose: (span: Span) => Promise<void>;
  readonly onClose: () => void;
}

/** Before one of a series is saved: which of its meetings are meant. */
export function SpanDialog({ meeting, wholeOnly, onChoose, onClose }: SpanDialogProps) {
  const parts = use(SeriesPartsContext);
  const [span, choose] = useState<Span>(wholeOnly ? 'following' : 'this');
  const [isBusy, work] = useState(false);
  const save = async () => {
    work(true);
    await onChoose(span);
  };
  return (
    <Dialog
      role="alertdialog"
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Lưu cho những buổi nào?"
      description={`“${meeting.title}” lặp lại. Người dự chỉ nhận một tin cho cả chuỗi.`}
      actions={
        <>
          <Button onClick={onClose}>Sửa tiếp</Button>
          <Button look="primary" busy={isBusy} onClick={() => void save()}>
            Lưu
          </Button>
        </>
      }
    >
      {parts && (
        <parts.SpanChoice meetingId={meeting.id} wholeOnly={wholeOnly} value={span} onChange={choose} />
      )}
    </Dialog>
  );
}
