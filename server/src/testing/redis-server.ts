import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRedis } from '../platform/redis/redis.ts';
import { freePort } from './product-process.ts';

const program = process.env.REDIS_SERVER ?? 'redis-server';

/** Whether this machine has a `redis-server` (Debian's package of that name, or the program REDIS_SERVER names). */
export const hasRedisServer = spawnSync(program, ['--version']).status === 0;

export interface RedisServer {
  readonly url: string;
  /** Kills it without a chance to finish anything. */
  kill(): Promise<void>;
  /** Stops it from answering while its connections stay open. */
  freeze(): void;
  thaw(): void;
  /** Starts it again after `kill`, empty, at the same address. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A Redis of the test's own that keeps nothing on the disk. */
export async function startRedisServer(more: Readonly<Record<string, string>> = {}): Promise<RedisServer> {
  const port = await freePort();
  const url = `redis://:mat-khau@127.0.0.1:${port}/3`;
  const folder = mkdtempSync(join(tmpdir(), 'hop-gon-redis-'));
  const settings = {
    port,
    bind: '127.0.0.1',
    save: '',
    appendonly: 'no',
    requirepass: 'mat-khau',
    dir: folder,
    ...more,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const launch = () => spawn(program, options, { stdio: 'ignore' });
  let child = launch();

  const untilOpen = async (): Promise<void> => {
    const probe = createRedis({ url, log: { warn: () => undefined } });
    await probe.start();
    while (!probe.isOpen()) await new Promise((resolve) => setTimeout(resolve, 20));
    probe.stop();
  };
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  await untilOpen();
  return {
    url,
    kill,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    start: async () => {
      child = launch();
      await untilOpen();
    },
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
