import MailWarning from 'lucide-react/icons/mail-warning';
import { useState } from 'react';
import { mailVerification } from '../../data/account/auth.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../lib/api/use-submit-key.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { toast } from '../../ui/overlays/toast.ts';

interface VerifyNoticeProps {
  readonly email: string;
  /** Mails to people outside that wait for it. */
  readonly waiting: number;
}

/** Stands under the bar until the address is proved; only mails to people outside wait for it. */
export function VerifyNotice({ email, waiting }: VerifyNoticeProps) {
  const isToFiles = pageMeta('mail-delivery') === 'files';
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
      className="flex shrink-0 items-center gap-x-3 border-b bg-turmeric-soft px-4 py-2 text-small text-turmeric-ink md:px-7"
    >
      <MailWarning className="size-4 shrink-0" />
      {/* Two lines of a phone, however long the address. */}
      <p className="flex min-w-0 flex-1 flex-col md:flex-row md:flex-wrap md:gap-x-1">
        <span className="flex min-w-0 gap-x-1 max-[20rem]:block">
          <span className="shrink-0">{state === 'sent' ? 'Đã gửi lại thư đến' : 'Mở thư đã gửi đến'}</span>{' '}
          <strong
            className="truncate font-medium max-[20rem]:wrap-anywhere max-[20rem]:whitespace-normal"
            title={email}
          >
            {email}
          </strong>
        </span>
        <span>
          để xác nhận email của bạn.{' '}
          {isToFiles && 'Máy chủ chưa nối với hộp thư: thư là tệp trong DATA_DIR/outbox. '}
          {waiting > 0 && (
            <strong className="font-medium">{waiting} thư cho khách mời chờ bạn xác nhận. </strong>
          )}
          <button
            type="button"
            className="-my-3 rounded-mark py-3 font-medium underline underline-offset-2 aria-disabled:cursor-progress"
            aria-busy={state === 'sending' || undefined}
            aria-disabled={state === 'sending' || undefined}
            onClick={() => state !== 'sending' && void send()}
          >
            Gửi lại thư
          </button>
        </span>
      </p>
    </section>
  );
}
