import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Clock from 'lucide-react/icons/clock';
import Link2 from 'lucide-react/icons/link-2';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import Repeat from 'lucide-react/icons/repeat';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Users from 'lucide-react/icons/users';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { countAnswers, peopleInWords } from '../../../data/meetings/answer-words.ts';
import { meetingKinds } from '../../../data/meetings/meeting-kinds.ts';
import { meetingQuery } from '../../../data/meetings/meetings.ts';
import { companyRange } from '../../../lib/format/own-clock.ts';
import { buttonClass } from '../../../ui/buttons/button-class.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { AvatarRow } from '../../../ui/marks/avatar.tsx';
import { KindLabel } from '../../../ui/marks/kind-label.tsx';
import { MeetingStatusChip } from '../../../ui/marks/meeting-status.tsx';
import { UnbrokenHours } from '../../../ui/marks/unbroken-hours.tsx';
import { QuickAnswer } from '../../meetings/people/quick-answer.tsx';
import { clocksOf, spanInWords } from '../calendar-words.rules.ts';
import type { Entry } from './entry.rules.ts';

interface EntryCardProps {
  readonly entry: Entry;
  readonly timeZone: string;
  readonly companyZone: string | null;
  /** The person's other meetings at the same time. */
  readonly clashes: readonly Entry[];
  readonly onClose: () => void;
  /** The whole meeting, once it is known that one may change it. */
  readonly onEdit: (meeting: Meeting) => void;
}

/** What one wants to know of a meeting before opening it. */
export function EntryCard(props: EntryCardProps) {
  const { entry, timeZone, companyZone, clashes, onClose, onEdit } = props;
  const { data: meeting } = useQuery(meetingQuery(entry.id));
  const companyTime =
    companyZone &&
    companyRange(
      { startsAt: entry.start, endsAt: entry.end, timeZone: entry.timeZone },
      { own: timeZone, company: companyZone },
    );
  return (
    <div className="flex flex-col gap-3 p-5">
      <div className="flex items-start justify-between gap-2">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          <MeetingStatusChip status={entry.status} />
          <KindLabel {...meetingKinds[entry.kind]} />
        </span>
        <div className="-mt-1 -mr-1.5 flex">
          {meeting?.can.edit && entry.status !== 'cancelled' && (
            <IconButton
              label="Sửa cuộc họp"
              icon={<Pencil />}
              size="small"
              onClick={() => onEdit(meeting)}
              className="pointer-coarse:size-11"
            />
          )}
          <IconButton
            label="Đóng"
            icon={<X />}
            size="small"
            onClick={onClose}
            className="pointer-coarse:size-11"
          />
        </div>
      </div>
      <h2 className="text-title font-semibold break-words">{entry.title}</h2>
      <ul className="flex flex-col gap-2.5 text-small">
        <Fact icon={<Clock />}>
          <span className="tabular-nums">{spanInWords(entry, timeZone)}</span>
          {companyTime && (
            <span className="block text-muted tabular-nums">
              <UnbrokenHours text={`(giờ công ty ${companyTime})`} />
            </span>
          )}
        </Fact>
        {entry.series && <Fact icon={<Repeat />}>Một buổi của chuỗi họp</Fact>}
        {entry.place && <Fact icon={<MapPin />}>{entry.place}</Fact>}
        {meeting?.joinUrl && (
          <Fact icon={<Link2 />}>
            <a href={meeting.joinUrl} target="_blank" rel="noreferrer" className="link break-all">
              Vào họp trực tuyến
            </a>
          </Fact>
        )}
        <Fact icon={<Users />}>
          {meeting ? answersInWords(meeting) : `${entry.participantCount} người`}
          {meeting && (
            <span className="mt-1 block">
              <AvatarRow
                most={6}
                people={meeting.participants.map(({ userId, displayName }) => ({
                  id: userId,
                  name: displayName,
                }))}
              />
            </span>
          )}
        </Fact>
        {clashes.length > 0 && (
          <Fact icon={<TriangleAlert className="text-brick" />}>
            <span className="text-brick-ink">Trùng giờ với {clashesInWords(clashes, timeZone)}</span>
          </Fact>
        )}
      </ul>
      {meeting?.can.answer && entry.status === 'upcoming' && <QuickAnswer meeting={meeting} />}
      <div className="flex gap-2 pt-1">
        <Link
          to="/meetings/$meetingId"
          params={{ meetingId: entry.id }}
          className={buttonClass({ look: 'tonal', size: 'small' })}
        >
          Mở cuộc họp
        </Link>
      </div>
    </div>
  );
}

const Fact = ({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) => (
  <li className="grid grid-cols-[18px_minmax(0,1fr)] gap-2.5 [&>.lucide]:mt-px [&>.lucide]:text-muted">
    {icon}
    <div className="min-w-0 break-words">{children}</div>
  </li>
);

/** '6 người: 4 nhận lời, 2 chưa trả lời' */
const answersInWords = (meeting: Meeting): string =>
  `${peopleInWords(meeting)}: ${countAnswers([...meeting.participants, ...meeting.guests])}`;

const mostClashesNamed = 3;

/** '“Giao ban” 09:00–09:30 và 2 cuộc họp khác' */
function clashesInWords(clashes: readonly Entry[], timeZone: string): string {
  const rest = clashes.length - mostClashesNamed;
  const named = clashes
    .slice(0, mostClashesNamed)
    .map((other) => `“${other.title}” ${clocksOf(other, timeZone)}`)
    .join(', ');
  return rest > 0 ? `${named} và ${rest} cuộc họp khác` : named;
}
