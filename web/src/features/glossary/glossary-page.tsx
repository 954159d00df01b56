import type { Term } from '@hopgon/contract/glossary/schemas';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { termsQuery, useDeleteTerm, useSaveTerms, useUpdateTerm } from '../../data/company/glossary.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { decodeText } from '../../lib/decode-text.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { saveText } from '../../lib/save-text.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useRowFocus } from '../../lib/use-row-focus.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FileButton } from '../../ui/inputs/file-button.tsx';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { TranscriptDrawing } from '../../ui/layout/drawings.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Banner } from '../../ui/states/banner.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { termsWith } from './term.rules.ts';
import { type TermsFromCsv, termsAsCsv, termsFromCsv } from './term-csv.rules.ts';
import { TermDialog } from './term-dialog.tsx';
import { TermRow } from './term-row.tsx';

const mostShown = 200;
/** Fewer are seen at a glance. */
const worthSearching = 10;

/** Names, terms and abbreviations as the company writes them: transcripts are written by them. */
export function GlossaryPage() {
  usePageTitle('Từ điển');
  const glossary = useQuery(termsQuery);
  const mayEdit = glossary.data?.can.edit ?? false;
  const [edited, edit] = useKept<Term | 'new' | null>('edited term', null);
  const [read, setRead] = useState<TermsFromCsv | null>(null);
  const open = async (file: File) =>
    setRead(termsFromCsv(decodeText(new Uint8Array(await file.arrayBuffer()))));
  const active = glossary.data?.terms.filter(({ state }) => state === 'active') ?? [];
  return (
    <div className="grid max-w-[720px] grid-cols-1 gap-4">
      {glossary.data && !mayEdit && (
        <Banner tone="info">
          Bạn có thể đề xuất từ. Chủ sở hữu và quản trị viên nhận, sửa và xóa từ trong từ điển.
        </Banner>
      )}
      <Panel>
        <PanelHead
          title="Từ điển của công ty"
          aside={
            glossary.data && (
              <Button size="small" icon={<Plus />} onClick={() => edit('new')}>
                {mayEdit ? 'Thêm từ' : 'Đề xuất từ'}
              </Button>
            )
          }
        />
        <Loaded query={glossary} failure="Không thể tải từ điển.">
          {({ terms }) => <TermList terms={terms} mayEdit={mayEdit} onEdit={edit} />}
        </Loaded>
        {glossary.data && (mayEdit || active.length > 0) && (
          <footer className="flex flex-wrap gap-2 border-t px-5 py-3 max-md:px-4">
            {mayEdit && (
              <FileButton
                label="Nhập từ tệp CSV"
                icon={<Upload />}
                accept=".csv,.txt,.tsv"
                busy={false}
                onFile={(file) => void open(file)}
              />
            )}
            {active.length > 0 && (
              <Button
                size="small"
                icon={<Download />}
                onClick={() => saveText('tu-dien.csv', 'text/csv', termsAsCsv(active))}
              >
                Tải về CSV
              </Button>
            )}
          </footer>
        )}
      </Panel>
      {edited !== null && (
        <TermDialog term={edited === 'new' ? null : edited} mayEdit={mayEdit} onClose={() => edit(null)} />
      )}
      {read && <ImportDialog read={read} onClose={() => setRead(null)} />}
    </div>
  );
}

interface TermListProps {
  readonly terms: readonly Term[];
  readonly mayEdit: boolean;
  readonly onEdit: (term: Term) => void;
}

function TermList({ terms, mayEdit, onEdit }: TermListProps) {
  const [query, setQuery] = useState('');
  const rows = useRowFocus<HTMLUListElement>();
  const { mutateAsync: update } = useUpdateTerm();
  const { mutateAsync: remove } = useDeleteTerm();
  const { mutateAsync: restore } = useSaveTerms();
  const failed = (error: Error) => toast.fail(failureText(error, 'Không thể đổi từ điển. Vui lòng thử lại.'));
  // Not callbacks of `mutate`: those of an earlier press are forgotten at the next.
  const onDelete = ({ id, version, written, spoken, asks, state }: Term) =>
    remove({ termId: id, version }).then(
      () =>
        state === 'active'
          ? toast.undoable(`Đã xóa ${written}`, () => restore([{ written, spoken, asks }]))
          : toast.say(`Đã bỏ đề xuất ${written}`),
      failed,
    );
  if (terms.length === 0) {
    return (
      <EmptyState
        drawing={<TranscriptDrawing />}
        title="Từ điển chưa có từ nào"
        text="Thêm tên người, tên dự án, thuật ngữ và chữ tắt mà máy gỡ băng hay nghe nhầm. Bản gỡ băng tải lên sau đó được viết đúng, mỗi chỗ sửa đều xem lại và hoàn tác được."
      />
    );
  }
  const found = termsWith(terms, query);
  return (
    <>
      {terms.length > worthSearching && (
        <SearchInput
          className="mx-5 my-3 max-md:mx-4"
          label="Tìm trong từ điển"
          placeholder="Tìm, không cần dấu"
          value={query}
          onChange={setQuery}
        />
      )}
      <ul ref={rows} aria-label="Các từ" className="divide-y">
        {found.slice(0, mostShown).map((term) => (
          <TermRow
            key={term.id}
            term={term}
            {...(mayEdit && {
              acts: {
                onEdit: () => onEdit(term),
                onDelete: () => onDelete(term),
                onAccept: () =>
                  update({ termId: term.id, version: term.version, accept: true }).catch(failed),
              },
            })}
          />
        ))}
      </ul>
      {found.length === 0 && <p className="px-5 py-3 text-muted">Không có từ nào như vậy.</p>}
      {found.length > mostShown && (
        <p className="border-t px-5 py-3 text-small text-muted">
          Hiện {formatNumber(mostShown)} trong {formatNumber(found.length)} từ. Gõ để tìm từ khác.
        </p>
      )}
    </>
  );
}
