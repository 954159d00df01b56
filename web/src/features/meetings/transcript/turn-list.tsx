import type { Transcript, Turn } from '@hopgon/contract/transcripts/schemas';
import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { useMeetingPlace } from '../page/use-meeting-place.ts';
import { FindBar } from './find-bar.tsx';
import { PartMarker } from './part-marker.tsx';
import { TurnRow } from './turn-row.tsx';
import { useTurnFind } from './use-turn-find.ts';
import { useTurnWindow } from './use-turn-window.ts';
import { useTurns } from './use-turns.ts';

/** Pixels of a row: its head and margins, and each line of text. */
const [headHeight, lineHeight, lettersOfLine] = [38, 24, 90];

interface TurnListProps {
  readonly transcript: Transcript;
  readonly mayCorrect: boolean;
}

/**
 * What was said, line by line. Only lines in sight are in the page, however long the talk; the one the address names, or the
 * one found, is marked and brought into sight.
 */
export function TurnList({ transcript, mayCorrect }: TurnListProps) {
  const { id, turnCount, parts } = transcript;
  const list = useRef<HTMLOListElement>(null);
  const first = useRef(0);
  const known = useRef<ReadonlyMap<number, Turn>>(new Map());
  const { editing, edit, pinned, ...focus } = usePinnedRows(id);
  const window_ = useTurnWindow({
    list,
    count: turnCount,
    heightOf: (index) => guessHeight(known.current.get(index)),
    pinned,
  });
  const { rows, goTo } = window_;
  first.current = window_.first;
  const from = useCallback(() => first.current, []);
  const find = useTurnFind({ transcript, from, goTo });
  const { turnAt, failure, retry } = useTurns(
    id,
    rows.map(({ index }) => index),
  );
  known.current = turnAt;
  const addressed = useAddressedTurn(turnCount, goTo);
  const marked = find.current ?? addressed;
  return (
    <>
      <FindBar find={find} />
      {failure && <LoadFailure text={failureText(failure, 'Không thể tải bản gỡ băng.')} onRetry={retry} />}
      <ol
        ref={list}
        aria-label="Các câu"
        className="relative my-2"
        style={{ height: window_.height }}
        {...focus}
      >
        {rows.map(({ index, top }) => {
          const turn = turnAt.get(index);
          return (
            <li
              key={index}
              ref={window_.measure}
              data-index={index}
              id={`cau-${index + 1}`}
              aria-setsize={turnCount}
              aria-posinset={index + 1}
              aria-current={index === marked || undefined}
              className="absolute inset-x-0"
              style={{ top }}
            >
              {turn && parts.some(({ firstTurn }) => firstTurn === index) && (
                <PartOf index={index} transcript={transcript} mayCorrect={mayCorrect} />
              )}
              {turn ? (
                <TurnRow
                  turn={turn}
                  isMarked={index === marked}
                  query={find.wanted}
                  isExact={find.isExact}
                  transcriptId={id}
                  mayCorrect={mayCorrect}
                  isEditing={editing.includes(index)}
                  onEdit={(isOpen) => edit(index, isOpen)}
                />
              ) : (
                <RowSkeleton />
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Rows that stay drawn wherever one scrolls: being corrected, or focused. */
function usePinnedRows(transcriptId: string) {
  const [focused, setFocused] = useState<number | null>(null);
  const [editing, setEditing] = useKept<readonly number[]>(`correcting ${transcriptId}`, []);
  return {
    editing,
    edit: (index: number, isOpen: boolean) =>
      setEditing((open) => [...open.filter((each) => each !== index), ...(isOpen ? [index] : [])]),
    pinned: focused === null ? editing : [...editing, focused],
    onFocus: ({ target }: FocusEvent) => setFocused(rowIndexOf(target)),
    onBlur: () => setFocused(null),
  };
}

/** The turn the address names, brought into sight. */
function useAddressedTurn(turnCount: number, goTo: (index: number) => void): number | undefined {
  const { turn: addressed } = useMeetingPlace();
  useEffect(() => {
    if (addressed === undefined || addressed >= turnCount) return;
    // After the router has put the page where a new address begins: at its top.
    const frame = requestAnimationFrame(() => goTo(addressed));
    return () => cancelAnimationFrame(frame);
  }, [addressed, turnCount, goTo]);
  return addressed;
}

const guessHeight = (turn: Turn | undefined): number =>
  headHeight + lineHeight * Math.max(1, Math.ceil((turn?.text.length ?? 0) / lettersOfLine));

function rowIndexOf(target: Element): number | null {
  const row = target.closest('[data-index]');
  return row instanceof HTMLElement ? Number(row.dataset.index) : null;
}

/** The marker of the part that begins with a turn. */
function PartOf({
  index,
  transcript: { id, parts },
  mayCorrect,
}: TurnListProps & { readonly index: number }) {
  const part = parts.find(({ firstTurn }) => firstTurn === index);
  const isLast = part?.number === parts.at(-1)?.number;
  return (
    part && (
      <div className="px-5 max-md:px-4">
        <PartMarker transcriptId={id} part={part} mayDelete={mayCorrect && isLast} />
      </div>
    )
  );
}

const RowSkeleton = () => (
  <div aria-hidden="true" className="flex h-[62px] flex-col justify-center gap-2.5 px-5 max-md:px-4">
    <Skeleton className="h-2 w-32" />
    <Skeleton className="h-2.5 w-2/3" />
  </div>
);
