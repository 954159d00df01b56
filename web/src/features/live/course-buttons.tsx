import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useState } from 'react';
import { useLiveStep } from '../../data/meetings/live.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { useLivePage } from './live-context.ts';

/** Starting and ending the meeting, for who runs it. */
export function CourseButtons() {
  const { live, take } = useLivePage();
  const [isEnding, setEnding] = useState(false);
  if (!live.can.run) return null;
  if (live.state === 'running')
    return (
      <>
        <Button icon={<Square />} onClick={() => setEnding(true)}>
          Kết thúc họp
        </Button>
        {isEnding && <EndDialog onClose={() => setEnding(false)} />}
      </>
    );
  if (!live.can.start) return <span className="text-small text-muted">Chưa đến ngày họp</span>;
  const isAgain = live.state === 'ended';
  return (
    <Button look={isAgain ? 'outline' : 'primary'} icon={<Play />} onClick={() => take({ act: 'start' })}>
      {isAgain ? 'Họp tiếp' : 'Bắt đầu họp'}
    </Button>
  );
}

function EndDialog({ onClose }: { readonly onClose: () => void }) {
  const { live } = useLivePage();
  const { mutate, isPending, error } = useLiveStep(live.meetingId);
  const end = () =>
    mutate(
      { act: 'end' },
      {
        onSuccess: () => {
          onClose();
          toast.say('Đã kết thúc cuộc họp');
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Kết thúc cuộc họp?"
      verb="Kết thúc"
      busy={isPending}
      error={error ? failureText(error, 'Không thể kết thúc cuộc họp. Vui lòng thử lại.') : undefined}
      onConfirm={end}
    >
      Đồng hồ và danh sách phát biểu dừng lại cho mọi người. Phòng họp và người dự trống lịch từ lúc này.
    </ConfirmDialog>
  );
}
