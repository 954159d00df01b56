import { Autocomplete } from '@base-ui/react/autocomplete';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { roomsQuery } from '../../../data/company/rooms.ts';
import { cx } from '../../../ui/cx.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { Input } from '../../../ui/inputs/input.tsx';
import { floating, floatingRow } from '../../../ui/overlays/floating-class.ts';
import { draftProblems } from '../form/meeting-form.rules.ts';
import type { MeetingForm } from '../form/meeting-form.ts';
import { parsePlace, placeLine, roomsLike } from './place-line.rules.ts';

/** Where a meeting is held, in one line: a room, a link or a place. */
export function PlaceLine({ form }: { readonly form: MeetingForm }) {
  const { data } = useQuery(roomsQuery);
  const rooms = (data?.rooms ?? []).filter(({ archivedAt }) => archivedAt === null);
  const [typed, type] = useState<string | null>(null);
  const line = typed ?? placeLine(form.getValues(), rooms);
  // Judged with the rest of the form.
  form.field('joinUrl', draftProblems.joinUrl);
  const write = (text: string) => {
    type(text);
    form.write(parsePlace(text, rooms));
  };
  return (
    <Field label="Địa điểm" hideLabel error={form.error('joinUrl')}>
      <Autocomplete.Root
        items={roomsLike(line, rooms)}
        itemToStringValue={({ name }) => name}
        filter={null}
        mode="list"
        openOnInputClick
        value={line}
        onValueChange={write}
      >
        <Autocomplete.Input
          render={<Input maxLength={300} autoComplete="off" placeholder="Phòng, liên kết hoặc địa điểm" />}
        />
        <Autocomplete.Portal>
          <Autocomplete.Positioner sideOffset={6} collisionPadding={8} className="z-30">
            <Autocomplete.Popup className={cx(floating, 'w-(--anchor-width) p-1.5 data-empty:hidden')}>
              <Autocomplete.List className="max-h-[min(240px,var(--available-height))] overflow-y-auto">
                {(room: { readonly id: string; readonly name: string; readonly capacity: number | null }) => (
                  <Autocomplete.Item
                    key={room.id}
                    value={room}
                    className={cx(floatingRow, 'justify-between')}
                  >
                    {room.name}
                    {room.capacity !== null && (
                      <span className="text-small text-muted">{room.capacity} chỗ</span>
                    )}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
    </Field>
  );
}
