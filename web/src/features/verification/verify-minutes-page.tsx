import { parseMinutesCode } from '@hopgon/contract/minutes/verification/code';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { verifiedMinutesQuery } from '../../data/verification.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { FileDrop } from '../../ui/inputs/file-drop.tsx';
import { BareHead } from '../../ui/layout/bare-head.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { CodeForm } from './code-form.tsx';
import { FilePanel } from './file-panel.tsx';
import { checkTrouble, fileTrouble, readFile } from './read-file.ts';
import { RecordPanel } from './record-panel.tsx';

/** Says which minutes a code or a PDF is of, and whether the PDF was changed. The file never leaves the browser. */
export function VerifyMinutesPage() {
  usePageTitle('Kiểm tra biên bản');
  // Behind the #, where no server ever sees it.
  const linked = parseMinutesCode(useRouterState({ select: ({ location }) => location.hash }));
  return <Verification key={linked} linked={linked} />;
}

function Verification({ linked }: { readonly linked: string | null }) {
  const [code, setCode] = useState(linked);
  const record = useQuery(verifiedMinutesQuery(code));
  const file = useMutation({
    mutationFn: readFile,
    onSuccess: ({ code: found }) => found !== null && setCode(found),
  });
  const [trouble, setTrouble] = useState<string | null>(null);
  const check = (chosen: File) => {
    const why = checkTrouble() ?? fileTrouble(chosen);
    setTrouble(why);
    if (why === null) file.mutate(chosen);
    else file.reset();
  };
  /** A code typed by hand: what was said of a file of other minutes does not belong to it. */
  const enter = (typed: string) => {
    setCode(typed);
    setTrouble(null);
    if (file.isError || (file.data && file.data.code !== null && file.data.code !== typed)) file.reset();
  };
  const problem =
    trouble ??
    (file.error && 'Không đọc được tệp này. Vui lòng thử lại.') ??
    (record.error && failureText(record.error, 'Không tra được mã này. Vui lòng thử lại.'));
  const known = record.data ?? null;
  return (
    <>
      <BareHead />
      <main className="mx-auto w-full max-w-[760px] px-4 py-8 md:py-12">
        <h1 className="text-page font-semibold text-balance">Kiểm tra biên bản</h1>
        <p className="mt-1 text-muted">
          Nhập mã in trên biên bản, hoặc chọn tệp PDF. Tệp được kiểm tra ngay trên máy của bạn, không gửi đi
          đâu.
        </p>
        <div className="mt-6 flex flex-col gap-5">
          <Panel>
            <div className="grid gap-6 p-5 md:grid-cols-2">
              <CodeForm key={code} code={code} busy={record.isFetching} onCode={enter} />
              <FileDrop
                label="Chọn tệp PDF"
                busyLabel="Đang kiểm tra"
                hint="Bản PDF của biên bản, hoặc bản quét đã nộp."
                accept=".pdf,.png,.jpg,.jpeg"
                busy={file.isPending}
                onFile={check}
              />
            </div>
          </Panel>
          {problem && <Banner tone="error">{problem}</Banner>}
          {file.data && !record.isFetching && <FilePanel file={file.data} record={known} />}
          {code !== null && known && <RecordPanel code={code} record={known} />}
        </div>
      </main>
    </>
  );
}
