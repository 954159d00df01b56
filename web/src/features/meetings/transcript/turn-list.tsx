import type { Transcript, Turn } from '@hopgon/contract/transcripts/schemas';
import { useEffect, useRef } from 'react';
import { useMeetingPlace } from '../page/use-meeting-place.ts';
import { TurnRow } from './turn-row.tsx';

interface TurnListProps {
  readonly transcript: Transcript;
  readonly mayCorrect: boolean;
  readonly turns: readonly Turn[];
  /** Words looked for; empty for none. */
  readonly query?: string;
  /** A line is opened from here. */
  readonly onOpen?: () => void;
}

/** Lines of what was said. The one the address names is marked and brought into sight. */
export function TurnList({ transcript, mayCorrect, turns, query = '', onOpen }: TurnListProps) {
  const { turn: marked } = useMeetingPlace();
  const line = useRef<HTMLLIElement>(null);
  const here = turns.some(({ index }) => index === marked);

  useEffect(() => {
    if (marked === undefined || !here) return;
    // After the router has put the page where a new address begins: at its top.
    const frame = requestAnimationFrame(() => line.current?.scrollIntoView({ block: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [marked, here]);

  return (
    <ol className="py-2">
      {turns.map((turn) => (
        <TurnRow
          key={turn.index}
          ref={turn.index === marked ? line : undefined}
          isMarked={turn.index === marked}
          turn={turn}
          query={query}
          transcriptId={transcript.id}
          mayCorrect={mayCorrect}
          onOpen={onOpen}
        />
      ))}
    </ol>
  );
}
