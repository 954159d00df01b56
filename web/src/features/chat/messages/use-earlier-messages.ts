import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readEarlierMessages } from '../../../data/chat.ts';

/** Reads what was said before the earliest message known, once at a time. */
export function useEarlierMessages(sessionId: string) {
  const queryClient = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => readEarlierMessages(queryClient, sessionId),
  });
  return {
    isReading: isPending,
    failed: isError,
    read: () => {
      if (!isPending) mutate();
    },
  };
}
