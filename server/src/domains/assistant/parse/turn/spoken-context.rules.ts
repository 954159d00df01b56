import type { KnownTitle } from '@hopgon/engine/intent/acts/mark-titles';
import type { IntentKind, MessageState } from '@hopgon/engine/intent/intent';

/** One of the meetings or tasks that an answer listed, or of those to choose from. */
export interface ListedThing {
  readonly kind: 'meeting' | 'task' | 'choice';
  readonly id: string;
  readonly title: string;
}

/** What the conversation spoke of last, as far as words may point to it: all as one would type it. */
export interface SpokenContext {
  /** The full name of a person. */
  readonly person: string | null;
  /** "24/11/2026" */
  readonly day: string | null;
  /** "09:30" */
  readonly clock: string | null;
  /** A room, as it is called. */
  readonly room: string | null;
  /** The last question, with what it pointed to written out. */
  readonly question: string | null;
  /** What stands before the message. */
  readonly before: MessageState;
  /** A message that may be one of several kinds, where it was asked which. */
  readonly choice: {
    readonly message: string;
    readonly options: readonly { readonly kind: IntentKind; readonly label: string }[];
  } | null;
  /** What meetings and tasks are called that words may name. */
  readonly titles: readonly KnownTitle[];
  /** Given names of colleagues, alone and with the name before, as written. */
  readonly given: readonly string[];
  /** What the rooms of the company are called. */
  readonly rooms: readonly string[];
  /** What was listed last, in its order. */
  readonly listed: readonly ListedThing[];
  /** How many changes the open card holds together; 0 where it is one. */
  readonly parts: number;
  /** What the meetings and tasks of the open card are called. */
  readonly openTitles: readonly string[];
  /** Ids of the meeting and the task spoken of last. */
  readonly lastIds: readonly string[];
}

export const noContext: SpokenContext = {
  person: null,
  day: null,
  clock: null,
  room: null,
  question: null,
  before: null,
  choice: null,
  titles: [],
  given: [],
  rooms: [],
  listed: [],
  parts: 0,
  openTitles: [],
  lastIds: [],
};
