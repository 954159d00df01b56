import { useNavigate } from '@tanstack/react-router';
import { useCancelMeeting } from '../../../data/meetings/meetings.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import type { MeetingDialogProps } from '../meeting-dialog-props.ts';

export function DropDraftDialog({ open, onOpenChange, meeting }: MeetingDialogProps) {
  const { mutateAsync, isPending } = useCancelMeeting(meeting);
  const navigate = useNavigate();
  const drop = async () => {
    // Before its page learns that it is gone.
    const gone = mutateAsync('');
    await navigate({ to: '/meetings' });
    await gone.then(
      () => toast.say('Đã xóa bản nháp'),
      (problem: unknown) => toast.fail(failureText(problem, 'Không thể xóa bản nháp. Vui lòng thử lại.')),
    );
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Xóa bản nháp?"
      verb="Xóa"
      busy={isPending}
      onConfirm={() => void drop()}
    >
      “{meeting.title}” bị xóa hẳn. Chưa ai được báo về cuộc họp này.
    </ConfirmDialog>
  );
}
