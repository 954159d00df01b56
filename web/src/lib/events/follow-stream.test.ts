import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sleep } from '../exclusive/sleep.ts';
import { followStream, longestSilence, pauseAfter, type StreamWorld } from './follow-stream.ts';
import type { ServerMessage } from './read-messages.ts';

type Scene = string | 'silence' | 401 | 503 | 'no network';

/** One scene for each time the stream is opened; text is sent and the stream then ends. */
function play(scenes: Scene[]) {
  const opened: string[] = [];
  const received: ServerMessage[] = [];
  const stop = new AbortController();
  const world: StreamWorld = {
    firstEventId: 'run-4',
    async open(lastEventId, signal) {
      opened.push(lastEventId);
      const scene = scenes.shift();
      if (scene === undefined) stop.abort();
      if (scene === 'no network') throw new TypeError('network');
      if (typeof scene === 'number') return new Response(null, { status: scene });
      return new Response(scene === 'silence' ? stillUntil(signal) : scene);
    },
    async *text(response) {
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) yield decoder.decode(chunk);
    },
    sleep,
    random: () => 1,
  };
  return { opened, received, ended: followStream(world, (message) => received.push(message), stop.signal) };
}

const stillUntil = (signal: AbortSignal) =>
  new ReadableStream<Uint8Array>({
    start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
  });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('following the stream', () => {
  test('opens it where reading began, and again where it ended', async () => {
    const { opened, received, ended } = play(['id: 1\ndata: a\n\n', 'id: 2\ndata: b\n\n']);
    await vi.advanceTimersByTimeAsync(120_000);
    await ended;
    expect(received.map(({ data }) => data)).toEqual(['a', 'b']);
    expect(opened).toEqual(['run-4', '1', '2']);
  });

  test('survives a lost network and a server that restarts', async () => {
    const { received, ended } = play(['no network', 503, 'data: back\n\n']);
    await vi.advanceTimersByTimeAsync(120_000);
    await ended;
    expect(received.map(({ data }) => data)).toEqual(['back']);
  });

  test('takes silence for a dead connection', async () => {
    const { opened, ended } = play(['silence', 'data: a\n\n']);
    await vi.advanceTimersByTimeAsync(longestSilence - 1);
    expect(opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(120_000);
    await ended;
    expect(opened.length).toBeGreaterThan(1);
  });

  test('ends with its session', async () => {
    const { opened, ended } = play([401, 'data: never\n\n']);
    await vi.advanceTimersByTimeAsync(120_000);
    await ended;
    expect(opened).toHaveLength(1);
  });
});

test('pauses double, are half chance, and never pass 30 seconds', () => {
  expect([0, 1, 2, 3].map((failures) => pauseAfter(failures, 1))).toEqual([1_000, 2_000, 4_000, 8_000]);
  expect(pauseAfter(0, 0)).toBe(500);
  expect(pauseAfter(40, 1)).toBe(30_000);
});
