import type { MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';
import { lengthWords } from '@hopgon/engine/intent/acts/said-amounts';
import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import { isSmall } from '../../shared/small-words.rules.ts';
import type { SpokenText } from './wording.rules.ts';

const smallCues: ReadonlySet<string> = new Set([
  'polite',
  'self',
  'then',
  'to',
  'into',
  'confirm',
  'correct',
  'add',
  'move',
  'drop',
  'invite',
  'prolong',
  'shorten',
  'online',
  'offline',
  'room',
  'deadline',
  'priority',
  'urgent',
  'normal',
  'low',
  'to-person',
  'spell-out',
]);

const lengthAlone = new RegExp(`(?<![\\d:/\\p{L}])${lengthWords}(?![\\p{L}\\d])`, 'giu');

/** The words that say something and that no reading took. */
export function restOf(
  said: SpokenText,
  pieces: readonly MessagePiece[],
  { title, spellOut }: SpokenChange,
): string {
  for (const { 0: length, index } of said.text.matchAll(lengthAlone))
    said.mark({ from: index, to: index + length.length });
  if (title !== '' || spellOut !== '') return '';
  return pieces
    .filter(
      (piece) =>
        piece.kind !== 'time' &&
        piece.kind !== 'name' &&
        piece.kind !== 'mark' &&
        !(piece.cue !== null && smallCues.has(piece.cue)) &&
        !said.isTaken(piece) &&
        !isSmall(piece.text),
    )
    .map(({ text }) => text)
    .join(' ');
}
