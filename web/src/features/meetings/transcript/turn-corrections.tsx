import type { Turn } from '@hopgon/contract/transcripts/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { turnCorrectionsQuery, useUpdateTurn } from '../../../data/transcripts/transcripts.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { formatMoment } from '../../../lib/format/date.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { TeachTerm } from './glossary/teach-term.tsx';

interface TurnCorrectionsProps {
  readonly transcriptId: string;
  readonly turn: Turn;
  readonly mayCorrect: boolean;
}

/** What a corrected line said at first, and who changed it from what. */
export function TurnCorrections({ transcriptId, turn, mayCorrect }: TurnCorrectionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [isTeaching, teach] = useState(false);
  const { mutate, isPending, error } = useUpdateTurn(transcriptId);
  const restore = () => {
    const { index, original, corrections } = turn;
    if (original !== null)
      mutate({ index, text: original, corrections }, { onSuccess: () => setOpen(false) });
  };
  const isByGlossary = turn.glossary.some(({ state }) => state === 'applied');
  const popover = (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      title={`Câu ${turn.index + 1} đã được sửa`}
      trigger={
        <button type="button" className="rounded-mark text-muted underline decoration-dotted hover:text-jade">
          {isByGlossary ? 'sửa theo từ điển' : 'đã sửa'}
        </button>
      }
      foot={
        mayCorrect && (
          <div className="flex flex-wrap gap-2">
            <Button size="small" busy={isPending} onClick={restore}>
              Khôi phục nguyên văn
            </Button>
            {!isByGlossary && (
              <Button
                look="plain"
                size="small"
                onClick={() => {
                  setOpen(false);
                  teach(true);
                }}
              >
                Thêm vào từ điển
              </Button>
            )}
          </div>
        )
      }
    >
      <div className="flex flex-col gap-3 px-4 py-3">
        {error && (
          <Banner tone="error">{failureText(error, 'Không thể khôi phục. Vui lòng thử lại.')}</Banner>
        )}
        <p className="break-words">
          <span className="block text-small text-muted">Nguyên văn</span>
          {turn.original}
        </p>
        <History transcriptId={transcriptId} turn={turn} />
      </div>
    </Popover>
  );
  return (
    <>
      {popover}
      {isTeaching && <TeachTerm turn={turn} onClose={() => teach(false)} />}
    </>
  );
}

function History({ transcriptId, turn }: Pick<TurnCorrectionsProps, 'transcriptId' | 'turn'>) {
  const { data, error, refetch } = useQuery(turnCorrectionsQuery(transcriptId, turn));
  if (error)
    return (
      <LoadFailure text={failureText(error, 'Không thể tải các lần sửa.')} onRetry={() => void refetch()} />
    );
  if (!data) return <SkeletonRows />;
  return (
    <ol aria-label="Các lần sửa" className="flex flex-col gap-2 border-t pt-3">
      {data.corrections.map(({ number, after, by, byGlossary, at }) => (
        <li key={number} className="break-words">
          <span className="block text-small text-muted">
            {byGlossary ? `Sửa theo từ điển, ${by.displayName}` : `${by.displayName} sửa`} {formatMoment(at)}
          </span>
          {after}
        </li>
      ))}
    </ol>
  );
}
