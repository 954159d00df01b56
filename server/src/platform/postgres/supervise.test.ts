import { expect, test } from 'vitest';
import type { Postmaster } from './postmaster.ts';
import { supervise } from './supervise.ts';

interface Fake extends Postmaster {
  die(): void;
}

/** Servers that end on request; `refusals` of the starts after the first fail. */
function fakeServers(refusals: number) {
  const started: Fake[] = [];
  let left = refusals;
  const start = async (): Promise<Postmaster> => {
    if (started.length > 0 && left > 0) {
      left -= 1;
      throw new Error('no space left');
    }
    const end = Promise.withResolvers<void>();
    const server = { ended: end.promise, stop: async () => end.resolve(), die: () => end.resolve() };
    started.push(server);
    return server;
  };
  return { started, start };
}

function fakeLog() {
  const lines: object[] = [];
  const note = (facts: object, message: string) => lines.push({ ...facts, message });
  return { lines, log: { warn: note, info: note } };
}

const pauses = [0, 1, 2];

test('a server that dies is started again, with longer and longer pauses while that fails, and it is logged', async () => {
  const { started, start } = fakeServers(3);
  const { lines, log } = fakeLog();
  const server = await supervise({ start, log, pauses });
  started[0]?.die();
  await expect.poll(() => started.length).toBe(2);
  const paused = lines.flatMap((line) => ('pauseMs' in line ? [line.pauseMs] : []));
  expect(paused).toEqual([0, 1, 2, 2]);
  expect(lines.filter((line) => 'err' in line)).toHaveLength(3);
  expect(lines.at(-1)).toEqual({ message: 'PostgreSQL serves again' });
  await server.stop();
});

test('a server that is stopped stays stopped', async () => {
  const { started, start } = fakeServers(0);
  const { lines, log } = fakeLog();
  const server = await supervise({ start, log, pauses });
  await server.stop();
  expect(started).toHaveLength(1);
  expect(lines).toEqual([]);
});

test('a server that is still being restarted is given up at the stop', async () => {
  const { started, start } = fakeServers(Number.POSITIVE_INFINITY);
  const { lines, log } = fakeLog();
  const server = await supervise({ start, log, pauses: [0, 60_000] });
  started[0]?.die();
  await expect.poll(() => lines.length).toBe(3);
  await server.stop();
  expect(started).toHaveLength(1);
});
