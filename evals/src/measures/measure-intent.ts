import { readIntent } from '@hopgon/engine/intent/read-intent';
import { loadMessages } from '../load-messages.ts';
import type { Figure } from '../measure.ts';
import { scoreMessages } from '../scoring/score-messages.ts';

/** What messages ask for, on those the models were trained with and on those they were not. */
export function measureIntent(): Figure[] {
  const messages = loadMessages();
  return [
    ...scoreMessages(
      'open',
      messages.filter(({ isClosed }) => !isClosed),
      readIntent,
    ),
    ...scoreMessages(
      'closed',
      messages.filter(({ isClosed }) => isClosed),
      readIntent,
    ),
  ];
}
