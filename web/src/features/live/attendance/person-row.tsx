import type { AttendanceAct, LivePerson } from '@hopgon/contract/live/schemas';
import { roleNames } from '@hopgon/contract/minutes/names';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { formatTime } from '../../../lib/format/date.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { Menu, MenuItem, MenuLine } from '../../../ui/overlays/menu.tsx';
import { useLivePage } from '../live-context.ts';
import { mayArrive, minutesLate, recordedAt } from './attendance-groups.rules.ts';
import { useUsualWay } from './use-usual-way.ts';

/** What a dialog asks about somebody. */
export interface Asked {
  readonly about: 'absence' | 'arrival' | 'departure';
  readonly personId: string;
}

interface PersonRowProps {
  readonly person: LivePerson;
  readonly onAsk: (asked: Asked) => void;
}

/** One person: how they are there, since when, and how to record it. */
export function PersonRow({ person, onAsk }: PersonRowProps) {
  const { live } = useLivePage();
  const { id, name, part, attendance, isVisiting } = person;
  const note = [
    part !== 'attendee' && roleNames[part],
    attendance === 'unrecorded' && isVisiting && 'đang mở trang này',
  ].filter(Boolean);
  return (
    <li className="flex min-h-10 flex-wrap items-center justify-end gap-x-2.5 gap-y-0.5 py-1">
      <Avatar id={id} name={name} size={24} />
      <p className="min-w-0 flex-[1_1_6rem] break-words">
        <span className="font-medium">{name}</span>
        {note.length > 0 && <span className="text-small text-muted"> {note.join(' · ')}</span>}
      </p>
      <Times person={person} />
      {live.can.run && (
        <span className="flex items-center gap-0.5">
          {attendance === 'unrecorded' && <QuickButtons person={person} onAsk={onAsk} />}
          <PersonMenu person={person} onAsk={onAsk} />
        </span>
      )}
    </li>
  );
}

/** Fits beside a name. */
const shortReason = 24;

/** When the person came and left, or why they are absent. */
function Times({ person }: Pick<PersonRowProps, 'person'>) {
  const { live } = useLivePage();
  const { attendance, reason, stays } = person;
  if (attendance === 'absent')
    return (
      <span
        className={cx(
          'text-small break-words text-muted',
          reason.length > shortReason ? 'order-last basis-full pl-8.5' : 'max-w-[45%] text-right',
        )}
      >
        {reason}
      </span>
    );
  const [first] = stays;
  const last = stays.at(-1);
  if (!first || !last) return null;
  const late = minutesLate(person, live.startedAt);
  return (
    <span className="text-right text-small text-muted tabular-nums">
      {late > 0 && <span className="text-turmeric-ink">muộn {late} phút </span>}
      {formatTime(first.arrivedAt)}
      {last.leftAt !== null && <span> – về {formatTime(last.leftAt)}</span>}
      {stays.length > 1 && last.leftAt === null && <span> · trở lại {formatTime(last.arrivedAt)}</span>}
    </span>
  );
}

function QuickButtons({ person, onAsk }: PersonRowProps) {
  const { live, take } = useLivePage();
  const act = useUsualWay();
  return (
    <>
      <Button
        size="small"
        className="pointer-coarse:h-11"
        aria-label={`${person.name} có mặt`}
        onClick={() =>
          take({ act: 'attend', people: [{ id: person.id, act, ...recordedAt(live, act, person) }] })
        }
      >
        Có mặt
      </Button>
      <Button
        size="small"
        look="plain"
        className="pointer-coarse:h-11"
        aria-label={`${person.name} vắng mặt`}
        onClick={() => onAsk({ about: 'absence', personId: person.id })}
      >
        Vắng
      </Button>
    </>
  );
}

function PersonMenu({ person, onAsk }: PersonRowProps) {
  const { live, take } = useLivePage();
  const { id, name, attendance, stays } = person;
  const record = (act: AttendanceAct) =>
    take({ act: 'attend', people: [{ id, act, ...recordedAt(live, act, person) }] });
  const isThere = stays.at(-1)?.leftAt === null;
  const hasEnded = live.endedAt !== null;
  const mayCome = mayArrive(live, person);
  return (
    <Menu trigger={<IconButton size="small" label={`Điểm danh ${name}`} icon={<Ellipsis />} />}>
      {mayCome && !(isThere && attendance === 'in-person') && (
        <MenuItem onClick={() => record('in-person')}>
          {stays.length > 0 && !isThere ? 'Trở lại trực tiếp' : 'Có mặt trực tiếp'}
        </MenuItem>
      )}
      {mayCome && !(isThere && attendance === 'online') && (
        <MenuItem onClick={() => record('online')}>
          {stays.length > 0 && !isThere ? 'Trở lại trực tuyến' : 'Có mặt trực tuyến'}
        </MenuItem>
      )}
      {isThere && (
        <MenuItem onClick={() => record('left')}>
          {hasEnded ? 'Ra về lúc họp kết thúc' : 'Ra về lúc này'}
        </MenuItem>
      )}
      <MenuItem onClick={() => onAsk({ about: 'absence', personId: id })}>Vắng mặt, ghi lý do</MenuItem>
      {stays.length > 0 && <MenuLine />}
      {isThere && <MenuItem onClick={() => onAsk({ about: 'arrival', personId: id })}>Sửa giờ đến</MenuItem>}
      {stays.length > 0 && (
        <MenuItem onClick={() => onAsk({ about: 'departure', personId: id })}>
          {isThere ? 'Ghi giờ về' : 'Sửa giờ về'}
        </MenuItem>
      )}
      {attendance !== 'unrecorded' && (
        <>
          <MenuLine />
          <MenuItem onClick={() => record('unrecorded')}>Bỏ điểm danh</MenuItem>
        </>
      )}
    </Menu>
  );
}
