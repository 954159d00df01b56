import { formatMinutesCode } from '@hopgon/contract/minutes/verification/code';
import { Link } from '@tanstack/react-router';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { CopyButton } from '../../../../ui/buttons/copy-button.tsx';

/** The code printed on the PDF, and the way to where it is checked. */
export function MinutesCode({ code }: { readonly code: string }) {
  const written = formatMinutesCode(code);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <span className="text-muted">Mã kiểm tra</span>
      <code className="flex-1 text-key whitespace-nowrap">{written}</code>
      <CopyButton text={written} />
      <Link to="/verify-minutes" hash={written} className="link inline-flex items-center gap-1">
        Kiểm tra
        <ArrowUpRight aria-hidden="true" className="size-4" />
      </Link>
    </p>
  );
}
