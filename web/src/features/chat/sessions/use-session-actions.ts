import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { deleteSession, renameSession, startChatSession } from '../../../data/chat.ts';
import { CallFailure, failureText, isRefusal } from '../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../lib/api/use-submit-key.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { beginEmpty, rereadChat } from '../messages/messages-cache.ts';

/** Begins a conversation and opens it; resolves to its id, or null when it could not be begun. */
export function useStartSession() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const key = useSubmitKey();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (meetingId: string | undefined) =>
      startChatSession(key.keyFor(`start ${meetingId ?? ''}`), meetingId),
    onSuccess: ({ id }) => {
      key.renew();
      beginEmpty(queryClient, id);
      void rereadChat(queryClient);
      return navigate({ to: '/chat', search: { s: id } });
    },
    onError: (error) => toast.fail(textOfFailedStart(error)),
  });
  const start = (meetingId: string | undefined): Promise<string | null> =>
    mutateAsync(meetingId).then(
      ({ id }) => id,
      () => null,
    );
  return { start, isStarting: isPending };
}

const textOfFailedStart = (error: unknown): string =>
  error instanceof CallFailure && error.isUnsentChange
    ? 'Mất kết nối mạng, chưa gửi được. Nội dung bạn gõ vẫn còn.'
    : failureText(error, 'Không thể tạo cuộc trò chuyện. Vui lòng thử lại.');

export function useRenameSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) => renameSession(id, title),
    onError: (error) => toast.fail(failureText(error, 'Không thể đổi tên. Vui lòng thử lại.')),
    onSettled: () => rereadChat(queryClient),
  });
}

/** Deletes a conversation; when it is the one that is open, none is afterwards. */
export function useDeleteSession(openId: string | undefined) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (id: string) => {
      // Left first: the wake-up that follows would read again what is gone.
      if (id === openId) await navigate({ to: '/chat', search: {}, replace: true });
      await deleteSession(id).catch((error: unknown) => {
        // Another tab was faster.
        if (!isRefusal(error, 'chat_session_not_found')) throw error;
      });
    },
    onSuccess: () => rereadChat(queryClient),
  });
}
