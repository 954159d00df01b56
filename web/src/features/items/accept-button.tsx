import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import Check from 'lucide-react/icons/check';
import { useDecideItem } from '../../data/meetings/action-items.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/overlays/toast.ts';

/** Takes a task on and says so, also where its row has left the list by then. */
export function AcceptButton({ item }: { readonly item: ActionItem }) {
  const { mutateAsync, isPending } = useDecideItem(item);
  const accept = () =>
    void mutateAsync({ accept: true }).then(
      () => toast.say('Đã nhận việc'),
      (error: unknown) => toast.fail(failureText(error, 'Không thể lưu. Vui lòng thử lại.')),
    );
  return (
    <Button size="small" icon={<Check />} busy={isPending} onClick={accept}>
      Nhận việc
    </Button>
  );
}
