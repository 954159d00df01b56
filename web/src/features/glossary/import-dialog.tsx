import { useSaveTerms } from '../../data/company/glossary.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import type { TermsFromCsv } from './term-csv.rules.ts';

const mostRowsNamed = 8;
const mostShown = 50;

interface ImportDialogProps {
  readonly read: TermsFromCsv;
  readonly onClose: () => void;
}

/** What a file holds, before it is added. */
export function ImportDialog({ read: { terms, forms, unread }, onClose }: ImportDialogProps) {
  const { mutate, isPending, error } = useSaveTerms();
  const save = () =>
    mutate([...terms], {
      onSuccess: ({ added, extended }) => {
        toast.say(`Thêm ${formatNumber(added)} từ, bổ sung ${formatNumber(extended)} từ đã có`);
        onClose();
      },
    });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Nhập từ điển"
      description={
        terms.length > 0
          ? `Tệp có ${formatNumber(terms.length)} từ với ${formatNumber(forms)} cách nghe hoặc viết. Từ đã có được bổ sung, không bị thay.`
          : 'Không đọc được từ nào. Mỗi dòng cần hai cột: nghe hoặc viết thành, và cách viết đúng.'
      }
      failure={error && failureText(error, 'Không thể nhập từ điển. Vui lòng thử lại.')}
      actions={
        <>
          <Button onClick={onClose}>{terms.length > 0 ? 'Hủy' : 'Đóng'}</Button>
          {terms.length > 0 && (
            <Button look="primary" busy={isPending} onClick={save}>
              Nhập
            </Button>
          )}
        </>
      }
    >
      {unread.length > 0 && terms.length > 0 && (
        <p className="text-small text-turmeric-ink">
          Bỏ qua {formatNumber(unread.length)} dòng không đủ hai cột hoặc quá dài: dòng{' '}
          {unread.slice(0, mostRowsNamed).join(', ')}
          {unread.length > mostRowsNamed && '…'}
        </p>
      )}
      {terms.length > 0 && (
        <ul aria-label="Các từ trong tệp" className="mt-3 max-h-[40dvh] divide-y overflow-y-auto">
          {terms.slice(0, mostShown).map(({ written, spoken }) => (
            <li key={written} className="py-1.5 break-words">
              <span className="font-medium">{written}</span>{' '}
              <span className="text-small text-muted">{spoken.join(' · ')}</span>
            </li>
          ))}
          {terms.length > mostShown && (
            <li className="py-1.5 text-small text-muted">
              và {formatNumber(terms.length - mostShown)} từ nữa
            </li>
          )}
        </ul>
      )}
    </Dialog>
  );
}
