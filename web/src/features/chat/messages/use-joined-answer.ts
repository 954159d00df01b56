import type { RunningAnswer } from '@hopgon/contract/chat/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { followAnswer } from '../../../data/chat.ts';
import type { Turn } from '../replies/turn.rules.ts';
import { written } from '../replies/written.ts';
import { rereadChat } from './messages-cache.ts';

/** Follows an answer that another page, or this one before it was reloaded, asked for: it stands as a turn until stored. */
export function useJoinedAnswer(sessionId: string, running: RunningAnswer | null): Turn | null {
  const queryClient = useQueryClient();
  const startedAt = running?.startedAt;
  const key = `joined-${sessionId}-${startedAt}`;
  useEffect(() => {
    if (startedAt === undefined) return undefined;
    const leaving = new AbortController();
    void followAnswer(sessionId, (text) => written.set(key, text), leaving.signal)
      .catch(() => null)
      .then(() => {
        if (!leaving.signal.aborted) void rereadChat(queryClient);
      });
    return () => {
      leaving.abort();
      written.set(key, '');
    };
  }, [sessionId, startedAt, key, queryClient]);
  return useMemo(
    () =>
      running && {
        text: running.message,
        scope: null,
        idempotencyKey: key,
        after: null,
        saidAt: Date.parse(running.startedAt),
        state: 'waiting',
        answer: null,
        reply: null,
      },
    [running, key],
  );
}
