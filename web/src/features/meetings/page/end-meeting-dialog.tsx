import { useEndMeeting } from '../../../data/meetings/meetings.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import type { MeetingDialogProps } from '../meeting-dialog-props.ts';

export function EndMeetingDialog({ open, onOpenChange, meeting }: MeetingDialogProps) {
  const { mutate, isPending, error } = useEndMeeting(meeting.id);
  const end = () =>
    mutate(meeting.version, {
      onSuccess: () => {
        onOpenChange(false);
        toast.say('Đã kết thúc cuộc họp');
      },
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Kết thúc cuộc họp?"
      verb="Kết thúc"
      busy={isPending}
      error={error ? failureText(error, 'Không thể kết thúc cuộc họp. Vui lòng thử lại.') : undefined}
      onConfirm={end}
    >
      Phòng họp và người dự trống lịch từ lúc này.
    </ConfirmDialog>
  );
}
