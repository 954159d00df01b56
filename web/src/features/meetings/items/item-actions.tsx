import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import Check from 'lucide-react/icons/check';
import { Button } from '../../../ui/buttons/button.tsx';
import { DeclineButton } from '../../items/decline-button.tsx';
import { ItemMenu } from '../../items/item-menu.tsx';
import { ItemProgress } from '../../items/item-progress.tsx';
import { useAcceptItem } from '../../items/use-accept-item.ts';
import { TaskFields } from './task-fields.tsx';

interface ItemActionsProps {
  readonly item: ActionItem;
  readonly meeting: Meeting;
}

/** What this person may do with an item now. */
export function ItemActions({ item, meeting }: ItemActionsProps) {
  const { accept, decline, progress } = item.can;
  return (
    <>
      {(accept || decline) && <Decide item={item} />}
      {progress && <ItemProgress item={item} />}
      <ItemMenu
        item={item}
        assignment={(draft, onChange) => <TaskFields meeting={meeting} draft={draft} onChange={onChange} />}
      />
    </>
  );
}

function Decide({ item }: Pick<ItemActionsProps, 'item'>) {
  const { can, assigneeId } = item;
  const { accept, isPending } = useAcceptItem(item);
  return (
    <>
      {can.decline && can.accept && assigneeId !== null && <DeclineButton item={item} />}
      {can.accept && (
        <Button size="small" icon={<Check />} busy={isPending} onClick={accept}>
          Nhận việc
        </Button>
      )}
    </>
  );
}
