import type { Transcript } from '@hopgon/contract/transcripts/schemas';
import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { turnsPerPage, turnsQuery } from '../../../data/meetings/transcripts.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { formatNumber } from '../../../lib/format/number.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { TurnList } from './turn-list.tsx';

interface TurnPagesProps {
  readonly transcript: Transcript;
  readonly mayCorrect: boolean;
  /** The line to begin at. */
  readonly at: number;
}

/** A long transcript by pages, so that a day of talk opens as fast as a short word. */
export function TurnPages({ transcript, mayCorrect, at }: TurnPagesProps) {
  const last = Math.max(0, Math.ceil(transcript.turnCount / turnsPerPage) - 1);
  const [page, turnTo] = useState(Math.min(last, Math.floor(at / turnsPerPage)));
  const { data, error, refetch } = useQuery(turnsQuery(transcript.id, page));
  return (
    <>
      {data && <TurnList transcript={transcript} mayCorrect={mayCorrect} turns={data.turns} />}
      {!data && error && (
        <LoadFailure text={failureText(error, 'Không thể tải bản gỡ băng.')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows />}
      {last > 0 && (
        <nav
          aria-label="Trang của bản gỡ băng"
          className="flex flex-wrap items-center justify-between gap-3 border-t px-5 py-3"
        >
          <span className="text-small text-muted tabular-nums">
            Câu {formatNumber(page * turnsPerPage + 1)}–
            {formatNumber(Math.min((page + 1) * turnsPerPage, transcript.turnCount))} trong{' '}
            {formatNumber(transcript.turnCount)}
          </span>
          <span className="flex gap-2">
            <Button
              size="small"
              icon={<ChevronLeft />}
              disabled={page === 0}
              onClick={() => turnTo(page - 1)}
            >
              Trang trước
            </Button>
            <Button
              size="small"
              icon={<ChevronRight />}
              disabled={page === last}
              onClick={() => turnTo(page + 1)}
            >
              Trang sau
            </Button>
          </span>
        </nav>
      )}
    </>
  );
}
