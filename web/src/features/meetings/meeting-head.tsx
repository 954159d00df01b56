import { formatTimeSpan } from '@hopgon/contract/meetings/format-time-span';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import { type ReactNode, use } from 'react';
import { AvatarRow } from '../../ui/avatar.tsx';
import { MeetingStatusChip } from '../../ui/meeting-status.tsx';
import { OwnTime } from './meeting-time.tsx';
import { typeWords } from './meeting-words.ts';
import { Place } from './place.tsx';
import { SeriesPartsContext } from './series-parts.ts';

interface MeetingHeadProps {
  readonly meeting: Meeting;
  readonly actions: ReactNode;
}

/** What a meeting is, above everything there is to know about it. */
export function MeetingHead({ meeting, actions }: MeetingHeadProps) {
  const { title, status, startsAt, endsAt, timeZone, location, type, participants, createdBy } = meeting;
  const parts = use(SeriesPartsContext);
  const people = participants.map(({ userId, displayName }) => ({ id: userId, name: displayName }));
  return (
    <header className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <nav aria-label="Đường dẫn" className="flex items-center gap-2 text-small text-muted">
          <Link to="/meetings" className="rounded-mark hover:text-ink hover:underline">
            Lịch họp
          </Link>
          <ChevronRight aria-hidden="true" className="size-4" />
          <span className="one-line">{title}</span>
        </nav>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-page font-semibold break-words">{title}</h1>
          <MeetingStatusChip status={status} />
        </div>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-muted">
          <span className="inline-flex items-center gap-2 tabular-nums">
            <Clock aria-hidden="true" />
            {formatTimeSpan(new Date(startsAt), new Date(endsAt), timeZone)}
            <OwnTime startsAt={startsAt} endsAt={endsAt} timeZone={timeZone} />
          </span>
          {parts && meeting.series && <parts.SeriesLine meetingId={meeting.id} />}
          <span className="inline-flex min-w-0 items-center gap-2">
            <MapPin aria-hidden="true" />
            <span className="break-words">
              {typeWords[type]}
              {location && ' · '}
              <Place location={location} />
            </span>
          </span>
          <span className="inline-flex items-center gap-2">
            {people.length > 0 && <AvatarRow people={people} most={5} />}
            <span className="text-small">{createdBy.displayName} tạo</span>
          </span>
        </div>
      </div>
      {actions}
    </header>
  );
}
