import MailWarning from 'lucide-react/icons/mail-warning';
import { useState } from 'react';
import { mailVerification } from '../../data/auth.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../lib/api/use-submit-key.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

/** Stands under the bar until the address is proved; nothing waits for it. */
export function VerifyNotice({ email }: { readonly email: string }) {
  const key = useSubmitKey();
  const [state, set] = useState<'idle' | 'sending' | 'sent'>('idle');

  async function send(): Promise<void> {
    set('sending');
    try {
      await mailVerification(key.keyFor(email));
      key.renew();
      set('sent');
    } catch (error) {
      toast.fail(failureText(error, 'Không thể gửi thư. Vui lòng thử lại.'));
      set('idle');
    }
  }

  return (
    <section
      aria-label="Xác nhận email"
      className="flex shrink-0 items-center gap-x-3 border-b bg-turmeric-soft py-1.5 pr-2 pl-4 text-small text-turmeric-ink md:px-7"
    >
      <MailWarning className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 break-words">
        {state === 'sent' ? 'Đã gửi lại. ' : ''}Mở thư đã gửi đến{' '}
        {/* A long address would fill three lines of a phone. */}
        <strong className="inline-block max-w-full truncate align-bottom font-medium" title={email}>
          {email}
        </strong>{' '}
        để xác nhận email của bạn.
      </p>
      <Button
        size="small"
        look="plain"
        className="-my-0.5 shrink-0 text-turmeric-ink"
        busy={state === 'sending'}
        onClick={() => void send()}
      >
        Gửi lại thư
      </Button>
    </section>
  );
}
