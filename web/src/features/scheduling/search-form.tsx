import { useQuery } from '@tanstack/react-query';
import { roomsQuery } from '../../data/company/rooms.ts';
import { isDay } from '../../lib/format/days.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { DateInput } from '../../ui/inputs/date-input.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Panel, PanelTitle } from '../../ui/layout/panel.tsx';
import { lengthChoices, restChoices } from './scheduling-words.ts';
import type { FindTime } from './use-find-time.ts';
import { WantedPeople } from './wanted-people.tsx';

/** For whom, how long and in which days a time is looked for. */
export function SearchForm({ search }: { readonly search: FindTime }) {
  const { me, lunch, place, wanted, isOrdered, look, want } = search;
  return (
    <Panel className="flex flex-col gap-5 p-5">
      <PanelTitle className="sr-only">Tìm cho ai, khi nào</PanelTitle>
      <WantedPeople ownId={me.id} wanted={wanted} onChange={want} />
      <div className="grid grid-cols-2 gap-3">
        <Field label="Thời lượng">
          <Select
            choices={lengthChoices(place.minutes)}
            value={String(place.minutes)}
            onChange={(minutes) => look({ minutes: Number(minutes) })}
          />
        </Field>
        <Field label="Nghỉ giữa hai cuộc">
          <Select
            choices={restChoices(place.rest)}
            value={String(place.rest)}
            onChange={(rest) => look({ rest: Number(rest) })}
          />
        </Field>
        <div className="grid gap-3 max-sm:col-span-2 sm:contents">
          <Field label="Từ ngày">
            <DateInput value={place.from} onChange={(from) => isDay(from) && look({ from })} />
          </Field>
          <Field label="Đến ngày" error={isOrdered ? undefined : 'Phải từ ngày đầu trở đi'}>
            <DateInput value={place.to} onChange={(to) => isDay(to) && look({ to })} min={place.from} />
          </Field>
        </div>
      </div>
      <RoomField search={search} />
      {lunch && (
        <Checkbox
          checked={place.noon === '1'}
          onChange={({ target }) => look({ noon: target.checked ? '1' : undefined })}
        >
          Họp cả trong giờ nghỉ trưa{' '}
          <span className="whitespace-nowrap">
            ({lunch.start}–{lunch.end})
          </span>
        </Checkbox>
      )}
    </Panel>
  );
}

const noRoom = 'none';

function RoomField({ search: { place, look } }: { readonly search: FindTime }) {
  const { data } = useQuery(roomsQuery);
  const rooms = (data?.rooms ?? []).filter(({ archivedAt }) => archivedAt === null);
  if (rooms.length === 0) return null;
  const choices = [
    { value: noRoom, label: 'Không cần phòng' },
    ...rooms.map(({ id, name, capacity }) => ({
      value: id,
      label: capacity === null ? name : `${name} (${capacity} chỗ)`,
    })),
  ];
  return (
    <Field label="Phòng họp còn trống">
      <Select
        choices={choices}
        value={place.room ?? noRoom}
        onChange={(room) => look({ room: room === noRoom ? undefined : room })}
      />
    </Field>
  );
}
