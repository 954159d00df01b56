import type { Room } from '@hopgon/contract/rooms/schemas';
import Archive from 'lucide-react/icons/archive';
import Pencil from 'lucide-react/icons/pencil';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { cx } from '../../ui/cx.ts';
import { Chip } from '../../ui/marks/chip.tsx';

interface RoomRowProps {
  readonly room: Room;
  /** Missing: one may only look. */
  readonly onEdit?: () => void;
  readonly onPut?: (archived: boolean) => void;
}

export function RoomRow({ room: { name, capacity, note, archivedAt }, onEdit, onPut }: RoomRowProps) {
  const isAway = archivedAt !== null;
  return (
    <li className="flex items-center gap-3 px-5 py-2.5 max-md:px-4">
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className={cx('min-w-0 font-medium break-words', isAway && 'text-muted')}>{name}</span>
          {isAway && <Chip>Ngừng dùng</Chip>}
        </span>
        <span className="block text-small break-words text-muted">
          {capacity === null ? 'Chưa ghi số chỗ' : `${capacity} chỗ`}
          {note && ` · ${note}`}
        </span>
      </span>
      {onPut && isAway && (
        <Button size="small" onClick={() => onPut(false)}>
          Dùng lại
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      {onEdit && !isAway && (
        <IconButton label={`Sửa ${name}`} icon={<Pencil />} size="small" onClick={onEdit} />
      )}
      {onPut && !isAway && (
        <IconButton
          label={`Ngừng dùng ${name}`}
          icon={<Archive />}
          size="small"
          onClick={() => onPut(true)}
        />
      )}
    </li>
  );
}
