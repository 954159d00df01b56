import { useQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Suspense } from 'react';
import { roomsQuery } from '../../../data/company/rooms.ts';
import { useSingleKeys } from '../../../lib/keyboard/single-keys.ts';
import { Kbd } from '../../../ui/buttons/kbd.tsx';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { lazyPart } from '../../../ui/states/lazy-part.ts';
import type { CalendarPlace } from '../calendar-place.rules.ts';
import { clashCount } from '../entries/entry.rules.ts';
import type { Calendar } from '../use-calendar.ts';
import { KindFilter } from './kind-filter.tsx';
import { MiniMonth } from './mini-month.tsx';
import { PeopleFilter } from './people-filter.tsx';

// Many companies have no rooms.
const RoomFilter = lazyPart(() => import('./room-filter.tsx'), 'RoomFilter');

interface SidePanelProps {
  readonly calendar: Calendar;
  readonly place: CalendarPlace;
  readonly onPlace: (change: CalendarPlace) => void;
  readonly onShowClash: () => void;
}

/** A month to leap by, and whose meetings are shown. */
export function SidePanel({ calendar, place, onPlace, onShowClash }: SidePanelProps) {
  const { view, days, day, today, entries } = calendar;
  const hasKeys = useSingleKeys();
  const clashing = clashCount(entries);
  const rooms =
    useQuery(roomsQuery).data?.rooms.filter(
      ({ id, archivedAt }) => archivedAt === null || id === place.room,
    ) ?? [];
  return (
    <div className="flex h-full flex-col gap-6 overflow-y-auto bg-paper p-4">
      {view !== 'list' && (
        <MiniMonth
          day={day}
          today={today}
          shown={days.map((shown) => shown.day)}
          onGoTo={(date) => onPlace({ date: date === today ? undefined : date })}
        />
      )}
      <section className="flex flex-col gap-2">
        <h2 className="text-small font-semibold">Cuộc họp</h2>
        <Checkbox
          className="text-small"
          checked={place.mine === '1'}
          onChange={(event) => onPlace({ mine: event.currentTarget.checked ? '1' : undefined })}
        >
          Chỉ cuộc họp của tôi
        </Checkbox>
      </section>
      <KindFilter kinds={place.kinds} onChange={(kinds) => onPlace({ kinds })} />
      <PeopleFilter people={place.people} onChange={(people) => onPlace({ people })} />
      {rooms.length > 0 && (
        <Suspense fallback={<span className="h-16" />}>
          <RoomFilter rooms={rooms} room={place.room} onChange={(room) => onPlace({ room })} />
        </Suspense>
      )}
      {hasKeys && (
        <p className="mt-auto flex items-center gap-2 text-small text-muted pointer-coarse:hidden">
          Tạo nhanh <Kbd>C</Kbd> Phím tắt <Kbd>?</Kbd>
        </p>
      )}
      {clashing > 0 && (
        <p className="flex items-center gap-2 text-small">
          <TriangleAlert className="size-4 text-brick" />
          <span className="flex-1">{clashing} chỗ trùng giờ của bạn</span>
          <button type="button" className="link" onClick={onShowClash}>
            Xem
          </button>
        </p>
      )}
    </div>
  );
}
