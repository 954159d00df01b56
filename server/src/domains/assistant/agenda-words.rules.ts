import type { BusyTime } from '@hopgon/contract/meetings/schemas';
import { formatRange } from '@hopgon/engine/time/format-vi';
import { localTime } from '@hopgon/engine/time/zoned';

const mostTimes = 10;

/** What a colleague has, of which the caller may see a part. */
export function countInWords(seen: number, hidden: number): string {
  const meetings = `có ${seen} cuộc họp bạn được xem`;
  if (hidden === 0) return seen === 0 ? 'không có cuộc họp nào' : meetings;
  return seen === 0
    ? 'không có cuộc họp nào bạn được xem, nhưng có giờ bận'
    : `${meetings} và có giờ bận khác`;
}

/** When somebody is taken by what the caller may not see: a line, or none. */
export function busyInWords(busy: readonly BusyTime[], timeZone: string): string[] {
  if (busy.length === 0) return [];
  const times = busy
    .slice(0, mostTimes)
    .map(({ startsAt, endsAt }) =>
      formatRange(localTime(new Date(startsAt), timeZone), localTime(new Date(endsAt), timeZone)),
    );
  const more = busy.length - times.length;
  return [`Bận: ${times.join('; ')}${more > 0 ? `; và ${more} lúc khác` : ''}.`];
}
