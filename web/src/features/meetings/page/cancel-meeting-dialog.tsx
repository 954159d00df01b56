import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useState } from 'react';
import { useCancelMeeting } from '../../../data/meetings/meetings.ts';
import { type SeriesPart, useCancelSeries } from '../../../data/meetings/series.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Textarea } from '../../../ui/inputs/input.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { SpanChoice } from '../../series/span-choice.tsx';

interface CancelMeetingDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly meeting: Meeting;
}

export function CancelMeetingDialog({ open, onOpenChange, meeting }: CancelMeetingDialogProps) {
  const { mutate, isPending, error } = useCancelMeeting(meeting.id);
  const [reason, setReason] = useState('');
  const asks = meeting.series !== null && meeting.status === 'upcoming';
  const whole = useCancelSeries(meeting.id);
  const [span, choose] = useState<SeriesPart>('this');
  const problem = error ?? whole.error;
  const cancel = () => {
    const said = reason.normalize('NFC').trim();
    const onSuccess = () => {
      onOpenChange(false);
      toast.say(
        span === 'this' ? 'Đã hủy cuộc họp và báo cho mọi người' : 'Đã hủy các buổi họp và báo cho mọi người',
      );
    };
    if (span === 'this') mutate(said, { onSuccess });
    else whole.mutate({ span, reason: said }, { onSuccess });
  };
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      title="Hủy cuộc họp?"
      description={`“${meeting.title}” vẫn xem được, nhưng không diễn ra nữa. Mọi người được mời sẽ nhận tin.`}
      failure={problem && failureText(problem, 'Không thể hủy cuộc họp. Vui lòng thử lại.')}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>Giữ lại</Button>
          <Button look="danger" busy={isPending || whole.isPending} onClick={cancel}>
            Hủy cuộc họp
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {asks && <SpanChoice meetingId={meeting.id} value={span} onChange={choose} />}
        <Field label="Lý do" hint="Mọi người đọc được. Có thể để trống.">
          <Textarea
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
