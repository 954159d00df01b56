import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { useRespondToExtension } from '../../../data/meetings/action-items.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { useItemDialogs } from '../item-dialogs.tsx';

/** A later deadline that is asked for, and the buttons of who may grant it. */
export function ExtensionNote({ item }: { readonly item: ActionItem }) {
  const { mutateAsync, isPending } = useRespondToExtension(item);
  const open = useItemDialogs(item);
  const { extension, can } = item;
  if (!extension) return null;
  const grant = () =>
    void mutateAsync({ grant: true }).then(
      () => toast.say(`Đã lùi hạn đến ${dayInDigits(extension.deadline)}`),
      (error: unknown) => toast.fail(failureText(error, 'Không thể lưu. Vui lòng thử lại.')),
    );
  return (
    <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-turmeric-soft px-3 py-2 text-small text-turmeric-ink">
      <p className="min-w-[min(12rem,100%)] flex-1 break-words">
        <span className="font-medium">Xin lùi hạn đến {dayInDigits(extension.deadline)}</span>
        {can.answerExtension ? '' : ' · chờ người giao việc trả lời'}
        <span className="block">Lý do: {extension.reason}</span>
      </p>
      {can.answerExtension && (
        <span className="flex flex-wrap gap-2">
          <Button look="plain" size="small" onClick={() => open('refusal')}>
            Giữ hạn cũ
          </Button>
          <Button size="small" busy={isPending} onClick={grant}>
            Đồng ý lùi hạn
          </Button>
        </span>
      )}
    </div>
  );
}
