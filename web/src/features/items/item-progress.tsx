import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import Check from 'lucide-react/icons/check';
import { useProgressItem } from '../../data/meetings/action-items.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/overlays/toast.ts';

interface ItemProgressProps {
  readonly item: ActionItem;
  readonly onDone?: () => void;
}

/** Buttons of the person who works on an item: start it, finish it, open it again. */
export function ItemProgress({ item, onDone }: ItemProgressProps) {
  const { mutateAsync, isPending } = useProgressItem(item);
  const move = (state: 'doing' | 'done') =>
    void mutateAsync(state).then(
      () => state === 'done' && onDone?.(),
      (error: unknown) => toast.fail(failureText(error, 'Không thể lưu. Vui lòng thử lại.')),
    );
  if (item.state === 'done') {
    return (
      <Button look="plain" size="small" busy={isPending} onClick={() => move('doing')}>
        Mở lại
      </Button>
    );
  }
  return (
    <>
      {item.state === 'accepted' && (
        <Button look="plain" size="small" disabled={isPending} onClick={() => move('doing')}>
          Bắt đầu
        </Button>
      )}
      <Button size="small" icon={<Check />} busy={isPending} onClick={() => move('done')}>
        Xong
      </Button>
    </>
  );
}
