import { formatTimeSpan } from '@hopgon/contract/meetings/format-time-span';
import { clocksAgree } from '@hopgon/contract/time/zoned';
import { browserZone } from '../../lib/format/browser-zone.ts';
import { companyRange } from '../../lib/format/own-clock.ts';
import { UnbrokenHours } from '../../ui/marks/unbroken-hours.tsx';

export interface SlotSpan {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The reader's zone where its clock shows another time; else the company's, so that both read alike. */
export const readerZone = ({ startsAt }: Pick<SlotSpan, 'startsAt'>, timeZone: string): string =>
  clocksAgree(startsAt, timeZone, browserZone()) ? timeZone : browserZone();

/** 'Thứ Ba, 24/11/2026, 09:00–10:00' by the reader's clock. */
export function slotWords(slot: SlotSpan, timeZone: string): string {
  return formatTimeSpan({ ...slot, timeZone }, readerZone(slot, timeZone));
}

/** The same by the company's clock, where it shows another time than the reader's. */
export function CompanyTime({ slot, timeZone }: { readonly slot: SlotSpan; readonly timeZone: string }) {
  const range = companyRange({ ...slot, timeZone }, { own: browserZone(), company: timeZone });
  return (
    range && (
      <span className="block text-small font-regular text-muted">
        <UnbrokenHours text={`(giờ công ty ${range})`} />
      </span>
    )
  );
}
