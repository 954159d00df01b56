import type { CardChange } from '@hopgon/contract/chat/changes';
import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import type { CardWords } from '../../shared/card-words.rules.ts';
import type { ActOutcome } from '../act-outcome.rules.ts';

/** What a message says of the fields of a card. */
export interface SpokenFields {
  readonly spoken: SpokenChange;
  readonly words: CardWords;
}

/** A message as what may change an open card. */
export interface SpokenOfCard extends SpokenFields {
  readonly message: string;
  /** What a meeting that is called by its people alone is about; empty where the message does not say it. */
  readonly goal: string;
  /** Which of several changes is pointed at, from 0; null where none is. */
  readonly part: number | null;
}

/** An open card as words changed it, or what has to be said first. */
export type CardAnswer = { readonly kind: 'changed'; readonly change: CardChange } | ActOutcome;
