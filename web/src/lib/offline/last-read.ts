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

/** A key names the build and the query, so what stands there has their shape. */
function find<T>(key: string): KeptReply<T> | null {
  const text = guarded((storage) => storage.getItem(key));
  return text === null ? null : JSON.parse(text);
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

/** Milliseconds before a server that did not answer is asked once more: one that restarts is back soon. */
const secondTry = 500;

function keep(key: string, data: unknown): void {
  const kept: KeptReply<unknown> = { at: Date.now(), data };
  guarded((storage) => storage.setItem(key, JSON.stringify(kept)));
  shown.delete(key);
  say();
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
    const key = sessionId ? guarded(() => keyOf({ build: ownBuild(), sessionId, companyId }, name)) : null;
    const askAndKeep = async () => {
      const data = await ask();
      // The session may have ended meanwhile.
      if (key && session.get()?.sessionId === sessionId) keep(key, keepable(data));
      return data;
    };
    try {
      return await askAndKeep();
    } catch (error) {
      const kept = key && isUnreachable(error) ? find<T>(key) : null;
      if (!(key && kept)) throw error;
      if (navigator.onLine) {
        await new Promise((resolve) => setTimeout(resolve, secondTry));
        const second = await askAndKeep().catch((again: unknown) => {
          if (!isUnreachable(again)) throw again;
          return null;
        });
        if (second !== null) return second;
      }
      shown.set(key, kept.at);
      say();
      return kept.data;
    }
  },

  /** The person is in these companies alone: what was kept of others, other sessions and builds goes. */
  keepOnly(companyIds: readonly string[]): void {
    const keys = keptKeys();
    if (keys.length === 0) return;
    const own = { build: ownBuild(), sessionId: session.get()?.sessionId ?? '' };
    remove(strangeKeys(keys, own, companyIds));
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
