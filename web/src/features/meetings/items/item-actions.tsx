import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import Check from 'lucide-react/icons/check';
import { useDecideItem } from '../../../data/meetings/action-items.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { DeclineButton } from '../../items/decline-button.tsx';
import { ItemMenu } from '../../items/item-menu.tsx';
import { ItemProgress } from '../../items/item-progress.tsx';
import { TaskFields } from './task-fields.tsx';

interface ItemActionsProps {
  readonly item: ActionItem;
  readonly meeting: Meeting;
}

const onError = (error: Error) => toast.fail(failureText(error, 'Không thể lưu. Vui lòng thử lại.'));

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
  const { mutate, isPending } = useDecideItem(item);
  return (
    <>
      {can.decline && can.accept && assigneeId !== null && <DeclineButton item={item} />}
      {can.accept && (
        <Button
          size="small"
          icon={<Check />}
          busy={isPending}
          onClick={() => mutate({ accept: true }, { onError, onSuccess: () => toast.say('Đã nhận việc') })}
        >
          Nhận việc
        </Button>
      )}
    </>
  );
}
