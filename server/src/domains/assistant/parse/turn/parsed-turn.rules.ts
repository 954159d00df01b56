import type { SpokenAddition } from '@hopgon/engine/intent/acts/read-addition';
import type { SpokenAct, SpokenChange, SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import type { CardWords } from '../../shared/card-words.rules.ts';
import type { HelpTopicId } from '../../shared/help-topics.rules.ts';
import type { ParsedMessage, ParsedSearch } from '../parsed-message.rules.ts';
import type { SpokenTime } from './spoken-time.rules.ts';

/** A message of a conversation, read once: by itself, and as what may go on from what was said before. */
export interface ParsedTurn {
  /** With what its words point to written out. */
  readonly message: string;
  readonly kind: IntentKind;
  /** 0 to 1: how certain the kind is. */
  readonly score: number;
  /** What it may be as well, where its kind is not sure enough to act on. */
  readonly rivals: readonly IntentKind[];
  /** The same message as it may be read where this is not sure or finds nothing, the likeliest first. */
  readonly others: readonly ParsedTurn[];
  readonly asked: ParsedMessage;
  readonly act: SpokenAct | null;
  /** The orders of a message that joins several; empty where it is one. */
  readonly orders: readonly Order[];
  readonly question: SpokenQuestion | null;
  /** The same as a question to what was said and decided; null where it asks nothing, or nothing else. */
  readonly search: ParsedSearch | null;
  readonly change: SpokenChange;
  /** What it says of what is open beside `change`. */
  readonly words: CardWords;
  readonly addition: SpokenAddition;
  /** What a meeting is to be about; empty where the message does not say it. */
  readonly goal: string;
  /** What the invitation of a new meeting is to say beside its title. */
  readonly note: string;
  /** Each time the acts, the question and the change name, by how it was said. */
  readonly times: Readonly<Record<string, SpokenTime>>;
  readonly helpTopic: HelpTopicId | null;
  /** The words it asks the meaning of: "GACP là gì"; null where it asks for none. */
  readonly term: string | null;
  readonly isCommand: boolean;
  /** Whether anybody is busy then, and names nobody. */
  readonly asksBusy: boolean;
  /** Agrees with what is open before it says more. */
  readonly isConfirmed: boolean;
  readonly isFollowUp: boolean;
  /** Asks when or where the meeting spoken of last is. */
  readonly asksOfLast: boolean;
  /** Which of the changes on the open card it points to, from 0. */
  readonly part: number | null;
  /** The id of what it points to by its place in a list. */
  readonly referredId: string | null;
}

/** One of several orders: something to make, or a change of what is there. */
export interface Order {
  readonly asked: ParsedMessage;
  readonly act: SpokenAct | null;
}
