import { useQuery } from '@tanstack/react-query';
import { roomsQuery } from '../../../../data/company/rooms.ts';
import { Checkbox } from '../../../../ui/inputs/checkbox.tsx';
import { Field } from '../../../../ui/inputs/field.tsx';
import { Input } from '../../../../ui/inputs/input.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import type { PartProps } from './part-props.ts';

export function PlaceFields({ form, onChange }: PartProps) {
  const { data } = useQuery(roomsQuery);
  const rooms = (data?.rooms ?? []).filter(({ id, archivedAt }) => archivedAt === null || id === form.roomId);
  const choices = [
    { value: '', label: 'Không đặt phòng' },
    ...rooms.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      {rooms.length > 0 && (
        <Field label="Phòng họp">
          <Select value={form.roomId} choices={choices} onChange={(roomId) => onChange({ roomId })} />
        </Field>
      )}
      <Field label="Địa điểm">
        <Input
          maxLength={300}
          autoComplete="off"
          value={form.location}
          onChange={(event) => onChange({ location: event.target.value })}
        />
      </Field>
      <Checkbox checked={form.isOnline} onChange={(event) => onChange({ isOnline: event.target.checked })}>
        Họp trực tuyến
      </Checkbox>
    </>
  );
}
