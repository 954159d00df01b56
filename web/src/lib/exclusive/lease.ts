export interface LeaseWorld {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  now(): number;
  /** Resolves after so many milliseconds, or at once when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** A name no other tab has. */
  holder: string;
}

const life = 6_000;
const settle = 60;
const retry = 400;

/** Another tab may have written between our look and our write, so we look again after a moment. */
async function take(world: LeaseWorld, key: string): Promise<boolean> {
  const [holder, until] = (world.read(key) ?? '').split('|');
  const free = !holder || holder === world.holder || Number(until) <= world.now();
  if (!free) return false;
  renew(world, key);
  await world.sleep(settle);
  return (world.read(key) ?? '').startsWith(`${world.holder}|`);
}

const renew = (world: LeaseWorld, key: string) => world.write(key, `${world.holder}|${world.now() + life}`);

async function keepAlive(world: LeaseWorld, key: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await world.sleep(life / 3, signal);
    if (!signal.aborted) renew(world, key);
  }
}

/**
 * Runs `work` in one tab at a time where the browser has no Web Locks (a page on plain http has none). The lease lapses
 * after six seconds, so a tab that died does not block the others. Rejects with the signal's reason when aborted while waiting.
 */
export async function withLease<T>(
  world: LeaseWorld,
  name: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const key = `lease:${name}`;
  while (!(await take(world, key))) {
    signal?.throwIfAborted();
    await world.sleep(retry, signal);
  }
  signal?.throwIfAborted();
  const done = new AbortController();
  void keepAlive(world, key, done.signal);
  try {
    return await work();
  } finally {
    done.abort();
    world.remove(key);
  }
}
