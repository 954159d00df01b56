import type { TemplateCheck } from '@hopgon/contract/minutes/templates/schemas';
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/states/banner.tsx';

const marked = (name: string): string => `{{${name}}}`;

/** What was found in a template: what has to be put right, what is missing, what will be filled. */
export const TemplateFindings = ({ check }: { readonly check: TemplateCheck }) => (
  <div className="flex flex-col gap-3 text-small">
    {check.problems.length + check.unknown.length > 0 && (
      <Banner tone="error">
        <p className="font-medium">Chưa dùng được. Hãy sửa trong Word rồi tải lại:</p>
        <ul className="mt-1 list-disc pl-5">
          {check.problems.map((problem) => (
            <li key={problem} className="break-words">
              {problem}
            </li>
          ))}
          {check.unknown.map(({ written, near }) => (
            <li key={written} className="break-words">
              Không có chỗ nào tên {marked(written)}.{near !== null && ` Có phải ${marked(near)}?`}
            </li>
          ))}
        </ul>
      </Banner>
    )}
    {check.missing.length > 0 && (
      <Banner tone="warning">
        Mẫu không có: {check.missing.map(marked).join(', ')}. Vẫn dùng được nếu công ty không cần.
      </Banner>
    )}
    {check.known.length > 0 && (
      <Found title={`Nhận ra ${check.known.length} chỗ điền`}>{check.known.map(marked).join(', ')}</Found>
    )}
  </div>
);

const Found = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details className="rounded-control border px-3 py-2">
    <summary className="cursor-pointer font-medium">{title}</summary>
    <p className="mt-1 break-words text-muted">{children}</p>
  </details>
);
