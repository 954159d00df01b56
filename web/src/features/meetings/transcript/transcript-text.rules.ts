import { formatOffset } from '@hopgon/contract/time/format-duration';
import type { Turn } from '@hopgon/contract/transcripts/schemas';
import { gapText } from './gap-text.ts';

type SpokenTurn = Pick<Turn, 'speaker' | 'startMs' | 'gapMs' | 'text'>;

/** A transcript as people read it, a line for each turn: '[12:04] An: …', with what is missing between. */
export const transcriptText = (turns: readonly SpokenTurn[]): string =>
  turns
    .flatMap((turn) => [gapText(turn), lineOf(turn)])
    .filter(Boolean)
    .map((line) => `${line}\r\n`)
    .join('');

function lineOf({ speaker, startMs, text }: SpokenTurn): string {
  const at = startMs === null ? '' : `[${formatOffset(startMs)}] `;
  return `${at}${speaker === null ? '' : `${speaker}: `}${text.replace(/\s+/gu, ' ')}`;
}
