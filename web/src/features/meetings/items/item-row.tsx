import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { useAddressLine } from '../../../lib/use-address-line.ts';
import { cx } from '../../../ui/cx.ts';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { ExtensionNote } from '../../items/extensions/extension-note.tsx';
import { ItemPriority, ItemState } from '../../items/item-state.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemSource } from './item-source.tsx';

interface ItemRowProps {
  readonly item: ActionItem;
  readonly meeting: Meeting;
}

export function ItemRow({ item, meeting }: ItemRowProps) {
  const isAddressed = useAddressLine(`viec-${item.id}`);
  const { title, assigneeId, assigneeName, deadline, state, overdue, source, declineReason } = item;
  return (
    <li
      id={`viec-${item.id}`}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2.5 border-b px-5 py-3.5 last:border-b-0 max-md:px-4',
        isAddressed && 'bg-jade-wash',
      )}
    >
      <div className="min-w-[min(15rem,100%)] flex-1">
        <h3 className={cx('font-medium break-words', state === 'declined' && 'text-muted line-through')}>
          {title}
        </h3>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-muted">
          <span className="inline-flex items-center gap-1.5">
            {assigneeId && <Avatar id={assigneeId} name={assigneeName ?? ''} size={24} />}
            {assigneeId ? assigneeName : 'Chưa rõ người phụ trách'}
            {!assigneeId && assigneeName && ` (nghe “${assigneeName}”)`}
          </span>
          <span className={cx('tabular-nums', overdue && 'font-medium text-brick-ink')}>
            {deadline ? `Hạn ${dayInDigits(deadline)}` : 'Không có hạn'}
          </span>
          <ItemPriority item={item} />
          {declineReason && <span className="break-words">Lý do từ chối: {declineReason}</span>}
          {source && <ItemSource meetingId={meeting.id} source={source} />}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
        <ItemState item={item} />
        <div className="ml-auto flex flex-wrap justify-end gap-2 max-sm:gap-1">
          <ItemActions item={item} meeting={meeting} />
        </div>
      </div>
      <ExtensionNote item={item} />
    </li>
  );
}
