import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { AcceptButton } from '../../items/accept-button.tsx';
import { DeclineButton } from '../../items/decline-button.tsx';
import { ItemMenu } from '../../items/item-menu.tsx';
import { ItemProgress } from '../../items/item-progress.tsx';
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
      {decline && accept && item.assigneeId !== null && <DeclineButton item={item} />}
      {accept && <AcceptButton item={item} />}
      {progress && <ItemProgress item={item} />}
      <ItemMenu
        item={item}
        assignment={(draft, onChange) => <TaskFields meeting={meeting} draft={draft} onChange={onChange} />}
      />
    </>
  );
}
