import type { Motion } from '@hopgon/contract/live/motions/schemas';
import { useMotionStep } from '../../../data/meetings/motions.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { useLivePage } from '../live-context.ts';

interface CloseMotionDialogProps {
  readonly motion: Motion;
  readonly act: 'close' | 'cancel';
  readonly onClose: () => void;
}

const texts = {
  close: {
    title: 'Đóng biểu quyết?',
    verb: 'Đóng biểu quyết',
    failure: 'Không thể đóng biểu quyết. Vui lòng thử lại.',
  },
  cancel: {
    title: 'Hủy biểu quyết?',
    verb: 'Hủy biểu quyết',
    failure: 'Không thể hủy biểu quyết. Vui lòng thử lại.',
  },
} as const;

export function CloseMotionDialog({ motion, act, onClose }: CloseMotionDialogProps) {
  const { live } = useLivePage();
  const { mutate, isPending, error } = useMotionStep(live.meetingId);
  const { title, verb, failure } = texts[act];
  const missing = motion.base.votes - motion.cast.votes;
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      verb={verb}
      refrain="Để mở tiếp"
      busy={isPending}
      error={error ? failureText(error, failure) : undefined}
      onConfirm={() =>
        mutate(
          { act, motionId: motion.id },
          {
            onSuccess: ({ isPassed }) => {
              onClose();
              // The card goes back below the people.
              if (act === 'close')
                toast.say(isPassed ? 'Biểu quyết đã thông qua' : 'Biểu quyết không thông qua');
            },
          },
        )
      }
    >
      {act === 'close'
        ? `${missing > 0 ? `Còn ${missing} người chưa bỏ phiếu. ` : ''}Kết quả không đổi được nữa sau khi đóng.`
        : 'Biểu quyết này không có kết quả và không vào biên bản.'}
    </ConfirmDialog>
  );
}
