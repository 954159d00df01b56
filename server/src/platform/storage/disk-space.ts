import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { classifyDisk, type DiskState } from './disk-space.rules.ts';

/** The free space of the disk at the last check. */
export interface DiskSpace {
  state(): DiskState;
  /** Looks now. */
  check(): Promise<DiskState>;
  start(): Promise<void>;
  stop(): void;
}

interface DiskParts {
  /** The folders the app and its database write to. */
  readonly folders: readonly string[];
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly freeBytes?: (folder: string) => Promise<number>;
}

const everyMs = 10_000;
const everyMsWhenFull = 1_000;

export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const logLines: Record<DiskState, readonly ['info' | 'warn' | 'error', string]> = {
  ok: ['info', 'the disk has room again'],
  low: ['warn', 'the disk is nearly full'],
  full: ['error', 'the disk is full: changes are refused until there is room'],
};

export function watchDiskSpace({ folders, log, freeBytes = readFreeBytes }: DiskParts): DiskSpace {
  let state: DiskState = 'ok';
  let timer: NodeJS.Timeout | undefined;

  const check = async (): Promise<DiskState> => {
    const free = Math.min(...(await Promise.all(folders.map(freeBytes))));
    const now = classifyDisk(free, state);
    if (now !== state) {
      const [level, message] = logLines[now];
      log[level]({ freeMiB: Math.floor(free / 1024 / 1024) }, message);
    }
    state = now;
    return state;
  };

  const look = async (): Promise<void> => {
    await check().catch((error: unknown) => log.warn({ err: error }, 'free disk space is unknown'));
    timer = setTimeout(() => void look(), state === 'full' ? everyMsWhenFull : everyMs).unref();
  };

  return { state: () => state, check, start: look, stop: () => clearTimeout(timer) };
}
