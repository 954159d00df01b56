import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { formatDay, formatRange } from '../../lib/format/date.ts';

export const MeetingRow = ({ meeting }: { readonly meeting: MeetingSummary }) => (
  <article className="border-b px-5 py-3 last:border-b-0">
    <h3 className="font-medium">{meeting.title}</h3>
    <p className="text-small text-muted tabular-nums">
      {formatDay(meeting.startsAt, meeting.timeZone)},{' '}
      <span className="whitespace-nowrap">
        {formatRange(meeting.startsAt, meeting.endsAt, meeting.timeZone)}
      </span>
      {meeting.location && ` · ${meeting.location}`}
      {` · ${meeting.participantCount} người`}
    </p>
  </article>
);
