import type { MinutesRecipient } from '@hopgon/contract/minutes/delivery/schemas';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { readersQuery, useSendMinutes } from '../../../../data/meetings/minutes-delivery.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../../lib/api/use-submit-key.ts';
import { useKept } from '../../../../lib/forms/use-kept.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Field } from '../../../../ui/inputs/field.tsx';
import { Textarea } from '../../../../ui/inputs/input.tsx';
import { useCloseGuard } from '../../../../ui/overlays/close-guard.tsx';
import { DialogActions } from '../../../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { Loaded } from '../../../../ui/states/loaded.tsx';
import { useMinutesPage } from '../minutes-context.ts';

/** Says who gets the minutes, and of a closed meeting how little, before they are mailed. */
export function SendDialog({ onClose }: { readonly onClose: () => void }) {
  const isClosed = useMinutesPage().meeting.visibility === 'closed';
  return (
    <FormDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Gửi biên bản qua email?"
      description={
        isClosed
          ? 'Họp kín: thư chỉ báo có biên bản, kèm liên kết cho người dự trong công ty. Tên cuộc họp và nội dung không rời khỏi đây, khách mời không nhận gì.'
          : 'Người dự trong công ty nhận kết luận, việc cần làm và liên kết tới biên bản. Khách mời nhận bản PDF.'
      }
    >
      <SendForm hasMessage={!isClosed} onClose={onClose} />
    </FormDialog>
  );
}

interface SendFormProps {
  /** Whether words of the sender go with it. */
  readonly hasMessage: boolean;
  readonly onClose: () => void;
}

function SendForm({ hasMessage, onClose }: SendFormProps) {
  const { minutes } = useMinutesPage();
  const { mutate, isPending, error } = useSendMinutes(minutes);
  const [message, setMessage] = useKept(`minutes mail ${minutes.meetingId}`, '');
  const key = useSubmitKey();
  const { close, release } = useCloseGuard({ isDirty: () => message.trim() !== '' });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const body = hasMessage ? message.normalize('NFC').trim() : '';
    mutate(
      { message: body, key: key.keyFor(body) },
      {
        onSuccess: ({ sent }) => {
          release();
          toast.say(sent === 0 ? 'Không có ai khác để gửi' : `Đã gửi cho ${sent} người`);
          onClose();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <Loaded query={useQuery(readersQuery(minutes))} failure="Không thể tải danh sách người nhận.">
        {({ recipients }) => <Recipients recipients={recipients} />}
      </Loaded>
      {hasMessage && (
        <Field label="Lời nhắn" hint="Có thể để trống.">
          <Textarea
            rows={3}
            maxLength={500}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
      )}
      <DialogActions failure={error && failureText(error, 'Không thể gửi biên bản. Vui lòng thử lại.')}>
        <Button onClick={close}>Chưa gửi</Button>
        <Button type="submit" look="primary" busy={isPending}>
          Gửi
        </Button>
      </DialogActions>
    </form>
  );
}

/** Whom the mail goes to, by name, before it leaves. */
function Recipients({ recipients }: { readonly recipients: readonly MinutesRecipient[] }) {
  if (recipients.length === 0)
    return (
      <p className="text-small text-muted">Không có ai khác để gửi: mọi người đã tắt thư về biên bản.</p>
    );
  return (
    <div className="text-small">
      <p className="font-semibold">Gửi cho {recipients.length} người:</p>
      <ul className="mt-1 max-h-32 overflow-y-auto">
        {recipients.map(({ displayName, guestEmail }) => (
          <li key={guestEmail ?? displayName} className="break-words">
            {displayName}
            {guestEmail !== null && <span className="text-muted"> · khách mời, {guestEmail}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
