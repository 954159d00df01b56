import type { TranscriptImport } from '@hopgon/contract/transcripts/import/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  importQuery,
  importsQuery,
  useUndoTranscriptImport,
} from '../../../data/transcripts/transcript-imports.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { formatMoment } from '../../../lib/format/date.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { importText } from './import-text.rules.ts';

interface PastImportsProps {
  /** The import of this page. */
  readonly current: string;
  /** Its files are being sent: what comes after an undo would stay. */
  readonly isSending: boolean;
  readonly onUndone: () => void;
}

/** One's imports of the last time, how far their analysis is, and the way back; nothing where there are none. */
export function PastImports({ current, isSending, onUndone }: PastImportsProps) {
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
      onSuccess: ({ removed, kept }) => {
        if (id === current) onUndone();
        toast.say(
          kept > 0
            ? `Đã bỏ ${removed} tệp vừa nhập; giữ lại ${kept} tệp đã có người sửa, dùng hoặc bạn không còn quyền sửa`
            : `Đã bỏ ${removed} tệp vừa nhập`,
        );
      },
      onError: (failure) => toast.fail(failureText(failure, 'Không thể hoàn tác. Vui lòng thử lại.')),
    });
  return (
    <Panel>
      <PanelHead title="Các lần nhập" />
      <ul className="divide-y">
        {data.imports.map((each) => (
          <PastImport
            key={each.id}
            past={each}
            isCurrent={each.id === current}
            canUndo={each.canUndo && !(isSending && each.id === current)}
            isBusy={isPending}
            onUndo={() => ask(each)}
          />
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

interface PastImportProps {
  readonly past: TranscriptImport;
  readonly isCurrent: boolean;
  readonly canUndo: boolean;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
}

function PastImport({ past, isCurrent, canUndo, isBusy, onUndo }: PastImportProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="px-5 py-3 max-md:px-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-52">
          {isCurrent ? 'Lần này' : formatMoment(past.importedAt)}
          <span className="block text-small text-muted">{importText(past)}</span>
        </p>
        <Button size="small" look="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Các tệp
        </Button>
        {canUndo && (
          <Button size="small" busy={isBusy} onClick={onUndo}>
            Hoàn tác
          </Button>
        )}
      </div>
      {isOpen && <ImportedFiles importId={past.id} />}
    </li>
  );
}

const stateWords = {
  unasked: 'chưa phân tích',
  waiting: 'chờ phân tích',
  ready: 'đã phân tích',
  failed: 'không phân tích được',
} as const;

/** What an import made, and how the analysis of each file went. */
function ImportedFiles({ importId }: { readonly importId: string }) {
  const query = useQuery(importQuery(importId));
  return (
    <Loaded query={query} failure="Không thể tải các tệp.">
      {({ files }) => (
        <ul className="mt-2 flex flex-col gap-1.5 text-small">
          {files.map(({ transcriptId, name, meetingId, meetingTitle, state }) => (
            <li key={transcriptId} className="flex flex-wrap gap-x-3">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              {meetingTitle !== '' && (
                <Link
                  to="/meetings/$meetingId"
                  params={{ meetingId }}
                  className="min-w-0 text-jade-ink underline underline-offset-2 wrap-anywhere"
                >
                  {meetingTitle}
                </Link>
              )}
              <span className={state === 'failed' ? 'text-brick-ink' : 'text-muted'}>
                {stateWords[state]}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
