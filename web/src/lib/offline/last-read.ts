import { CallFailure } from '../api/call-failure.ts';
import { currentCompany } from '../session/current-company.ts';
import { session } from '../session/session.ts';
import { isKeptKey, type KeptReply, keyOf, strangeKeys } from './kept-lists.rules.ts';

/** The entry script, whose name changes with the app: what another build kept may have another shape. */
function ownBuild(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script?.src.split('/').at(-1) ?? 'dev';
}

function guarded<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage);
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();
/** When each list that is shown as kept was read. */
const shown = new Map<string, number>();
let oldest: number | null = null;

function say(): void {
  const next = shown.size === 0 ? null : Math.min(...shown.values());
  if (next === oldest) return;
  oldest = next;
  for (const listener of listeners) listener();
}

const isReply = (found: unknown): found is KeptReply =>
  typeof found === 'object' &&
  found !== null &&
  'at' in found &&
  'data' in found &&
  typeof found.at === 'number';

function find(key: string): KeptReply | null {
  const text = guarded((storage) => storage.getItem(key));
  if (text === null) return null;
  const found: unknown = JSON.parse(text);
  return isReply(found) ? found : null;
}

function remove(keys: readonly string[]): void {
  guarded((storage) => {
    for (const key of keys) storage.removeItem(key);
  });
  for (const key of keys) shown.delete(key);
  say();
}

const keptKeys = (): readonly string[] => guarded((storage) => Object.keys(storage).filter(isKeptKey)) ?? [];

const isUnreachable = (error: unknown): boolean => error instanceof CallFailure && error.status === 0;

/** Milliseconds before a server that did not answer is asked once more: one that is restarted is back soon. */
const secondTry = 500;

async function askTwice<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isUnreachable(error) || navigator.onLine === false) throw error;
    await new Promise((resolve) => setTimeout(resolve, secondTry));
    return ask();
  }
}

interface Kept<T> {
  readonly name: string;
  /** Whether it belongs to the person, not to the company of the tab. */
  readonly isPersonal?: boolean;
  /** What of it may be kept. */
  readonly keepable?: (data: T) => T;
}

/**
 * The replies a person read last, for the time without a network. `read` asks the server and keeps what may be kept; where
 * the server cannot be reached it answers with that, and `oldest` says of when it is. A reply has the shape of this build: keys name it.
 */
export const lastRead = {
  async read<T>(
    { name, isPersonal = false, keepable = (data) => data }: Kept<T>,
    ask: () => Promise<T>,
  ): Promise<T> {
    const sessionId = session.get()?.sessionId;
    const companyId = isPersonal ? '' : (currentCompany.get() ?? '');
    const key = sessionId && keyOf({ build: ownBuild(), sessionId, companyId }, name);
    try {
      const data = await askTwice(ask);
      if (key && session.get()?.sessionId === sessionId) {
        const kept: KeptReply = { at: Date.now(), data: keepable(data) };
        guarded((storage) => storage.setItem(key, JSON.stringify(kept)));
        shown.delete(key);
        say();
      }
      return data;
    } catch (error) {
      const kept = key && isUnreachable(error) ? find(key) : null;
      if (!(key && kept)) throw error;
      shown.set(key, kept.at);
      say();
      return kept.data as T;
    }
  },

  /** The person is in these companies alone: what was kept of others, other sessions and builds goes. */
  keepOnly(companyIds: readonly string[]): void {
    remove(
      strangeKeys(keptKeys(), { build: ownBuild(), sessionId: session.get()?.sessionId ?? '' }, companyIds),
    );
  },

  /** The person signed out, or their session ended. */
  forgetAll(): void {
    remove([...keptKeys(), ...shown.keys()]);
  },

  /** When the oldest of what is shown as kept was read, in milliseconds since 1970; null while all is of now. */
  oldest: (): number | null => oldest,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
