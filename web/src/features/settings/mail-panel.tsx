import type { FailedMail } from '@hopgon/contract/email/schemas';
import { useQuery } from '@tanstack/react-query';
import { failedMailsQuery, useRetryMail, useSendTestMail } from '../../data/email.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../lib/api/use-submit-key.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Banner } from '../../ui/states/banner.tsx';
import { testMailWords } from './mail-words.rules.ts';

/** Whether mails leave this server, and which of the company's could not. */
export function MailPanel() {
  const { data: mails = [] } = useQuery(failedMailsQuery);
  return (
    <Panel>
      <PanelHead title="Gửi email" />
      <TestMail />
      {mails.length > 0 && (
        <section aria-labelledby="failed-mails" className="border-t">
          <h3 id="failed-mails" className="px-5 pt-4 font-medium">
            Thư chưa gửi được ({mails.length})
          </h3>
          <ul className="divide-y">
            {mails.map((mail) => (
              <FailedRow key={mail.id} mail={mail} />
            ))}
          </ul>
        </section>
      )}
    </Panel>
  );
}

function TestMail() {
  const key = useSubmitKey();
  const { mutate, data, error, isPending } = useSendTestMail();
  const isToFiles = pageMeta('mail-delivery') === 'files';
  const outcome = data && testMailWords(data, isToFiles);
  return (
    <div className="flex flex-col gap-3 px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 max-w-[46ch] text-small text-muted">
          {isToFiles
            ? 'Máy chủ chưa được nối với hộp thư (SMTP_URL). Mỗi thư là một tệp trong thư mục DATA_DIR/outbox trên máy chủ.'
            : 'Gửi một thư tới địa chỉ của chính bạn để biết máy chủ có gửi được thư không.'}
        </p>
        <Button busy={isPending} onClick={() => mutate(key.keyFor('test'), { onSuccess: key.renew })}>
          Gửi thư thử
        </Button>
      </div>
      {error && (
        <Banner tone="error">{failureText(error, 'Không thể gửi thư thử. Vui lòng thử lại.')}</Banner>
      )}
      {outcome && !isPending && <Banner tone={outcome.tone}>{outcome.text}</Banner>}
    </div>
  );
}

function FailedRow({ mail }: { readonly mail: FailedMail }) {
  const { mutate, isPending } = useRetryMail();
  const retry = () =>
    mutate(mail.id, {
      onSuccess: () => toast.say('Đang gửi lại thư.'),
      onError: (error) => toast.fail(failureText(error, 'Không thể gửi lại thư. Vui lòng thử lại.')),
    });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="break-words">{mail.subject ?? 'Thư chưa soạn xong'}</p>
        <p className="text-small break-words text-muted">
          {mail.to} · {formatMoment(mail.createdAt)} ·{' '}
          {mail.nextAt
            ? `sẽ thử lại ${formatMoment(mail.nextAt)}`
            : `đã thử ${mail.attempts} lần, không thử nữa`}
        </p>
        <p className="text-small wrap-anywhere text-brick-ink">{mail.error}</p>
      </div>
      {mail.canRetry ? (
        <Button size="small" busy={isPending} aria-label={`Gửi lại thư tới ${mail.to}`} onClick={retry}>
          Gửi lại
        </Button>
      ) : (
        <p className="text-small text-muted">Không gửi lại được: nội dung đã xóa hoặc đã quá giờ.</p>
      )}
    </li>
  );
}
