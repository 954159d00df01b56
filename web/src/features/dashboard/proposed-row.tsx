import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import ListTodo from 'lucide-react/icons/list-todo';
import { useDecideItem } from '../../data/meetings/action-items.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { ItemTitle, itemNote } from './item-title.tsx';
import { PanelRow } from './panel-row.tsx';

export function ProposedRow({ item }: { readonly item: ActionItem }) {
  const { mutate, isPending, variables } = useDecideItem(item.id);
  const decide = (accept: boolean) =>
    mutate(
      { accept },
      {
        onSuccess: () => toast.say(accept ? 'Đã nhận việc' : 'Đã từ chối việc'),
        onError: (error) => toast.fail(failureText(error, 'Không thể lưu. Vui lòng thử lại.')),
      },
    );
  const isBusy = (accept: boolean) => isPending && variables.accept === accept;
  return (
    <PanelRow
      tone="jade"
      icon={<ListTodo />}
      title={<ItemTitle item={item} />}
      note={itemNote(item)}
      actions={
        <>
          <Button look="plain" size="small" busy={isBusy(false)} onClick={() => decide(false)}>
            Từ chối
          </Button>
          <Button size="small" busy={isBusy(true)} onClick={() => decide(true)}>
            Nhận việc
          </Button>
        </>
      }
    />
  );
}
