import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { useClocks } from '../../../data/use-clocks.ts';
import { companyRange } from '../../../lib/format/own-clock.ts';
import { UnbrokenHours } from '../../../ui/marks/unbroken-hours.tsx';

type Timed = Pick<MeetingSummary, 'startsAt' | 'endsAt'>;

/** What the company's clock shows, beside the own one; nothing where both agree. */
export function CompanyTime({ startsAt, endsAt }: Timed) {
  const range = companyRange(startsAt, endsAt, useClocks());
  return (
    range && (
      <span className="text-small text-muted tabular-nums">
        <UnbrokenHours text={`(giờ công ty ${range})`} />
      </span>
    )
  );
}
