import { useState } from 'react';
import { useClocks } from '../../../data/use-clocks.ts';
import { entriesOf } from '../../../lib/files/dropped-entries.ts';
import { filesIn } from '../../../lib/files/read-dropped.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FilesChoice } from '../../../ui/inputs/files-choice.tsx';
import { TranscriptDrawing } from '../../../ui/layout/drawings.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LeaveGuard } from '../../../ui/overlays/leave-guard.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { acceptedFiles } from '../transcript/spoken.rules.ts';
import { WhereTextGoes } from '../transcript/where-text-goes.tsx';
import { ImportRowView } from './import-row.tsx';
import {
  countRows,
  countsText,
  firstAtPlaces,
  type ImportCounts,
  notesOf,
  visibilitiesOf,
} from './import-rows.rules.ts';
import { PastImports } from './past-imports.tsx';
import { RowDialog } from './row-dialog.tsx';
import { useHandedFiles } from './use-handed-files.ts';
import { type Import, useImport } from './use-import.ts';

/** Files of past meetings: what they are is shown before anything is stored, then they are imported together. */
export function ImportPage() {
  usePageTitle('Nhập cuộc họp cũ');
  const { company: zone } = useClocks();
  const given = useImport(zone);
  const { rows, isSending, add } = given;
  useHandedFiles(add);
  const counts = countRows(rows, firstAtPlaces(rows));
  const isOver = counts.ready + counts.failed + counts.reading === 0;
  return (
    <Page>
      <PageHead
        title="Nhập cuộc họp cũ"
        note="Bản gỡ băng của nhiều cuộc họp đã qua, mỗi tệp một cuộc họp. Bạn xem trước rồi mới nhập; không ai được báo tin."
      />
      <LeaveGuard
        isDirty={() => isSending || counts.ready + counts.problems + counts.reading + counts.failed > 0}
      />
      <Panel
        className="mb-6"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          filesIn(entriesOf(event.dataTransfer)).then(add, () =>
            toast.fail('Không đọc được những gì bạn thả. Hãy thử lại hoặc chọn tệp.'),
          );
        }}
      >
        {rows.length === 0 ? (
          <>
            <EmptyState
              drawing={<TranscriptDrawing />}
              title="Chọn hoặc thả tệp vào đây"
              text="Nhận .txt, .vtt, .srt, .docx và .json, tối đa 300 tệp và 200 MB mỗi lần. Ngày giờ lấy từ nội dung, tên tệp hoặc tên thư mục; tệp đã nhập trước đây không bị nhập lần nữa."
              action={<FilesChoice accept={acceptedFiles} primary onFiles={add} />}
            />
            <div className="px-6 pb-5">
              <WhereTextGoes visibilities={[]} />
            </div>
          </>
        ) : (
          <>
            <ImportBar given={given} counts={counts} />
            {!isOver && (
              <div className="px-5 pt-3 max-md:px-4">
                <WhereTextGoes visibilities={visibilitiesOf(rows)} />
              </div>
            )}
            <ImportNotes notes={given.notes} />
            <ImportList given={given} zone={zone} />
          </>
        )}
      </Panel>
      <PastImports current={given.importId} isSending={isSending} onUndone={given.forgetImported} />
    </Page>
  );
}

interface ImportBarProps {
  readonly given: Import;
  readonly counts: ImportCounts;
}

/** How far the import is, and what may be done now. */
function ImportBar({ given: { isSending, add, send, stop, restart }, counts }: ImportBarProps) {
  const isOnline = useOnline();
  const sendable = counts.ready + counts.failed;
  const isOver = sendable === 0 && counts.reading === 0;
  return (
    <div className="flex flex-wrap items-center gap-3 border-b px-5 py-3 max-md:px-4">
      <p role="status" className="min-w-0 flex-1 basis-52">
        {countsText(counts)}
      </p>
      {isSending && (
        // The second press of a double click on "Nhập", in whose place this stands, stops nothing.
        <Button onClick={({ detail }) => detail < 2 && stop()}>Dừng</Button>
      )}
      {!isSending && counts.imported === 0 && (
        <FilesChoice accept={acceptedFiles} primary={false} onFiles={add} />
      )}
      {!isSending && sendable > 0 && (
        <Button look="primary" disabled={!isOnline || counts.reading > 0} onClick={() => void send()}>
          {counts.failed > 0 && counts.ready === 0 ? 'Thử lại' : 'Nhập'} {sendable} tệp
        </Button>
      )}
      {!isSending && isOver && <Button onClick={restart}>Nhập tệp khác</Button>}
    </div>
  );
}

function ImportNotes({ notes }: Pick<Import, 'notes'>) {
  const isOnline = useOnline();
  if (isOnline && notes.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 px-5 pt-3 max-md:px-4">
      {!isOnline && <Banner tone="warning">Đang mất mạng. Các tệp vẫn ở đây, nhập tiếp khi có mạng.</Banner>}
      {notes.map((note) => (
        <Banner key={note} tone="warning">
          {note}
        </Banner>
      ))}
    </div>
  );
}

/** The files; one of them is edited over the page. */
function ImportList({ given, zone }: { readonly given: Import; readonly zone: string }) {
  const { rows, isSending } = given;
  const [editedPath, edit] = useState<string | null>(null);
  const edited = rows.find(({ path }) => path === editedPath);
  const first = firstAtPlaces(rows);
  return (
    <>
      <ul aria-label="Các tệp" className="divide-y">
        {rows.map((row) => (
          <ImportRowView
            key={row.path}
            row={row}
            notes={notesOf(row, first)}
            zone={zone}
            isSending={isSending}
            onWant={(isWanted) => given.setWanted(row.path, isWanted)}
            onEdit={() => edit(row.path)}
            onRetry={() => given.retryReading(row)}
          />
        ))}
      </ul>
      {edited?.read.is === 'found' && (
        <RowDialog
          path={edited.path}
          preview={edited.read.preview}
          draft={edited.read.draft}
          zone={zone}
          onSave={(draft) => given.setDraft(edited.path, draft)}
          onClose={() => edit(null)}
        />
      )}
    </>
  );
}
