import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import ListTodo from 'lucide-react/icons/list-todo';
import { useDecideItem } from '../../data/meetings/action-items.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { DeclineButton } from '../items/decline-button.tsx';
import { ItemTitle, itemNote } from './item-title.tsx';
import { PanelRow } from './panel-row.tsx';

export function ProposedRow({ item }: { readonly item: ActionItem }) {
  const { mutate, isPending } = useDecideItem(item);
  const accept = () =>
    mutate(
      { accept: true },
      {
        onSuccess: () => toast.say('Đã nhận việc'),
        onError: (error) => toast.fail(failureText(error, 'Không thể lưu. Vui lòng thử lại.')),
      },
    );
  return (
    <PanelRow
      tone="jade"
      icon={<ListTodo />}
      title={<ItemTitle item={item} />}
      note={itemNote(item)}
      actions={
        <>
          <DeclineButton item={item} />
          <Button size="small" busy={isPending} onClick={accept}>
            Nhận việc
          </Button>
        </>
      }
    />
  );
}
