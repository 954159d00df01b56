import { type Paper, paperExtensions } from '@hopgon/contract/preparation/schemas';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { papersQuery, useAddPaper, useOpenPaper, useRemovePaper } from '../../data/meetings/preparation.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../lib/api/use-submit-key.ts';
import { formatSize } from '../../lib/format/number.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { FileButton } from '../../ui/inputs/file-button.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { AvatarRow } from '../../ui/marks/avatar.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';

const isNearlyFull = ({ used, most }: { used: number; most: number }): boolean => used > most * 0.8;

/** What to read before the meeting, and who has. */
export function PapersPanel({ meetingId }: { readonly meetingId: string }) {
  const { data, error, refetch } = useQuery(papersQuery(meetingId));
  const adding = useAddPaper(meetingId);
  const opening = useOpenPaper(meetingId);
  const removing = useRemovePaper(meetingId);
  const key = useSubmitKey();
  const [doomed, setDoomed] = useState<Paper | null>(null);
  const doom = (paper: Paper) => {
    removing.reset();
    setDoomed(paper);
  };
  const say = (text: string) => (problem: Error) => toast.fail(failureText(problem, text));

  const add = (file: File) =>
    adding.mutate(
      { file, idempotencyKey: key.keyFor([file.name, file.size, file.lastModified]) },
      {
        onSuccess: () => key.renew(),
        onError: say('Không thể tải tài liệu lên. Vui lòng thử lại.'),
      },
    );
  return (
    <Panel>
      <PanelHead title="Tài liệu" aside={data && data.papers.length > 0 && `${data.papers.length} tệp`} />
      {!data &&
        (error ? (
          <LoadFailure text={failureText(error, 'Không thể tải tài liệu.')} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows />
        ))}
      {data?.papers.length === 0 && <p className="px-5 py-4 text-muted">Chưa có tài liệu đọc trước.</p>}
      {data && data.papers.length > 0 && (
        <ul className="divide-y">
          {data.papers.map((paper) => (
            <PaperRow
              key={paper.id}
              paper={paper}
              opening={opening.isPending}
              onOpen={() =>
                opening.mutate(paper.id, { onError: say('Không thể tải tài liệu. Vui lòng thử lại.') })
              }
              onRemove={() => doom(paper)}
            />
          ))}
        </ul>
      )}
      {data?.can.add && (
        <div className="border-t px-5 py-3">
          <FileButton
            label="Thêm tài liệu"
            icon={<Plus />}
            accept={paperExtensions.join(',')}
            busy={adding.isPending}
            onFile={add}
          />
          <p className="mt-2 text-small text-muted">
            PDF, Word, Excel, PowerPoint, ảnh hoặc văn bản, tối đa 20 MB.{' '}
            {data.quota && isNearlyFull(data.quota) && (
              <span className="text-turmeric-ink">
                Tài liệu của công ty đã chiếm {formatSize(data.quota.used)} trong hạn mức{' '}
                {formatSize(data.quota.most)}.
              </span>
            )}
          </p>
        </div>
      )}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(isOpen) => !isOpen && setDoomed(null)}
        title="Xóa tài liệu?"
        verb="Xóa tài liệu"
        busy={removing.isPending}
        error={
          removing.error
            ? failureText(removing.error, 'Không thể xóa tài liệu. Vui lòng thử lại.')
            : undefined
        }
        onConfirm={() => doomed && removing.mutate(doomed.id, { onSuccess: () => setDoomed(null) })}
      >
        “{doomed?.name}” sẽ không còn trong cuộc họp này.
      </ConfirmDialog>
    </Panel>
  );
}

interface PaperRowProps {
  readonly paper: Paper;
  readonly opening: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

const PaperRow = ({ paper: { name, size, readBy, can }, opening, onOpen, onRemove }: PaperRowProps) => (
  <li className="flex items-center gap-3 px-5 py-2.5">
    <FileText aria-hidden="true" className="shrink-0 text-muted" />
    <div className="min-w-0 flex-1">
      <p className="break-words">{name}</p>
      <p className="flex flex-wrap items-center gap-x-2 text-small text-muted">
        {formatSize(size)}
        {readBy.length > 0 && (
          <span className="inline-flex items-center gap-1.5">
            · Đã xem
            <AvatarRow
              people={readBy.map(({ userId, displayName }) => ({ id: userId, name: displayName }))}
            />
          </span>
        )}
      </p>
    </div>
    <IconButton label={`Tải ${name}`} icon={<Download />} disabled={opening} onClick={onOpen} />
    {can.remove && <IconButton label={`Xóa ${name}`} icon={<Trash2 />} onClick={onRemove} />}
  </li>
);
