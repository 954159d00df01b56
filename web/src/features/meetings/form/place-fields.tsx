import { typeWords } from '@hopgon/contract/meetings/names';
import { useQuery } from '@tanstack/react-query';
import { useController, useWatch } from 'react-hook-form';
import { roomsQuery } from '../../../data/company/rooms.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Input } from '../../../ui/inputs/input.tsx';
import { Segmented } from '../../../ui/inputs/segmented.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { draftProblems } from './meeting-form.rules.ts';
import type { MeetingForm } from './meeting-form.ts';

const types = [
  { value: 'in-person', label: typeWords['in-person'] },
  { value: 'video', label: typeWords.video },
  { value: 'audio', label: typeWords.audio },
] as const;

interface PlaceFieldsProps {
  readonly form: MeetingForm;
  /** Also what is unusual for this kind of meeting: a link to one in a room, a room for one by video. */
  readonly all: boolean;
}

/** Where it is held: a room, a place, a link or a number, whichever its kind asks for first. */
export function PlaceFields({ form, all }: PlaceFieldsProps) {
  const { field, control } = form;
  const type = useController({ control, name: 'type' }).field;
  const [location, joinUrl, roomId] = useWatch({ control, name: ['location', 'joinUrl', 'roomId'] });
  const isThere = type.value === 'in-person';
  return (
    <div className="flex flex-col gap-3">
      <div>
        <Segmented label="Hình thức" choices={types} value={type.value} onChange={type.onChange} />
      </div>
      {type.value === 'video' && <LinkField form={form} />}
      {(isThere || all || roomId !== '') && <RoomField form={form} />}
      {(type.value !== 'video' || all || location !== '') && (
        <Field label={type.value === 'audio' ? 'Số gọi hoặc địa điểm' : 'Địa điểm'}>
          <Input maxLength={300} autoComplete="off" {...field('location')} />
        </Field>
      )}
      {type.value !== 'video' && (all || joinUrl !== '') && <LinkField form={form} />}
    </div>
  );
}

function LinkField({ form: { field, error, control } }: { readonly form: MeetingForm }) {
  const make = useController({ control, name: 'makeJoinUrl' }).field;
  return (
    <div className="flex flex-col gap-2">
      <Field label="Liên kết tham gia" error={error('joinUrl')}>
        <Input
          type="url"
          inputMode="url"
          maxLength={1000}
          autoComplete="off"
          placeholder={make.value ? 'Sẽ được tạo khi lưu' : 'https://'}
          disabled={make.value}
          {...field('joinUrl', draftProblems.joinUrl)}
        />
      </Field>
      {pageMeta('meet-links') === 'on' && (
        <Checkbox checked={make.value} onChange={(event) => make.onChange(event.target.checked)}>
          Tạo liên kết mới cho cuộc họp này
        </Checkbox>
      )}
    </div>
  );
}

/** Rooms in use, and the one chosen even where it is not any more. */
function RoomField({ form: { control } }: { readonly form: MeetingForm }) {
  const { data } = useQuery(roomsQuery);
  const room = useController({ control, name: 'roomId' }).field;
  const rooms = (data?.rooms ?? []).filter(({ id, archivedAt }) => archivedAt === null || id === room.value);
  if (rooms.length === 0) return null;
  const choices = [
    { value: '', label: 'Không dùng phòng họp' },
    ...rooms.map(({ id, name, capacity }) => ({
      value: id,
      label: capacity === null ? name : `${name} (${capacity} chỗ)`,
    })),
  ];
  return (
    <Field label="Phòng họp">
      <Select choices={choices} value={room.value} onChange={room.onChange} />
    </Field>
  );
}
