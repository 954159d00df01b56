import { createSealer, frameContent, type Sealer } from '../format/seal.ts';
import { segmentName, segmentStart } from '../lsn.rules.ts';
import { type Repository, walFolder } from '../repository.ts';
import type { GrowingObject } from '../store/backup-store.ts';

interface Segment {
  readonly end: bigint;
  readonly sealer: Sealer;
  readonly file: GrowingObject;
}

interface SegmentOptions {
  readonly id: string;
  readonly timeline: number;
  readonly segmentSize: number;
  /** Distinguishes the objects of this stream from those of an earlier one. */
  readonly attempt: string;
  /** Where the stream begins: the begin of a segment. */
  readonly from: bigint;
  /** What earlier streams kept of that segment, to remove when it is complete. What others begin meanwhile is theirs. */
  readonly replaces?: readonly string[];
}

/** Keeps the write-ahead log as one growing object for each segment. Its methods are called one after the other. */
export function createSegmentWriter(repository: Repository, options: SegmentOptions) {
  const { id, timeline, segmentSize, replaces = [] } = options;
  let segment: Segment | undefined;
  let parts: Buffer[] = [];
  let size = 0;
  /** Where the bytes given so far end. */
  let position = options.from;

  const openSegment = async (): Promise<Segment> => {
    const start = segmentStart(position, segmentSize);
    const name = segmentName(timeline, position, segmentSize);
    const object = `${walFolder(id)}/${name}.${options.attempt}`;
    const sealer = createSealer(repository.key, object);
    const file = await repository.store.openGrowing(object);
    await file.append(sealer.header);
    return { sealer, file, end: start + BigInt(segmentSize) };
  };

  const writeOut = async (isLast: boolean): Promise<void> => {
    if (!segment || (size === 0 && !isLast)) return;
    const frame = await segment.sealer.seal(Buffer.concat(parts), isLast);
    parts = [];
    size = 0;
    await segment.file.append(frame);
    if (isLast) await completeSegment(segment);
  };

  let earlier = replaces;

  const completeSegment = async ({ file }: Segment): Promise<void> => {
    await file.close();
    segment = undefined;
    for (const name of earlier) await repository.store.remove(name);
    earlier = [];
  };

  return {
    position: (): bigint => position,
    async add(bytes: Buffer): Promise<void> {
      for (let from = 0; from < bytes.length; ) {
        segment ??= await openSegment();
        const room = Math.min(Number(segment.end - position), frameContent - size);
        const piece = bytes.subarray(from, from + room);
        parts.push(piece);
        size += piece.length;
        from += piece.length;
        position += BigInt(piece.length);
        if (position === segment.end) await writeOut(true);
        else if (size === frameContent) await writeOut(false);
      }
    },
    /** What was given is on the disk when it resolves. */
    flush: (): Promise<void> => writeOut(false),
    async close(): Promise<void> {
      try {
        await writeOut(false);
      } finally {
        await segment?.file.close();
        segment = undefined;
      }
    },
  };
}
