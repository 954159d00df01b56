import type { Card } from '@hopgon/contract/chat/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { confirm, dismiss, undo } from '../../../data/chat.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../lib/api/use-submit-key.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { useChatActions } from '../chat-actions.ts';
import { toContinue } from '../composer/placeholders.rules.ts';
import { replaceCard, rereadChat } from '../messages/messages-cache.ts';
import { noteServerTime } from '../messages/server-time.ts';

/** How long the server waits before mails leave, in milliseconds. */
const undoTime = 20_000;

function sayConfirmed({ change }: Card): string {
  if (change.kind === 'action-item') return 'Đã tạo việc cần làm.';
  if (change.kind === 'minutes') return 'Đã soạn bản nháp biên bản.';
  return change.mails === 0
    ? 'Đã tạo cuộc họp.'
    : `Đã tạo cuộc họp. ${change.mails} email mời sẽ gửi sau 20 giây.`;
}

/** What one may do with a card. Any answer shows at once; any refusal reads the conversation again. */
export function useCardActions(card: Card, sessionId: string) {
  const queryClient = useQueryClient();
  const key = useSubmitKey();
  const closeOffer = useRef<() => void>(() => undefined);
  const { fill, goOn } = useChatActions();
  const show = (next: Card) => replaceCard(queryClient, sessionId, next);
  const reread = () => rereadChat(queryClient);

  const undoing = useMutation({
    mutationFn: () => undo(card.id),
    onSuccess: (next) => {
      closeOffer.current();
      show(next);
      goOn();
    },
    onError: (error) => toast.fail(failureText(error, 'Không thể hoàn tác. Vui lòng thử lại.')),
    onSettled: reread,
  });
  // The card may be out of sight by then.
  const undoByToast = () =>
    undoing.mutateAsync().then(
      () => toast.say('Đã hoàn tác, không email nào được gửi.'),
      () => null,
    );
  const confirming = useMutation({
    mutationFn: () => confirm(card.id, key.keyFor(card.id)),
    onSuccess: (next) => {
      if (next.undoUntil !== null) noteServerTime(Date.parse(next.undoUntil) - undoTime);
      show(next);
      goOn();
      closeOffer.current = toast.undoable(sayConfirmed(next), () => void undoByToast());
    },
    onSettled: reread,
  });
  const dismissing = useMutation({
    mutationFn: () => dismiss(card.id),
    onSuccess: show,
    onSettled: reread,
  });

  const failed = confirming.error ?? dismissing.error;
  return {
    confirm: () => confirming.mutate(),
    dismiss: () => dismissing.mutate(undefined, { onSuccess: goOn }),
    /** Closes the card and writes its command into the input, so that it and the next are never both confirmed. */
    change: () => dismissing.mutate(undefined, { onSuccess: () => fill(toContinue(card.command)) }),
    undo: () => undoing.mutate(),
    isConfirming: confirming.isPending,
    isDismissing: dismissing.isPending,
    isUndoing: undoing.isPending,
    error: failed ? failureText(failed, 'Không thể thực hiện. Vui lòng thử lại.') : null,
  };
}
