/** At most `most` events in `window` milliseconds; then delays that double from `firstWait` to `longestWait` (ms). */
export interface Limit {
  readonly most: number;
  readonly window: number;
  readonly firstWait?: number;
  readonly longestWait?: number;
}

/** `spend` counts unless the key has to wait, `count` in any case, `look` never. */
export type CountMode = 'spend' | 'count' | 'look';

interface CountedEvent {
  /** Milliseconds. */
  readonly wait: number;
  /** Takes the event from the count again; does nothing where it was not counted. */
  readonly uncount: () => Promise<void>;
}

/** Where events are counted, shared by all processes. */
export interface EventCounts {
  /** `key` is a hash, `now` in milliseconds since 1970. */
  count(mode: CountMode, limit: Limit, key: Buffer, now: number): Promise<CountedEvent>;
  forget(key: Buffer): Promise<void>;
  close(): Promise<void>;
}

/** A key keeps at most so many moments; more events are joined by hundredths of their window. */
const mostMoments = 100;
export const grainOf = ({ most, window }: Limit): number =>
  most <= mostMoments ? 1 : Math.ceil(window / mostMoments);

export const countNothing = async (): Promise<void> => undefined;
