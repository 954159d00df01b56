import type { MeetingReminder } from '@hopgon/contract/reminders/schemas';
import { useState } from 'react';
import { useSetMeetingReminder } from '../../data/meetings/reminders.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { choiceWords } from './lead.rules.ts';
import { LeadChoices } from './lead-choices.tsx';

interface ChooseReminderDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly meetingId: string;
  readonly reminder: MeetingReminder;
}

export function ChooseReminderDialog({ open, onOpenChange, meetingId, reminder }: ChooseReminderDialogProps) {
  const [minutes, setMinutes] = useState<readonly number[]>(reminder.minutes);
  const { mutate, isPending, error } = useSetMeetingReminder(meetingId);
  const save = (chosen: number[] | null) =>
    mutate(chosen, {
      onSuccess: (saved) => {
        onOpenChange(false);
        toast.say(`Giờ nhắc: ${choiceWords(saved.minutes)}`);
      },
    });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Nhắc tôi về cuộc họp này"
      description="Bằng chuông và email, theo lựa chọn thông báo trong hồ sơ của bạn."
      failure={error && failureText(error, 'Không thể đổi giờ nhắc. Vui lòng thử lại.')}
      actions={
        <>
          {reminder.own && (
            <Button look="plain" disabled={isPending} onClick={() => save(null)}>
              Dùng giờ nhắc mặc định
            </Button>
          )}
          <Button look="primary" busy={isPending} onClick={() => save([...minutes])}>
            Lưu
          </Button>
        </>
      }
    >
      <LeadChoices legend="Trước giờ họp" minutes={minutes} onChange={setMinutes} />
    </Dialog>
  );
}
