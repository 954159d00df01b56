import type { ChatSession } from '@hopgon/contract/chat/schemas';
import Ellipsis from 'lucide-react/icons/ellipsis';
import PanelLeft from 'lucide-react/icons/panel-left';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { BarNote, InBar } from '../../ui/layout/bar-slot.tsx';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';

interface ChatHeadProps {
  readonly session: ChatSession | undefined;
  readonly isListOpen: boolean;
  readonly onToggleList: () => void;
  readonly onStart: () => void;
  readonly onRename: (id: string) => void;
  readonly onDelete: (session: ChatSession) => void;
}

/** The list, the name and what one talks to: in the bar above, where a phone has room for one bar only. */
export const PhoneChatHead = ({ session, isListOpen, onToggleList }: ChatHeadProps) => (
  <InBar>
    <ListToggle isListOpen={isListOpen} onToggleList={onToggleList} className="-ml-2.5" />
    <div className="min-w-0 flex-1 px-1.5">
      <h1 className="one-line text-small font-semibold">{session?.title ?? 'Chat AI'}</h1>
      <BarNote />
    </div>
  </InBar>
);

interface ListToggleProps extends Pick<ChatHeadProps, 'isListOpen' | 'onToggleList'> {
  readonly className?: string;
}

const ListToggle = ({ isListOpen, onToggleList, className }: ListToggleProps) => (
  <IconButton
    label={isListOpen ? 'Ẩn các cuộc trò chuyện' : 'Hiện các cuộc trò chuyện'}
    aria-expanded={isListOpen}
    icon={<PanelLeft />}
    onClick={onToggleList}
    className={className}
  />
);

export const ChatHead = ({ session, isListOpen, onToggleList, ...on }: ChatHeadProps) => (
  <header className="flex min-h-13 shrink-0 items-center gap-1 border-b bg-paper px-4">
    <ListToggle isListOpen={isListOpen} onToggleList={onToggleList} />
    <div className="min-w-0 flex-1 px-1 py-1 lg:flex lg:items-baseline lg:gap-2.5">
      <h1 className="line-clamp-2 font-semibold break-words lg:shrink-0 lg:max-w-2/3">
        {session?.title ?? 'Chat AI'}
      </h1>
      <p className="one-line text-small text-muted">Bạn đang nói chuyện với trợ lý AI</p>
    </div>
    {session && (
      <Menu trigger={<IconButton label="Cuộc trò chuyện này" icon={<Ellipsis />} />}>
        <MenuItem icon={<Plus />} onClick={on.onStart}>
          Cuộc trò chuyện mới
        </MenuItem>
        <MenuItem icon={<Pencil />} onClick={() => on.onRename(session.id)}>
          Đổi tên
        </MenuItem>
        <MenuItem icon={<Trash2 />} danger onClick={() => on.onDelete(session)}>
          Xóa
        </MenuItem>
      </Menu>
    )}
  </header>
);
