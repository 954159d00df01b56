import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { z } from 'zod';
import { errorCode } from '../../lifecycle/error-code.ts';
import type { BackupStore } from '../store/backup-store.ts';

const Lease = z.object({ holder: z.string(), host: z.string(), pid: z.number(), renewed: z.number() });
type Lease = z.infer<typeof Lease>;

export interface BackupLease {
  /** Renews it, or takes it where nobody holds it; false while another process does. */
  hold(store: BackupStore): Promise<boolean>;
  /** Lets the next process have it at once. */
  release(): Promise<void>;
}

interface LeaseTimes {
  /** A lease that does not change for so long, in milliseconds, is of a process that died. */
  readonly silenceMs: number;
  readonly renewMs: number;
}

const usualTimes: LeaseTimes = { silenceMs: 90_000, renewMs: 20_000 };
const leaseName = 'lease.json';

interface FoundLease {
  /** Null where there is none, or none that can be read. */
  readonly lease: Lease | null;
  readonly version: string | null;
}

async function readLease(store: BackupStore): Promise<FoundLease> {
  const found = await store.readVersion(leaseName);
  if (!found) return { lease: null, version: null };
  try {
    return { lease: Lease.parse(JSON.parse(String(found.bytes))), version: found.version };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError)
      return { lease: null, version: found.version };
    throw error;
  }
}

/** Whether its process has ended for certain: it ran on this machine, or had the number this one has. */
function hasEnded({ host, pid }: Lease): boolean {
  if (host !== hostname()) return false;
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return errorCode(error) === 'ESRCH';
  }
}

/**
 * One of the processes that share a store of backups makes them. Clocks are not compared: a lease counts as left when it stays as
 * it is while this process watches.
 */
export function createBackupLease(times: LeaseTimes = usualTimes): BackupLease {
  const holder = randomBytes(8).toString('hex');
  let watched: { readonly lease: Lease; readonly since: number } | null = null;
  let held: BackupStore | null = null;
  let renewed = 0;
  let timer: NodeJS.Timeout | undefined;

  const write = async (store: BackupStore, version: string | null): Promise<boolean> => {
    renewed += 1;
    const lease: Lease = { holder, host: hostname(), pid: process.pid, renewed };
    return store.replace(leaseName, Buffer.from(JSON.stringify(lease)), version);
  };

  const isFree = (lease: Lease | null): boolean => {
    if (lease === null || hasEnded(lease)) return true;
    const { lease: known, since } = watched ?? {};
    if (known?.holder !== lease.holder || known.renewed !== lease.renewed)
      watched = { lease, since: performance.now() };
    return since !== undefined && watched?.since === since && performance.now() - since >= times.silenceMs;
  };

  const renew = async (): Promise<void> => {
    const store = held;
    if (!store) return;
    const { lease, version } = await readLease(store);
    if (lease?.holder === holder) await write(store, version);
  };

  return {
    async hold(store) {
      const { lease, version } = await readLease(store);
      if (lease?.holder !== holder) {
        held = null;
        if (!isFree(lease) || !(await write(store, version))) return false;
      }
      held = store;
      timer ??= setInterval(() => void renew().catch(() => undefined), times.renewMs).unref();
      return true;
    },
    async release() {
      clearInterval(timer);
      timer = undefined;
      const store = held;
      held = null;
      if (store && (await readLease(store)).lease?.holder === holder) await store.remove(leaseName);
    },
  };
}
