import { type WakeTopic, wakeTopics } from '@hopgon/contract/system/routes';
import type { ServerMessage } from './read-messages.ts';

/** What to read again: some topics, or everything when messages may have been missed. */
export type Wake = { readonly topics: readonly WakeTopic[] } | 'everything';

const isTopic = (value: unknown): value is WakeTopic => wakeTopics.some((topic) => topic === value);

function topicsIn(data: string): WakeTopic[] {
  try {
    const body: unknown = JSON.parse(data);
    const topics = typeof body === 'object' && body !== null && 'topics' in body ? body.topics : [];
    return Array.isArray(topics) ? topics.filter(isTopic) : [];
  } catch {
    return [];
  }
}

/** Null for a message that asks for nothing we know. */
export function wakeOf({ event, data }: Pick<ServerMessage, 'event' | 'data'>): Wake | null {
  // `ready`: the stream began at no known moment, so what changed before it was not said.
  if (event === 'resync' || event === 'ready') return 'everything';
  if (event !== 'wake') return null;
  const topics = topicsIn(data);
  return topics.length > 0 ? { topics } : null;
}
