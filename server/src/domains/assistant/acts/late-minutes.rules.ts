import { minutesOf } from '@hopgon/contract/time/zoned';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import { clockOf } from '@hopgon/engine/time/local-time';
import type { SpokenTime } from '../parse/turn/spoken-time.rules.ts';

const minutesOfDay = 24 * 60;
const halfDay = 12 * 60;

/** How long after its beginning somebody joins a meeting at an hour; null where that is none within the day it is held. "3h" of an afternoon is 15h. */
export function minutesLate(begins: LocalTime, arrives: SpokenTime | undefined): number | null {
  const ahead = arrives?.ahead;
  if (!ahead?.clock) return null;
  const after = (minutesOf(clockOf(ahead.start)) - minutesOf(clockOf(begins)) + minutesOfDay) % minutesOfDay;
  const late = after >= halfDay ? after - halfDay : after;
  return late === 0 ? null : late;
}
