import { formatOffset } from '@hopgon/contract/time/format-duration';
import type { Turn } from '@hopgon/contract/transcripts/schemas';
import type { ReactNode } from 'react';
import { highlightsIn } from './find-turns.rules.ts';
import { gapText } from './gap-text.ts';

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

/** A gap before a line: nothing was recorded there. */
export const Gap = ({ startMs, gapMs }: Pick<Turn, 'startMs' | 'gapMs'>) => {
  const text = gapText({ startMs, gapMs });
  return (
    text && (
      <p className="flex items-center gap-3 py-2 text-small text-muted tabular-nums before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {text}
      </p>
    )
  );
};

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
