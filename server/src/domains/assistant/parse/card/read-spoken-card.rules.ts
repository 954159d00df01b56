import { readChange } from '@hopgon/engine/intent/acts/read-change';
import type { MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';
import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import type { MessageState } from '@hopgon/engine/intent/intent';
import type { CardWords } from './card-words.rules.ts';
import { cleanChange, withoutRoomNames, withoutSpokenTo } from './clean-change.rules.ts';
import { readCardWords } from './read-card-words.rules.ts';

interface SaidText {
  readonly text: string;
  readonly pieces: readonly MessagePiece[];
}

interface Open {
  readonly before: MessageState;
  readonly rooms: readonly string[];
}

export interface SpokenCard {
  readonly change: SpokenChange;
  readonly words: CardWords;
}

/** What a message may change of what is open. */
export function readSpokenCard(said: SaidText, { before, rooms }: Open): SpokenCard {
  const { text, pieces } = said;
  const spoken = withoutSpokenTo(text, cleanChange(text, readChange(text, pieces)));
  const words = readCardWords(text, { pieces, change: spoken, card: cardOf(before), rooms });
  return { words, change: withoutRoomNames(withoutReason(said, spoken, words), words.room) };
}

/** The kind of the open card; a draft that is no card is changed by words as well. */
function cardOf(before: MessageState): string | null {
  if (before === null || before.kind === 'asked') return null;
  return before.kind === 'card' || before.of === 'letter' ? before.of : null;
}

/** What stands in a reason changes nothing: "vì em Mai nghỉ ốm" gives the task to nobody. */
function withoutReason(
  { text, pieces }: SaidText,
  change: SpokenChange,
  { reason }: CardWords,
): SpokenChange {
  const from = reason === '' ? -1 : text.indexOf(reason);
  if (from < 0) return change;
  const to = from + reason.length;
  const left = `${text.slice(0, from)}${' '.repeat(reason.length)}${text.slice(to)}`;
  return cleanChange(
    left,
    readChange(
      left,
      pieces.filter((piece) => piece.to <= from || piece.from >= to),
    ),
  );
}
