import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import ListTodo from 'lucide-react/icons/list-todo';
import { Button } from '../../ui/buttons/button.tsx';
import { DeclineButton } from '../items/decline-button.tsx';
import { useAcceptItem } from '../items/use-accept-item.ts';
import { ItemTitle, itemNote } from './item-title.tsx';
import { PanelRow } from './panel-row.tsx';

export function ProposedRow({ item }: { readonly item: ActionItem }) {
  const { accept, isPending } = useAcceptItem(item);
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
