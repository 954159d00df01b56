import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { clocksAgree } from '@hopgon/engine/time/zoned';
import { useSuspenseQuery } from '@tanstack/react-query';
import { companyQuery } from '../../data/companies.ts';
import { browserZone } from '../../lib/format/browser-zone.ts';
import { formatRange } from '../../lib/format/date.ts';
import { zoneName } from '../../lib/format/zone-choices.ts';
import { otherClocks } from './other-clocks.rules.ts';

type Timed = Pick<MeetingSummary, 'startsAt' | 'endsAt' | 'timeZone'>;

/** What one's own clock shows, where it differs from the meeting's; nothing otherwise. */
export function OwnTime({ startsAt, endsAt, timeZone }: Timed) {
  if (clocksAgree(startsAt, timeZone, browserZone())) return null;
  return <span className="text-small text-muted">(giờ của bạn {formatRange(startsAt, endsAt)})</span>;
}

/** Whose clock that was, and what one's own and the company's show where they differ from it. */
export function OtherTimes({ startsAt, endsAt, timeZone }: Timed) {
  const { timeZone: company } = useSuspenseQuery(companyQuery).data.settings;
  const others = otherClocks(startsAt, { meeting: timeZone, company, own: browserZone() });
  if (others.length === 0) return null;
  const words = others.map(({ whose, zone }) => `${whose} ${formatRange(startsAt, endsAt, zone)}`);
  return (
    <span className="text-small text-muted">
      (giờ {zoneName(timeZone)}; {words.join('; ')})
    </span>
  );
}
