import type { ChatSession } from '@hopgon/contract/chat/schemas';
import { failureText } from '../../../lib/api/call-failure.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useDeleteSession } from './use-session-actions.ts';

interface DeleteSessionDialogProps {
  readonly session: ChatSession;
  readonly openId: string | undefined;
  readonly onClose: () => void;
}

export function DeleteSessionDialog({ session, openId, onClose }: DeleteSessionDialogProps) {
  const { mutate, isPending, error } = useDeleteSession(openId);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Xóa cuộc trò chuyện"
      verb="Xóa"
      busy={isPending}
      error={error ? failureText(error, 'Không thể xóa cuộc trò chuyện. Vui lòng thử lại.') : undefined}
      onConfirm={() => mutate(session.id, { onSuccess: onClose })}
    >
      “{session.title}” và {session.message_count} tin nhắn sẽ bị xóa. Cuộc họp và việc đã tạo từ đây vẫn còn.
    </ConfirmDialog>
  );
}
