import type { QuietHours } from '@hopgon/contract/notifications/settings';
import { readClock } from '../../../ui/inputs/read-clock.ts';

/** Quiet hours as their form shows them. */
export interface QuietFields {
  readonly on: boolean;
  readonly from: string;
  readonly until: string;
  readonly daysOff: boolean;
}

const usualQuiet = { from: '21:00', until: '07:00', daysOff: true };

export const fieldsOf = (quiet: QuietHours | null): QuietFields => ({
  on: quiet !== null,
  ...usualQuiet,
  ...quiet,
});

/** What the fields say; a clock that cannot be read is sent as it is, and refused. */
export const quietOf = ({ on, from, until, daysOff }: QuietFields): QuietHours | null =>
  on ? { from: readClock(from) ?? from, until: readClock(until) ?? until, daysOff } : null;
