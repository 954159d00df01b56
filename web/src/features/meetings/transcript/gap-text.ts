import { formatOffset } from '@hopgon/contract/time/format-duration';
import type { Turn } from '@hopgon/contract/transcripts/schemas';

/** '[mất tiếng 12:00–16:00]' before a turn; empty where nothing is missing. */
export const gapText = ({ startMs, gapMs }: Pick<Turn, 'startMs' | 'gapMs'>): string =>
  startMs === null || gapMs === null
    ? ''
    : `[mất tiếng ${formatOffset(startMs - gapMs)}–${formatOffset(startMs)}]`;
