import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useState } from 'react';
import { useSendReminder } from '../../data/meetings/reminders.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../lib/api/use-submit-key.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Textarea } from '../../ui/inputs/input.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';

interface RemindPeopleDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly meeting: Meeting;
}

const whom = [
  { value: 'waiting', label: 'Chưa trả lời' },
  { value: 'all', label: 'Mọi người' },
] as const;

/** Reminds the others at once; who declined is left in peace. */
export function RemindPeopleDialog({ open, onOpenChange, meeting }: RemindPeopleDialogProps) {
  const [to, setTo] = useState<'waiting' | 'all'>('waiting');
  const [message, setMessage] = useState('');
  const { mutate, isPending, error, reset } = useSendReminder();
  const key = useSubmitKey();
  // What is written stays for the next time, what went wrong does not.
  const change = (isOpen: boolean) => {
    if (error) reset();
    onOpenChange(isOpen);
  };
  const send = () => {
    const body = { meetingId: meeting.id, to, message: message.normalize('NFC').trim() };
    mutate(
      { body, idempotencyKey: key.keyFor(body) },
      {
        onSuccess: ({ reminded }) => {
          key.renew();
          setMessage('');
          onOpenChange(false);
          toast.say(reminded > 0 ? `Đã nhắc ${reminded} người` : 'Không có ai cần nhắc');
        },
      },
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Nhắc mọi người"
      description={`Gửi ngay chuông và email về “${meeting.title}”. Ai đã từ chối thì không nhận.`}
      failure={error && failureText(error, 'Không thể gửi lời nhắc. Vui lòng thử lại.')}
      actions={
        <>
          <Button onClick={() => change(false)}>Hủy</Button>
          <Button look="primary" busy={isPending} onClick={send}>
            Gửi lời nhắc
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Segmented label="Nhắc ai" choices={whom} value={to} onChange={setTo} />
        <Field label="Lời nhắn" hint="Có thể để trống.">
          <Textarea
            rows={2}
            maxLength={500}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
