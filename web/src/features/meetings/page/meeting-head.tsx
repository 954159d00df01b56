import { formatTimeSpan } from '@hopgon/contract/meetings/format-time-span';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { meetingKinds } from '../../../data/meetings/meeting-kinds.ts';
import { browserZone } from '../../../lib/format/browser-zone.ts';
import { formatTime } from '../../../lib/format/date.ts';
import { AvatarRow } from '../../../ui/marks/avatar.tsx';
import { KindLabel } from '../../../ui/marks/kind-label.tsx';
import { MeetingStatusChip } from '../../../ui/marks/meeting-status.tsx';
import { UnbrokenHours } from '../../../ui/marks/unbroken-hours.tsx';
import { SeriesLine } from '../../series/series-line.tsx';
import { MeetingPlaces } from '../form/place.tsx';
import { MinutesChip } from '../minutes/minutes-chip.tsx';
import { CompanyTime } from './meeting-time.tsx';

interface MeetingHeadProps {
  readonly meeting: Meeting;
  readonly actions: ReactNode;
}

/** What a meeting is, above everything there is to know about it. */
export function MeetingHead({ meeting, actions }: MeetingHeadProps) {
  const { title, kind, status, endedAt, participants, createdBy } = meeting;
  const people = participants.map(({ userId, displayName }) => ({ id: userId, name: displayName }));
  return (
    <header className="relative mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <Link
          to="/meetings"
          className="-ml-1 inline-flex items-center gap-1 rounded-mark pr-1 text-small text-muted hover:text-ink pointer-coarse:min-h-8"
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          Lịch họp
        </Link>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-page font-semibold break-words">{title}</h1>
          <MeetingStatusChip status={status} />
          <MinutesChip meetingId={meeting.id} />
          {kind !== 'other' && <KindLabel {...meetingKinds[kind]} />}
        </div>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-muted">
          <span className="inline-flex items-center gap-2 tabular-nums">
            <Clock aria-hidden="true" />
            <span>
              <UnbrokenHours text={formatTimeSpan(meeting, browserZone())} /> <CompanyTime span={meeting} />
              {endedAt && <span className="text-small"> · kết thúc sớm lúc {formatTime(endedAt)}</span>}
            </span>
          </span>
          {meeting.series && <SeriesLine meetingId={meeting.id} />}
          <span className="inline-flex min-w-0 items-center gap-2">
            <MapPin aria-hidden="true" />
            <MeetingPlaces meeting={meeting} />
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
