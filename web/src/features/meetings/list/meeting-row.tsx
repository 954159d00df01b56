import { typeWords } from '@hopgon/contract/meetings/names';
import { Link } from '@tanstack/react-router';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import { meetingKinds } from '../../../data/meetings/meeting-kinds.ts';
import { browserZone } from '../../../lib/format/browser-zone.ts';
import { rangeIn } from '../../../lib/format/own-clock.ts';
import { cx } from '../../../ui/cx.ts';
import { KindLabel } from '../../../ui/marks/kind-label.tsx';
import { MeetingStatusChip } from '../../../ui/marks/meeting-status.tsx';
import { CompanyTime } from '../page/meeting-time.tsx';
import { AnswerMark } from '../people/answer-mark.tsx';
import type { ListedMeeting } from './collapse-cancelled.rules.ts';

interface MeetingRowProps extends ListedMeeting {
  /** Leads to where a transcript is brought in. */
  readonly forTranscript: boolean;
}

export function MeetingRow({ meeting, othersCancelled, forTranscript }: MeetingRowProps) {
  const { id, title, kind, type, status, room, location, participantCount, myAnswer } = meeting;
  return (
    <li className="border-b last:border-b-0">
      <Link
        to="/meetings/$meetingId"
        params={{ meetingId: id }}
        search={forTranscript ? { tab: 'ban-ghi' } : {}}
        className="flex flex-wrap items-center gap-x-5 gap-y-1.5 px-5 py-3 -outline-offset-2 transition-colors duration-120 hover:bg-hover max-md:px-4"
      >
        <span className="block w-28 shrink-0 font-medium tabular-nums first-letter:uppercase max-md:w-full">
          {rangeIn(meeting, browserZone())}
        </span>
        <span className="min-w-52 flex-1">
          <span
            className={cx(
              'block font-medium break-words',
              status === 'cancelled' && 'text-muted line-through',
            )}
          >
            {title}
          </span>
          <span className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-small text-muted">
            <span className="inline-flex min-w-0 items-center gap-1.5">
              <MapPin aria-hidden="true" className="size-4" />
              <span className="break-words">{room?.name || location || typeWords[type]}</span>
            </span>
            <span className="inline-flex items-center gap-1.5">
              <Users aria-hidden="true" className="size-4" />
              {participantCount} người
            </span>
            {kind !== 'other' && <KindLabel {...meetingKinds[kind]} />}
            <CompanyTime span={meeting} />
            {othersCancelled > 0 && <span>và {othersCancelled} buổi khác của chuỗi đã hủy</span>}
          </span>
        </span>
        {myAnswer && status !== 'cancelled' && <AnswerMark answer={myAnswer} />}
        {/* That it is to come, or over, the list says of them all. */}
        {status !== 'upcoming' && status !== 'completed' && <MeetingStatusChip status={status} />}
      </Link>
    </li>
  );
}
