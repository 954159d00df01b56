import type { ChatSession } from '@hopgon/contract/chat/schemas';
import { fold } from '@hopgon/engine/text/fold';

/** Conversations whose title holds the words, marks and case aside. */
export function filterSessions(sessions: readonly ChatSession[], words: string): readonly ChatSession[] {
  const wanted = fold(words).trim();
  return wanted === '' ? sessions : sessions.filter(({ title }) => fold(title).includes(wanted));
}
