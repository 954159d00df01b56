import type { MessageState } from '@hopgon/engine/intent/intent';
import { readIntent } from '@hopgon/engine/intent/read-intent';
import { readMessage } from '@hopgon/engine/intent/read-message';
import { loadMessages } from '../load-messages.ts';
import type { Figure } from '../measure.ts';
import { scoreMessages } from '../scoring/score-messages.ts';

const intentOf = (text: string, state: MessageState) => readIntent(readMessage(text), state);

/** What messages ask for, on those the models were trained with and on those they were not. */
export function measureIntent(): Figure[] {
  const messages = loadMessages();
  return [
    ...scoreMessages(
      'open',
      messages.filter(({ isClosed }) => !isClosed),
      intentOf,
    ),
    ...scoreMessages(
      'closed',
      messages.filter(({ isClosed }) => isClosed),
      intentOf,
    ),
  ];
}
