import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../lib/api/use-submit-key.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { Button } from '../buttons/button.tsx';
import { Field } from '../inputs/field.tsx';
import { Textarea } from '../inputs/input.tsx';
import { Dialog } from './dialog.tsx';
import { toast } from './toast.ts';

interface MessageDialogProps<Body extends object, Reply> {
  readonly open: boolean;
  /** Names what is written. */
  readonly keptAs: string;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description: string;
  readonly verb: string;
  /** What is said when it could not be sent and the server gives no reason. */
  readonly failure: string;
  readonly mutation: UseMutationResult<Reply, Error, { body: Body; idempotencyKey: string }>;
  readonly bodyOf: (message: string) => Body;
  /** What is said once it is sent. */
  readonly outcome: (reply: Reply) => string;
  /** Nothing can be written: why. */
  readonly silent?: string | undefined;
  /** What is chosen beside the message. */
  readonly children?: ReactNode;
}

/** Sends something to people, with a message that may be empty. */
export function MessageDialog<Body extends object, Reply>({
  open,
  keptAs,
  onOpenChange,
  title,
  description,
  verb,
  failure,
  mutation: { mutate, isPending, error, reset },
  bodyOf,
  outcome,
  silent,
  children,
}: MessageDialogProps<Body, Reply>) {
  const [message, setMessage] = useKept(keptAs, '');
  const key = useSubmitKey();
  // What is written stays for the next time, what went wrong does not.
  const change = (isOpen: boolean) => {
    if (error) reset();
    onOpenChange(isOpen);
  };
  const send = () => {
    const body = bodyOf(silent ? '' : message.normalize('NFC').trim());
    mutate(
      { body, idempotencyKey: key.keyFor(body) },
      {
        onSuccess: (reply) => {
          key.renew();
          setMessage('');
          onOpenChange(false);
          toast.say(outcome(reply));
        },
      },
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={title}
      description={description}
      failure={error && failureText(error, failure)}
      actions={
        <>
          <Button onClick={() => change(false)}>Hủy</Button>
          <Button look="primary" busy={isPending} onClick={send}>
            {verb}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {children}
        {silent ? (
          <p className="text-small text-muted">{silent}</p>
        ) : (
          <Field label="Lời nhắn" hint="Có thể để trống.">
            <Textarea
              rows={2}
              maxLength={500}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
          </Field>
        )}
      </div>
    </Dialog>
  );
}
