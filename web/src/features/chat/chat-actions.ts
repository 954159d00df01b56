import { createContext, useContext } from 'react';
import type { Filled } from './composer/placeholders.rules.ts';
import type { Block } from './composer/send-block.rules.ts';
import type { Turn } from './replies/turn.rules.ts';

/** What parts of a conversation ask of the page around them. */
export interface ChatActions {
  /** Whether an answer is awaited: nothing else is sent until it is there. */
  readonly isBusy: boolean;
  /** Why nothing can be sent from the input; null when it can. */
  readonly block: Block | null;
  /** Sends a message, in a new conversation where none is open. */
  send(text: string): void;
  /** Begins a conversation; what was written in none goes with it. */
  start(): void;
  /** Puts a text into the input, to be changed before it is sent. */
  fill(filled: Filled): void;
  /** Puts what could not be sent back into the input. */
  reopen(turn: Turn): void;
  /** Stops the answer of a model that is being written; null where none is. */
  readonly stop: (() => void) | null;
  /** Leads on to the input, where what is in focus goes away. */
  goOn(): void;
}

export const ChatActionsContext = createContext<ChatActions | null>(null);

export function useChatActions(): ChatActions {
  const actions = useContext(ChatActionsContext);
  if (!actions) throw new Error('outside of the chat page');
  return actions;
}
