import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { type ErrorReport, reportText } from './error-report.ts';

/** What the report will say, for who wants to read it, or has no mail program to send it with. */
export const ErrorDetails = ({ report }: { readonly report: ErrorReport }) => (
  <details className="mt-8 rounded-control border bg-surface px-4 py-3">
    <summary className="cursor-pointer rounded-mark font-medium">Chi tiết lỗi</summary>
    <pre className="mt-3 max-h-64 overflow-auto text-small break-words whitespace-pre-wrap text-muted">
      {reportText(report)}
    </pre>
    <div className="mt-3">
      <CopyButton text={reportText(report)} />
    </div>
  </details>
);
