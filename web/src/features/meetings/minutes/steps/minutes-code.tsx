import { formatMinutesCode } from '@hopgon/contract/minutes/verification/code';
import { CopyButton } from '../../../../ui/buttons/copy-button.tsx';

/** The code printed on the PDF. */
export function MinutesCode({ code }: { readonly code: string }) {
  const written = formatMinutesCode(code);
  return (
    <p className="flex flex-wrap items-center gap-2 text-small">
      <span className="text-muted">Mã kiểm tra</span>
      <code className="min-w-0 flex-1 text-key break-all">{written}</code>
      <CopyButton text={written} />
    </p>
  );
}
