import type { Minutes } from '@hopgon/contract/minutes/schemas';
import { useEffect, useRef } from 'react';
import { useMarkMinutesRead } from '../../../../data/meetings/minutes-delivery.ts';

/** Adopted minutes count as read once a person has them open. */
export function useMarkRead({
  id,
  meetingId,
  edition,
  state,
}: Pick<Minutes, 'id' | 'meetingId' | 'edition' | 'state'>): void {
  const { mutate } = useMarkMinutesRead({ meetingId, edition });
  const marked = useRef<string | null>(null);
  const isAdopted = state === 'adopted' || state === 'locked';
  useEffect(() => {
    if (!isAdopted || marked.current === id) return;
    marked.current = id;
    mutate();
  }, [id, isAdopted, mutate]);
}
