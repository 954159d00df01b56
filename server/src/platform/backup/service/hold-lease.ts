import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { processBirth, processSpace } from '../../postgres/process-identity.ts';
import type { BackupStore } from '../store/backup-store.ts';

const Lease = z.object({
  holder: z.string(),
  /** Where its pid means something. */
  host: z.string(),
  pid: z.number(),
  /** Older versions do not write it. */
  birth: z.string().optional(),
  renewed: z.number(),
});
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

/** Whether its process has ended for certain, which only processes see that have the same pids. */
const hasEnded = ({ host, pid, birth }: Lease): boolean =>
  host === processSpace() && birth !== undefined && processBirth(pid) !== birth;

/**
 * One of the processes that share a store of backups makes them. Clocks are not compared: a lease counts as left when it stays as
 * it is while this process watches. `onLost` is called where another process has it now, say after this one was paused for long.
 */
export function createBackupLease(onLost: () => void, times: LeaseTimes = usualTimes): BackupLease {
  const holder = randomBytes(8).toString('hex');
  let watched: { readonly lease: Lease; readonly since: number } | null = null;
  let held: BackupStore | null = null;
  let renewed = 0;
  let timer: NodeJS.Timeout | undefined;

  const write = async (store: BackupStore, version: string | null): Promise<boolean> => {
    renewed += 1;
    const { pid } = process;
    const lease: Lease = { holder, host: processSpace(), pid, birth: processBirth(pid), renewed };
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
    if (held !== store) return;
    if (lease?.holder === holder) await write(store, version);
    else {
      held = null;
      onLost();
    }
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
