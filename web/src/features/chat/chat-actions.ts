import { createContext, useContext } from 'react';
import type { Filled } from './placeholders.rules.ts';

/** What parts of a conversation ask of the page around them. */
export interface ChatActions {
  /** Whether an answer is awaited: nothing else is sent until it is there. */
  readonly isBusy: boolean;
  send(text: string): void;
  /** Puts a text into the input, to be changed before it is sent. */
  fill(filled: Filled): void;
}

export const ChatActionsContext = createContext<ChatActions | null>(null);

export function useChatActions(): ChatActions {
  const actions = useContext(ChatActionsContext);
  if (!actions) throw new Error('outside of the chat page');
  return actions;
}
