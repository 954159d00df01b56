import type { MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';
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

const lengthAlone =
  /(?<![\d:/])(?:\d{1,3}\s*(?:phút|phut|p|ph|tiếng|tieng)|(?:nửa|nua|một|mot|hai|ba)\s+(?:tiếng|tieng))(?:\s+(?:rưỡi|ruoi))?(?![\p{L}\d])/giu;

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
