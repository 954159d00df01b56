import type { Transcript } from '@hopgon/contract/transcripts/schemas';
import { fold } from '@hopgon/engine/text/fold';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { allTurnsQuery } from '../../../data/meetings/transcripts.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { formatNumber } from '../../../lib/format/number.ts';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { TurnList } from './turn-list.tsx';

/** More would only slow the page down: a person who sees so many searches for a rarer word. */
const mostTurnsFound = 200;

interface TurnSearchProps {
  readonly transcript: Transcript;
  readonly mayCorrect: boolean;
  readonly query: string;
  /** A line found is to be seen among its neighbours. */
  readonly onOpen: () => void;
}

/** The lines that hold all the words looked for, diacritics or not. */
export function TurnSearch({ transcript, mayCorrect, query, onOpen }: TurnSearchProps) {
  const { data, error, refetch } = useQuery(allTurnsQuery(transcript.id));
  const wanted = useDeferredValue(query);
  const folded = useMemo(() => data?.map((turn) => ({ turn, text: fold(turn.text) })), [data]);
  const found = useMemo(() => {
    const words = fold(wanted).split(/\s+/).filter(Boolean);
    return folded?.filter(({ text }) => words.every((word) => text.includes(word)));
  }, [folded, wanted]);

  if (!found) {
    return error ? (
      <LoadFailure
        text={failureText(error, 'Không thể tìm trong bản gỡ băng.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonRows />
    );
  }
  const shown = found.slice(0, mostTurnsFound).map(({ turn }) => turn);
  return (
    <>
      <p role="status" className="border-b px-5 py-2.5 text-small text-muted">
        {found.length === 0 && 'Không có câu nào chứa những từ này.'}
        {found.length > 0 && `${formatNumber(found.length)} câu`}
        {found.length > shown.length && `, hiện ${formatNumber(shown.length)} câu đầu`}
      </p>
      <TurnList
        transcript={transcript}
        mayCorrect={mayCorrect}
        turns={shown}
        query={wanted}
        onOpen={onOpen}
      />
    </>
  );
}
