import { isLost } from '../damaged-object.ts';
import { openSealed } from '../format/seal.ts';
import { parseLsn, segmentName, segmentStart } from '../lsn.rules.ts';
import type { Manifest } from '../manifest.ts';
import type { Repository } from '../repository.ts';
import { findWalUntil, listSegments, type WalUntil } from './wal-objects.ts';

/** The log that was kept behind a backup, as far as it has no gap. */
export interface KeptLog {
  readonly segments: number;
  /** What was noted to be kept; null where that is nothing, or unreadable. */
  readonly until: WalUntil | null;
  /** The segment that ends early or is missing although more was kept; null where there is none. */
  readonly gap: string | null;
}

/** Takes pieces of a segment by their place in it; a piece may come twice. */
export type WriteSegment = (part: Uint8Array, position: number) => Promise<void>;

/**
 * Reads the log behind a backup segment by segment, up to the first that is not whole. `open` reads one to where its content
 * goes and returns its bytes.
 */
export async function readLog(
  repository: Repository,
  { id, postgres }: Manifest,
  open: (segment: string, read: (to: WriteSegment) => Promise<number>) => Promise<number>,
): Promise<KeptLog> {
  const { timeline, segmentSize } = postgres;
  // First: a stream that goes on meanwhile adds segments, which this promises nothing about.
  const { until, isDamaged } = await findWalUntil(repository, id);
  const segments = await listSegments(repository, id);
  const first = segmentStart(parseLsn(postgres.endLsn), segmentSize);
  let count = 0;
  for (let at = first; ; at += BigInt(segmentSize)) {
    const name = segmentName(timeline, at, segmentSize);
    const objects = segments.get(name) ?? [];
    if (objects.length > 0) count += 1;
    const read = objects.length === 0 ? 0 : await open(name, (to) => readLongest(repository, objects, to));
    // The backup itself holds all of its last segment.
    const length = at === first ? segmentSize : read;
    if (length >= segmentSize) continue;
    const isShort = until !== null && at + BigInt(length) < parseLsn(until.lsn);
    const hasMore = [...segments.keys()].some((other) => other > name);
    return { segments: count, until, gap: isShort || hasMore || isDamaged ? name : null };
  }
}

/** Of several attempts at one segment all hold the same log; the longest holds all of it. Returns its bytes. */
async function readLongest(
  repository: Repository,
  objects: readonly string[],
  to: WriteSegment,
): Promise<number> {
  let longest = 0;
  for (const object of objects) {
    const sealed = openSealed(repository.store.read(object), repository.key, object, { mayBeOpen: true });
    let length = 0;
    while (true) {
      // What is damaged is missing, and the segment short.
      const next = await sealed.next().catch((error: unknown) => {
        if (isLost(error)) return { done: true, value: undefined };
        throw error;
      });
      if (next.done || next.value === undefined) break;
      await to(next.value, length);
      length += next.value.length;
    }
    longest = Math.max(longest, length);
  }
  return longest;
}

/** What is wrong with a log that has a gap. */
export const explainGap = (id: string, gap: string): string =>
  `Nhật ký sau bản sao lưu ${id} thiếu từ đoạn ${gap}: những thay đổi sau đó không khôi phục được từ bản này.`;
