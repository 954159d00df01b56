import { notificationGroups } from '@hopgon/contract/notifications/groups';
import { mailHints } from '@hopgon/contract/notifications/mail-hints';
import type { LinkedMails } from '@hopgon/contract/notifications/settings';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { linkedMailsQuery, useChooseLinkedMails } from '../../../data/account/notification-settings.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useHashToken } from '../../../lib/use-hash.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ThemeToggle } from '../../../ui/buttons/theme-toggle.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { PageSpinner } from '../../../ui/states/spinner.tsx';

/** Where the link at the end of a mail leads. It asks nobody who they are, and turns nothing off before a press. */
export function UnsubscribePage() {
  usePageTitle('Tắt email');
  const token = useHashToken();
  const { data: mails, error } = useQuery(linkedMailsQuery(token));
  if (!(mails || error)) return <PageSpinner text="Đang tải..." />;
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="flex justify-end px-4 py-3 md:px-8">
        <ThemeToggle />
      </div>
      <main className="mx-auto w-full max-w-[640px] flex-1 px-4 pb-10">
        <Panel className="px-5 py-6 md:px-8 md:py-8">
          {mails ? <MailsChoice key={token} token={token} mails={mails} /> : <DeadLink error={error} />}
        </Panel>
      </main>
      <footer className="px-4 pb-6 text-center text-small text-muted">
        <Link to="/privacy" className="hover:underline">
          Quyền riêng tư
        </Link>
      </footer>
    </div>
  );
}

const DeadLink = ({ error }: { readonly error: unknown }) => (
  <header>
    <h1 className="text-page font-semibold">Không mở được liên kết này</h1>
    <p className="mt-1 text-muted">{failureText(error, 'Không thể tải. Vui lòng thử lại.')}</p>
    <p className="mt-3">
      <Link to="/settings/notifications" className="link">
        Mở cài đặt thông báo
      </Link>
    </p>
  </header>
);

function MailsChoice({
  token,
  mails: { group, on },
}: {
  readonly token: string;
  readonly mails: LinkedMails;
}) {
  const { mutate, isPending, error } = useChooseLinkedMails(token);
  const { label, hint } = notificationGroups[group];
  return (
    <>
      <h1 className="text-page font-semibold">
        {on ? `Không nhận email “${label}” nữa?` : `Đã tắt email “${label}”`}
      </h1>
      <p className="mt-1 mb-5 text-muted">
        {on
          ? `${mailHints[group] ?? hint}. Những email khác vẫn được gửi.`
          : 'Bạn không còn nhận những email này. Email khác vẫn được gửi.'}
      </p>
      {error && (
        <div className="mb-4">
          <Banner tone="error">{failureText(error, 'Không thể lưu lựa chọn. Vui lòng thử lại.')}</Banner>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button look={on ? 'primary' : 'outline'} size="large" busy={isPending} onClick={() => mutate(!on)}>
          {on ? 'Tắt email này' : 'Bật lại'}
        </Button>
        <Link to="/settings/notifications" className="link">
          Cài đặt thông báo
        </Link>
      </div>
    </>
  );
}
