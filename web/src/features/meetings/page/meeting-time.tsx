import type { TimeSpan } from '@hopgon/contract/meetings/format-time-span';
import { useClocks } from '../../../data/use-clocks.ts';
import { companyRange } from '../../../lib/format/own-clock.ts';
import { UnbrokenHours } from '../../../ui/marks/unbroken-hours.tsx';

/** What the company's clock shows, beside the own one; nothing where both agree. */
export function CompanyTime({ span }: { readonly span: TimeSpan }) {
  const range = companyRange(span, useClocks());
  return (
    range && (
      <span className="text-small text-muted tabular-nums">
        <UnbrokenHours text={`(giờ công ty ${range})`} />
      </span>
    )
  );
}
