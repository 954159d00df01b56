import { useQuery } from '@tanstack/react-query';
import { modelStateQuery, sentWithMessages, useSaveNoticeChoice } from '../../../data/company/models.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';

/** Before the first message leaves for a model: where to, and the choice to stay with the engine. */
export function ModelNotice() {
  const { data } = useQuery(modelStateQuery);
  const { mutate, isPending } = useSaveNoticeChoice();
  const model = data?.chat;
  if (!model || model.choice !== null) return null;
  const choose = (choice: 'accepted' | 'declined') =>
    mutate(choice, {
      onError: (error) => toast.fail(failureText(error, 'Không thể lưu lựa chọn. Vui lòng thử lại.')),
    });
  return (
    <section
      aria-label="Dùng mô hình AI"
      className="mb-2 rounded-panel border bg-surface px-4 py-3 text-small"
    >
      <p>
        Công ty đã bật mô hình <strong>{model.model}</strong>. Nếu bạn đồng ý, tin nhắn của bạn và{' '}
        {sentWithMessages(data)} sẽ được gửi tới <strong className="break-all">{model.host}</strong>
        {model.isThisMachine ? ', ngay trên máy chủ này' : ''}. Họp kín không bao giờ được gửi.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" busy={isPending} onClick={() => choose('accepted')}>
          Đồng ý
        </Button>
        <Button size="small" look="plain" disabled={isPending} onClick={() => choose('declined')}>
          Chỉ dùng AI tại chỗ
        </Button>
      </div>
    </section>
  );
}
