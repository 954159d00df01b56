import type { IntentKind, MessageState } from '@hopgon/engine/intent/intent';

/** Names with words as they stand in a message, a name possibly more than once. */
export type SaidWords = readonly (readonly [name: string, words: string])[];

/** An annotated chat message; `slots` are null where only its kind is annotated. */
export type Message = {
  readonly text: string;
  readonly state: MessageState;
  /** The kind it is; several where a coarser annotation leaves open which of them. */
  readonly kinds: readonly IntentKind[];
  readonly slots: SaidWords | null;
  /** Whose or which part it is of: what is left out together. */
  readonly batch: string;
  readonly isClosed: boolean;
  /** Annotated when only 18 kinds were known. */
  readonly isCoarse: boolean;
};
