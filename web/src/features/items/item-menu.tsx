import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Ellipsis from 'lucide-react/icons/ellipsis';
import History from 'lucide-react/icons/history';
import MessageSquare from 'lucide-react/icons/message-square';
import { type ReactNode, Suspense, useState } from 'react';
import { useKept } from '../../lib/forms/use-kept.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';
import { lazyPart } from '../../ui/states/lazy-part.ts';

const ExtensionDialog = lazyPart(() => import('./extension-dialog.tsx'), 'ExtensionDialog');
const CommentsDialog = lazyPart(() => import('./comments-dialog.tsx'), 'CommentsDialog');
const ItemHistoryDialog = lazyPart(() => import('./item-history-dialog.tsx'), 'ItemHistoryDialog');

interface ItemMenuProps {
  readonly item: ActionItem;
  /** More that may be done with it, as `MenuItem`. */
  readonly children?: ReactNode;
}

/** What is done rarely with a task: asking for a later deadline, talking about it, reading its history. */
export function ItemMenu({ item, children }: ItemMenuProps) {
  const [isAsking, ask] = useKept(`asking extension ${item.id}`, false);
  const [isTalking, setTalking] = useKept(`talking about ${item.id}`, false);
  const [isReading, read] = useState(false);
  return (
    <>
      <Menu trigger={<IconButton label={`Thêm về “${item.title}”`} icon={<Ellipsis />} size="small" />}>
        {item.can.requestExtension && (
          <MenuItem icon={<CalendarClock />} onClick={() => ask(true)}>
            {item.extension ? 'Sửa yêu cầu lùi hạn' : 'Xin lùi hạn'}
          </MenuItem>
        )}
        {children}
        <MenuItem icon={<MessageSquare />} onClick={() => setTalking(true)}>
          Trao đổi về việc
        </MenuItem>
        <MenuItem icon={<History />} onClick={() => read(true)}>
          Lịch sử của việc
        </MenuItem>
      </Menu>
      <Suspense>
        {isAsking && <ExtensionDialog item={item} onClose={() => ask(false)} />}
        {isTalking && <CommentsDialog item={item} onClose={() => setTalking(false)} />}
        {isReading && <ItemHistoryDialog item={item} onClose={() => read(false)} />}
      </Suspense>
    </>
  );
}
