import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useState } from 'react';
import { useSendPreparation } from '../../data/meetings/preparation.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../lib/api/use-submit-key.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Textarea } from '../../ui/inputs/input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';

interface SendPreparationDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly meeting: Meeting;
}

export function SendPreparationDialog({ open, onOpenChange, meeting }: SendPreparationDialogProps) {
  const [message, setMessage] = useState('');
  const { mutate, isPending, error, reset } = useSendPreparation();
  const key = useSubmitKey();
  // What is written stays for the next time, what went wrong does not.
  const change = (isOpen: boolean) => {
    if (error) reset();
    onOpenChange(isOpen);
  };
  const send = () => {
    const body = { meetingId: meeting.id, message: message.normalize('NFC').trim() };
    mutate(
      { body, idempotencyKey: key.keyFor(body) },
      {
        onSuccess: ({ sent }) => {
          key.renew();
          setMessage('');
          onOpenChange(false);
          toast.say(sent > 0 ? `Đã gửi cho ${sent} người` : 'Không có ai khác nhận thư');
        },
      },
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Gửi chương trình họp"
      description="Email gồm chương trình và danh sách tài liệu. Ai đã từ chối thì không nhận."
      failure={error && failureText(error, 'Không thể gửi chương trình họp. Vui lòng thử lại.')}
      actions={
        <>
          <Button onClick={() => change(false)}>Hủy</Button>
          <Button look="primary" busy={isPending} onClick={send}>
            Gửi
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
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
