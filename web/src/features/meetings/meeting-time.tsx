import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { formatRange } from '../../lib/format/date.ts';
import { browserZone, clocksAgree } from '../../lib/format/zoned-time.ts';

type Timed = Pick<MeetingSummary, 'startsAt' | 'endsAt' | 'timeZone'>;

/** What one's own clock shows, where it differs from the company's; nothing otherwise. */
export function OwnTime({ startsAt, endsAt, timeZone }: Timed) {
  if (clocksAgree(startsAt, timeZone, browserZone())) return null;
  return <span className="text-small text-muted">(giờ của bạn {formatRange(startsAt, endsAt)})</span>;
}
