import type { Reading } from '@hopgon/contract/chat/schemas';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';

type Letter = Extract<Reading, { kind: 'letter' }>;

/** A letter to be copied: the assistant sends none. */
export const LetterView = ({ letter: { to, subject, body } }: { readonly letter: Letter }) => (
  <section aria-label="Bản nháp thư" className="rounded-panel border bg-surface">
    <dl className="grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 gap-y-1 px-4 pt-3">
      <dt className="text-muted">Tới</dt>
      <dd className="min-w-0 break-words">{to === '' ? 'Bạn điền địa chỉ khi gửi' : to}</dd>
      <dt className="text-muted">Tiêu đề</dt>
      <dd className="min-w-0 break-words font-medium">{subject === '' ? 'Chưa có' : subject}</dd>
    </dl>
    <p className="px-4 py-3 break-words whitespace-pre-line">{body}</p>
    <footer className="border-t px-4 py-2">
      <CopyButton text={subject === '' ? body : `${subject}\n\n${body}`} label="Sao chép thư" />
    </footer>
  </section>
);
