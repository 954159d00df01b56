import type { TranscriptImport } from '@hopgon/contract/transcripts/import/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { importsQuery, useUndoTranscriptImport } from '../../../data/meetings/transcript-imports.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { formatMoment } from '../../../lib/format/date.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';

/** 'Đã nhập 12 tệp, còn 3 tệp chờ phân tích' */
const importWords = ({ files, waiting }: TranscriptImport): string =>
  waiting > 0 ? `${files} tệp, còn ${waiting} tệp chờ phân tích` : `${files} tệp, đã phân tích xong`;

/** One's imports of the last time, how far their analysis is, and the way back; nothing where there are none. */
export function PastImports({ current }: { readonly current: string | null }) {
  const { data, error, refetch } = useQuery(importsQuery);
  const [asked, ask] = useState<TranscriptImport | null>(null);
  const { mutate, isPending } = useUndoTranscriptImport();
  if (error && !data)
    return (
      <LoadFailure
        text={failureText(error, 'Không thể tải các lần nhập trước.')}
        onRetry={() => void refetch()}
      />
    );
  if (!data || data.imports.length === 0) return null;
  const undo = ({ id }: TranscriptImport) =>
    mutate(id, {
      onSuccess: ({ removed, kept }) =>
        toast.say(
          kept > 0
            ? `Đã bỏ ${removed} tệp vừa nhập; ${kept} tệp đã có người sửa hoặc dùng được giữ lại`
            : `Đã bỏ ${removed} tệp vừa nhập`,
        ),
      onError: (failure) => toast.fail(failureText(failure, 'Không thể hoàn tác. Vui lòng thử lại.')),
    });
  return (
    <Panel>
      <PanelHead title="Các lần nhập" />
      <ul className="divide-y">
        {data.imports.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 max-md:px-4">
            <p className="min-w-0 flex-1 basis-52">
              {each.id === current ? 'Lần này' : formatMoment(each.importedAt)}
              <span className="block text-small text-muted">{importWords(each)}</span>
            </p>
            {each.canUndo && (
              <Button size="small" busy={isPending} onClick={() => ask(each)}>
                Hoàn tác
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && ask(null)}
        title={`Bỏ ${asked?.files ?? 0} tệp đã nhập?`}
        verb="Bỏ"
        onConfirm={() => {
          if (asked) undo(asked);
          ask(null);
        }}
      >
        Bản gỡ băng và cuộc họp mới của lần nhập này bị bỏ. Những gì đã có người sửa, duyệt hoặc dẫn trong
        biên bản được giữ lại.
      </ConfirmDialog>
    </Panel>
  );
}
