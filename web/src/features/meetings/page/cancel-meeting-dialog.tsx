import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { meQuery } from '../../../data/account/me.ts';
import { useFindWaiting } from '../../../data/email.ts';
import { useCancelMeeting, useRestoreMeeting } from '../../../data/meetings/meetings.ts';
import { type SeriesPart, useCancelSeries } from '../../../data/meetings/series.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ReasonField } from '../../../ui/inputs/reason-field.tsx';
import { CancelButton } from '../../../ui/overlays/cancel-button.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { SpanChoice } from '../../series/span-choice.tsx';
import { cancelledInWords } from '../form/made-words.rules.ts';

interface CancelMeetingDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly meeting: Meeting;
}

export function CancelMeetingDialog({ open, onOpenChange, meeting }: CancelMeetingDialogProps) {
  const { mutateAsync, error } = useCancelMeeting(meeting);
  const restore = useRestoreMeeting(meeting.id);
  const [reason, setReason] = useKept(`cancellation ${meeting.id}`, '');
  const asks = meeting.series !== null && meeting.status === 'upcoming';
  const whole = useCancelSeries(meeting.id);
  const [span, choose] = useState<SeriesPart>('this');
  const findWaiting = useFindWaiting();
  const { data: me } = useQuery(meQuery);
  const guests = meeting.guests.length;
  const members = meeting.participants.filter(({ userId }) => userId !== me?.id).length;
  const waitingForGuests = async () =>
    guests > 0 ? findWaiting([meeting.id, meeting.series?.id]) : undefined;
  const problem = error ?? whole.error;
  const undo = () => restore.mutateAsync().then(() => toast.say('Đã hoàn tác'));
  // Also while it is asked which mails wait.
  const [isCancelling, setCancelling] = useState(false);
  const cancel = async () => {
    setCancelling(true);
    const said = reason.normalize('NFC').trim();
    const before = await waitingForGuests();
    try {
      await (span === 'this' ? mutateAsync(said) : whole.mutateAsync({ span, reason: said }));
    } catch {
      // The dialog shows why.
      return setCancelling(false);
    }
    onOpenChange(false);
    const waiting = await waitingForGuests();
    const areGuestsUnaware = before !== undefined && waiting === undefined;
    const words = cancelledInWords({ isSeries: span !== 'this', members, guests, areGuestsUnaware }, waiting);
    if (span === 'this') toast.undoable(words, undo);
    else toast.say(words);
  };
  return (
    <FormDialog
      isDirty={() => reason.trim() !== ''}
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      title="Hủy cuộc họp?"
      description={`Cuộc họp “${meeting.title}” vẫn xem được, nhưng không diễn ra nữa. Người được mời sẽ nhận thông báo.`}
      failure={problem && failureText(problem, 'Không thể hủy cuộc họp. Vui lòng thử lại.')}
      actions={
        <>
          <CancelButton>Giữ lại</CancelButton>
          <Button look="danger" busy={isCancelling} onClick={() => void cancel()}>
            Hủy cuộc họp
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {asks && <SpanChoice meetingId={meeting.id} value={span} onChange={choose} />}
        <ReasonField readers="Mọi người đọc được." value={reason} onChange={setReason} />
      </div>
    </FormDialog>
  );
}
