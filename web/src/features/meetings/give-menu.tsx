import type { Meeting } from '@hopgon/contract/meetings/schemas';
import UserPlus from 'lucide-react/icons/user-plus';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';

interface GiveMenuProps {
  readonly meeting: Meeting;
  readonly onGive: (userId: string) => void;
}

/** Whom an item belongs to that names nobody of the company. */
export const GiveMenu = ({ meeting: { participants }, onGive }: GiveMenuProps) => (
  <Menu
    trigger={
      <Button look="plain" size="small" icon={<UserPlus className="max-sm:hidden" />}>
        Giao cho…
      </Button>
    }
  >
    {participants.map(({ userId, displayName }) => (
      <MenuItem
        key={userId}
        icon={<Avatar id={userId} name={displayName} size={24} />}
        onClick={() => onGive(userId)}
      >
        {displayName}
      </MenuItem>
    ))}
  </Menu>
);
