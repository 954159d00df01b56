import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import ListTodo from 'lucide-react/icons/list-todo';
import { AcceptButton } from '../items/accept-button.tsx';
import { DeclineButton } from '../items/decline-button.tsx';
import { ItemTitle, itemNote } from './item-title.tsx';
import { PanelRow } from './panel-row.tsx';

export const ProposedRow = ({ item }: { readonly item: ActionItem }) => (
  <PanelRow
    tone="jade"
    icon={<ListTodo />}
    title={<ItemTitle item={item} />}
    note={itemNote(item)}
    actions={
      <>
        <DeclineButton item={item} />
        <AcceptButton item={item} />
      </>
    }
  />
);
