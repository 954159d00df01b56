import type { CardFields } from '@hopgon/contract/chat/changes';
import type { Card } from '@hopgon/contract/chat/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { confirm, dismiss, revert, undo, updateFields } from '../../../data/chat.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../lib/api/use-submit-key.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { useChatActions } from '../chat-actions.ts';
import { replaceCard, rereadChat } from '../messages/messages-cache.ts';
import { noteServerTime } from '../messages/server-time.ts';
import { confirmedWords } from './change-rows.rules.ts';

/** How long the server waits before mails leave, in milliseconds. */
const undoTime = 20_000;

const sayConfirmed = ({ change }: Card): string =>
  change.kind === 'several' ? `Đã làm ${change.changes.length} việc.` : confirmedWords(change);

/** What one may do with a card. Any answer shows at once; any refusal reads the conversation again. */
export function useCardActions(card: Card, sessionId: string) {
  const queryClient = useQueryClient();
  const key = useSubmitKey();
  const closeOffer = useRef<() => void>(() => undefined);
  const { goOn } = useChatActions();
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
    mutationFn: () => confirm(card, key.keyFor({ id: card.id, version: card.version })),
    onSuccess: (next) => {
      if (next.undoUntil !== null) noteServerTime(Date.parse(next.undoUntil) - undoTime);
      show(next);
      goOn();
      closeOffer.current = toast.undoable(sayConfirmed(next), undoByToast);
    },
    onSettled: reread,
  });
  const dismissing = useMutation({
    mutationFn: () => dismiss(card.id),
    onSuccess: show,
    onSettled: reread,
  });

  const updating = useMutation({
    mutationFn: (fields: CardFields) => updateFields(card.id, fields),
    onSuccess: show,
  });
  const reverting = useMutation({ mutationFn: () => revert(card.id), onSuccess: show, onSettled: reread });

  /** What failed before says nothing about what is tried now. */
  const forget = () => {
    for (const each of [confirming, dismissing, reverting, updating]) if (each.isError) each.reset();
  };
  const failed = confirming.error ?? dismissing.error ?? reverting.error;
  return {
    confirm: () => {
      forget();
      confirming.mutate();
    },
    dismiss: () => {
      forget();
      dismissing.mutate(undefined, { onSuccess: goOn });
    },
    /** Resolves once the card holds the fields. */
    update: (fields: CardFields) => {
      forget();
      return updating.mutateAsync(fields);
    },
    updateError: updating.error ? failureText(updating.error, 'Không thể lưu. Vui lòng thử lại.') : null,
    isUpdating: updating.isPending,
    revert: () => {
      forget();
      reverting.mutate();
    },
    isReverting: reverting.isPending,
    undo: () => undoing.mutate(),
    isConfirming: confirming.isPending,
    isDismissing: dismissing.isPending,
    isUndoing: undoing.isPending,
    error: failed ? failureText(failed, 'Không thể thực hiện. Vui lòng thử lại.') : null,
  };
}
