import { formatOffset } from '@hopgon/contract/time/format-duration';
import type { Turn } from '@hopgon/contract/transcripts/schemas';
import type { ReactNode } from 'react';
import { highlightsIn } from './find-turns.rules.ts';

interface FoundProps {
  readonly text: string;
  readonly query: string;
  /** Only what has the diacritics as typed is marked. */
  readonly isExact: boolean;
}

/** Text with what was looked for marked, compared without case. */
export function Found({ text, query, isExact }: FoundProps) {
  let at = 0;
  const pieces: ReactNode[] = [];
  for (const { from, to } of highlightsIn(text, query, isExact)) {
    pieces.push(
      text.slice(at, from),
      <mark key={from} className="rounded-bar bg-turmeric-soft text-turmeric-ink">
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  return [...pieces, text.slice(at)];
}

interface SpeakerProps extends Pick<Turn, 'speaker' | 'startMs'> {
  /** At the end of the line. */
  readonly children?: ReactNode;
}

/** Who says it and when. */
export const Speaker = ({ speaker, startMs, children }: SpeakerProps) => (
  <p className="flex items-baseline gap-2 text-small">
    <span className="font-medium">{speaker ?? 'Chưa rõ người nói'}</span>
    {startMs !== null && <span className="text-muted tabular-nums">{formatOffset(startMs)}</span>}
    {children}
  </p>
);
