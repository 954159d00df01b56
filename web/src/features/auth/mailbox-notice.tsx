import { Link } from '@tanstack/react-router';
import MailCheck from 'lucide-react/icons/mail-check';
import type { ReactNode } from 'react';

interface MailboxNoticeProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A mail is on its way. */
export const MailboxNotice = ({ title, children, action }: MailboxNoticeProps) => (
  <div role="status">
    <span className="flex size-11 items-center justify-center rounded-panel bg-jade-soft text-jade-ink">
      <MailCheck className="size-5" />
    </span>
    <h1 className="mt-4 text-page font-semibold">{title}</h1>
    <p className="mt-1 text-muted">{children}</p>
    <p className="mt-3 text-small text-muted">Không thấy thư? Hãy xem trong mục thư rác.</p>
    <div className="mt-6 flex flex-wrap items-center gap-4">
      {action}
      <Link to="/login" search className="link">
        Quay lại đăng nhập
      </Link>
    </div>
  </div>
);

export const Address = ({ email }: { readonly email: string }) => (
  <strong className="font-medium break-words text-ink">{email}</strong>
);
