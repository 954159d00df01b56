import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useDecideItem, useProgressItem } from '../../data/action-items.ts';
import { meQuery } from '../../data/me.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { GiveMenu } from './give-menu.tsx';

interface ItemActionsProps {
  readonly item: ActionItem;
  readonly meeting: Meeting;
}

const onError = (error: Error) => toast.fail(failureText(error, 'Không thể lưu. Vui lòng thử lại.'));

/** What this person may do with an item now. */
export function ItemActions({ item, meeting }: ItemActionsProps) {
  if (item.can.decide) return <Decide item={item} meeting={meeting} />;
  if (item.can.progress) return <Progress item={item} />;
  return null;
}

function Decide({ item, meeting }: ItemActionsProps) {
  const { data: me } = useQuery(meQuery);
  const { mutate, isPending } = useDecideItem(item.id);
  const isOthers = item.assigneeId !== null && item.assigneeId !== me?.id;
  const accept = (assigneeId?: string) =>
    mutate(
      { accept: true, ...(assigneeId ? { assigneeId } : {}) },
      { onError, onSuccess: () => toast.say(isOthers || assigneeId ? 'Đã giao việc' : 'Đã nhận việc') },
    );
  return (
    <>
      <Button
        look="plain"
        size="small"
        disabled={isPending}
        onClick={() => mutate({ accept: false }, { onError })}
      >
        Từ chối
      </Button>
      {item.assigneeId === null && meeting.can.edit && <GiveMenu meeting={meeting} onGive={accept} />}
      <Button size="small" icon={<Check />} busy={isPending} onClick={() => accept()}>
        {isOthers ? `Giao cho ${item.assigneeName ?? 'người này'}` : 'Nhận việc'}
      </Button>
    </>
  );
}

function Progress({ item }: { readonly item: ActionItem }) {
  const { mutate, isPending } = useProgressItem(item);
  const move = (state: 'doing' | 'done') => mutate(state, { onError });
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
