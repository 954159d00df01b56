import { useQuery } from '@tanstack/react-query';
import { clashesQuery, usePublishMeeting } from '../../../data/meetings/meetings.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../lib/api/use-submit-key.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ClashNotice } from '../form/clash-notice.tsx';
import { mayOverlook } from '../form/clashes.rules.ts';
import { clashesIn } from '../form/refusal-details.ts';
import type { MeetingDialogProps } from '../meeting-dialog-props.ts';

/** Shows whom a draft invites and what it would take from others, before anybody is notified. */
export function PublishMeetingDialog({ open, onOpenChange, meeting }: MeetingDialogProps) {
  const { mutate, isPending, error } = usePublishMeeting(meeting.id);
  const submitKey = useSubmitKey();
  const comers = meeting.participants.filter(({ role }) => role !== 'informed');
  const { data } = useQuery({
    ...clashesQuery({
      startsAt: meeting.startsAt,
      endsAt: meeting.endsAt,
      userIds: comers.map(({ userId }) => userId),
      roomId: meeting.room?.id ?? null,
      exceptMeetingId: meeting.id,
    }),
    enabled: open,
  });
  const reported = clashesIn(error);
  const clashes = reported.length > 0 ? reported : (data ?? []);
  const overlooks = mayOverlook(clashes);
  const publish = () => {
    const body = { version: meeting.version, allowClashes: overlooks };
    mutate(
      { body, idempotencyKey: submitKey.keyFor(body) },
      {
        onSuccess: () => {
          submitKey.renew();
          onOpenChange(false);
          toast.say('Đã gửi lời mời');
        },
      },
    );
  };
  const count = meeting.participants.length + meeting.guests.length;
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      title="Gửi lời mời?"
      description={`${count} người trong danh sách sẽ thấy cuộc họp này và được báo.`}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>Chưa gửi</Button>
          <Button
            look="primary"
            busy={isPending}
            disabled={clashes.length > 0 && !overlooks}
            onClick={publish}
          >
            {overlooks ? 'Vẫn gửi' : 'Gửi lời mời'}
          </Button>
        </>
      }
      notice={<ClashNotice clashes={clashes} />}
      failure={
        error && reported.length === 0 ? failureText(error, 'Không thể gửi lời mời. Vui lòng thử lại.') : null
      }
    />
  );
}
