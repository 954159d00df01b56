/** A position in the write-ahead log as a number: the bytes before it. */
export function parseLsn(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

const hex = (value: bigint): string => value.toString(16).toUpperCase();

export const formatLsn = (position: bigint): string =>
  `${hex(position >> 32n)}/${hex(position & 0xffff_ffffn)}`;

/** The position where the segment that holds `position` begins. */
export const segmentStart = (position: bigint, segmentSize: number): bigint =>
  position - (position % BigInt(segmentSize));

/** The name of a segment's file as PostgreSQL gives it: timeline, then its number in two parts, eight digits each. */
export function segmentName(timeline: number, position: bigint, segmentSize: number): string {
  const number = position / BigInt(segmentSize);
  const perId = 0x1_0000_0000n / BigInt(segmentSize);
  return [BigInt(timeline), number / perId, number % perId]
    .map((part) => hex(part).padStart(8, '0'))
    .join('');
}

/** Where the segment of that name begins. */
export function segmentPosition(name: string, segmentSize: number): bigint {
  const perId = 0x1_0000_0000n / BigInt(segmentSize);
  const number = BigInt(`0x${name.slice(8, 16)}`) * perId + BigInt(`0x${name.slice(16, 24)}`);
  return number * BigInt(segmentSize);
}

const sizeUnits: Readonly<Record<string, number>> = { B: 1, kB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 };

/** `16MB` of `SHOW wal_segment_size` in bytes. */
export function parseSegmentSize(text: string): number {
  const [, digits = '', unit = ''] = /^(\d+)(B|kB|MB|GB)$/.exec(text) ?? [];
  const size = Number(digits) * (sizeUnits[unit] ?? 0);
  if (size > 0) return size;
  throw new Error(`"${text}" is no size of a segment`);
}
