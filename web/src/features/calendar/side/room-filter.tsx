import type { Room } from '@hopgon/contract/rooms/schemas';
import { Field } from '../../../ui/inputs/field.tsx';
import { Select } from '../../../ui/inputs/select.tsx';

const everywhere = 'everywhere';

interface RoomFilterProps {
  readonly rooms: readonly Room[];
  readonly room: string | undefined;
  readonly onChange: (room: string | undefined) => void;
}

/** Meetings of one room, or of all. */
export function RoomFilter({ rooms, room = everywhere, onChange }: RoomFilterProps) {
  const choices = [
    { value: everywhere, label: 'Mọi địa điểm' },
    ...rooms.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Field label="Phòng họp">
      <Select
        choices={choices}
        value={room}
        onChange={(next) => onChange(next === everywhere ? undefined : next)}
      />
    </Field>
  );
}
