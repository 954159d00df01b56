import type { Reading } from '@hopgon/contract/chat/schemas';
import Mail from 'lucide-react/icons/mail';
import { buttonClass } from '../../../ui/buttons/button-class.ts';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { mailtoOf } from './mailto.rules.ts';

type Letter = Extract<Reading, { kind: 'letter' }>;

/** A letter to somebody outside the company: its writer sends it with their own mail program. */
export const LetterView = ({ letter: { to, subject, body } }: { readonly letter: Letter }) => (
  <section aria-label="Bản nháp thư" className="rounded-panel border bg-surface">
    <dl className="grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 gap-y-1 px-4 pt-3">
      <dt className="text-muted">Tới</dt>
      <dd className="min-w-0 break-words">{to === '' ? 'Bạn điền địa chỉ khi gửi' : to}</dd>
      <dt className="text-muted">Tiêu đề</dt>
      <dd className="min-w-0 break-words font-medium">{subject === '' ? 'Chưa có' : subject}</dd>
    </dl>
    <p className="px-4 py-3 break-words whitespace-pre-line">{body}</p>
    <footer className="flex flex-wrap items-center gap-2 border-t px-4 py-2">
      <a href={mailtoOf({ to, subject, body })} className={buttonClass({ size: 'small' })}>
        <Mail />
        Mở trong ứng dụng email
      </a>
      <CopyButton text={subject === '' ? body : `${subject}\n\n${body}`} label="Sao chép thư" />
    </footer>
  </section>
);
