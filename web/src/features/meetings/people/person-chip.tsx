import type { ParticipantRole } from '@hopgon/contract/meetings/schemas';
import { roleNames } from '@hopgon/contract/minutes/names';
import X from 'lucide-react/icons/x';
import { ChipSelect } from '../../../ui/inputs/select.tsx';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import type { Invited } from './people.rules.ts';

const roles = (['attendee', 'chair', 'secretary', 'guest', 'informed'] as const).map((value) => ({
  value,
  label: roleNames[value],
}));

interface PersonChipProps {
  readonly person: Invited;
  readonly isOwn: boolean;
  readonly onRole: (role: ParticipantRole) => void;
  /** Null where the person must stay. */
  readonly onRemove: (() => void) | null;
}

/** One person of a meeting with the part they take, which can be changed. */
export function PersonChip({
  person: { userId, displayName, role },
  isOwn,
  onRole,
  onRemove,
}: PersonChipProps) {
  const name = displayName || 'Chưa đặt tên';
  return (
    <li className="flex max-w-full items-center gap-1.5 rounded-full bg-hover py-1 pr-1 pl-1 text-small">
      <Avatar id={userId} name={displayName} size={24} />
      <span className="min-w-0 one-line font-medium">{isOwn ? 'Bạn' : name}</span>
      <ChipSelect
        label={`Vai trò của ${isOwn ? 'bạn' : name}`}
        choices={roles}
        value={role}
        onChange={onRole}
      />
      {onRemove && (
        <button
          type="button"
          aria-label={`Bỏ ${name}`}
          onClick={onRemove}
          className="flex size-6 shrink-0 items-center justify-center rounded-full text-muted hover:bg-line pointer-coarse:size-9"
        >
          <X className="size-4" />
        </button>
      )}
    </li>
  );
}
