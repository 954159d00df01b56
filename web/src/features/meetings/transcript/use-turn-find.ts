import type { Transcript } from '@hopgon/contract/transcripts/schemas';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { allTurnsQuery } from '../../../data/transcripts/transcripts.ts';
import { findTurns, nextHit, searchableTurn } from './find-turns.rules.ts';

interface TurnFindParts {
  readonly transcript: Transcript;
  /** The first turn in sight: the first step goes to what stands there or below. */
  readonly from: () => number;
  readonly goTo: (index: number) => void;
}

/** The search in a transcript: what is looked for, where it stands, and the place one is at. */
export function useTurnFind({ transcript, from, goTo }: TurnFindParts) {
  const [query, setQuery] = useState('');
  const [withOther, setWithOther] = useState(false);
  const [at, setAt] = useState<number | null>(null);
  const [asked, ask] = useState<1 | -1 | null>(null);
  const isOn = query.trim() !== '';
  const { data, error, refetch } = useQuery({ ...allTurnsQuery(transcript.id), enabled: isOn });
  const wanted = useDeferredValue(isOn ? query : '');
  const searchable = useMemo(() => data?.map(searchableTurn), [data]);
  const found = useMemo(() => searchable && findTurns(searchable, wanted), [searchable, wanted]);
  const isWide = withOther || found?.exact.length === 0;
  const hits = useMemo(() => {
    if (!found) return [];
    return isWide ? [...found.exact, ...found.other].sort((left, right) => left - right) : found.exact;
  }, [found, isWide]);
  const current = at !== null && hits.includes(at) ? at : null;
  const isCurrent = found !== undefined && wanted === query;
  useEffect(() => {
    if (asked === null || !isCurrent) return;
    ask(null);
    const next = nextHit(hits, current, asked, from());
    setAt(next);
    if (next !== null) goTo(next);
  }, [asked, isCurrent, hits, current, from, goTo]);
  return {
    query,
    setQuery: (text: string) => {
      setQuery(text);
      ask(null);
      setWithOther(false);
    },
    /** What the hits are of; empty while nothing is looked for. */
    wanted,
    isPending: isOn && !found && !error,
    failure: isOn && !found ? error : null,
    retry: () => void refetch(),
    hits,
    /** Found with other diacritics only, and left out. */
    left: isWide ? 0 : (found?.other.length ?? 0),
    isExact: !isWide,
    showOther: () => setWithOther(true),
    current,
    /** Goes to the next place or the one before, as soon as it is known. */
    step: (by: 1 | -1) => ask(by),
  };
}

export type TurnFind = ReturnType<typeof useTurnFind>;
