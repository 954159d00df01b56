import { gatewayStatuses } from '@hopgon/contract/system/gateway-statuses';
import { CallFailure } from '../api/call-failure.ts';
import type { Wake } from '../events/wake.ts';
import { ownBuild } from '../own-build.ts';
import { currentCompany } from '../session/current-company.ts';
import { session } from '../session/session.ts';
import {
  isKeptKey,
  type KeptReply,
  keyOf,
  keysOfCompany,
  keysOfWake,
  strangeKeys,
} from './kept-lists.rules.ts';

function guarded<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage);
  } catch {
    return null;
  }
}

type QueryKey = readonly unknown[];

interface KeptAnswer {
  readonly queryKey: QueryKey;
  /** When it was read, in milliseconds since 1970. */
  readonly at: number;
}

const listeners = new Set<() => void>();
/** What was answered as kept, by its key, until the server answers. */
const answered = new Map<string, KeptAnswer>();
/** Of what this page asked for, by its key. */
const queryKeys = new Map<string, QueryKey>();

function notify(): void {
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
  for (const key of keys) answered.delete(key);
  notify();
}

const keptKeys = (): readonly string[] => guarded((storage) => Object.keys(storage).filter(isKeptKey)) ?? [];

/** Refusals of our own have a code. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof CallFailure &&
  error.code === undefined &&
  (error.status === 0 || gatewayStatuses.has(error.status));

/** Milliseconds before a server that did not answer is asked once more: one that restarts is back soon. */
const secondTry = 500;

/** A reply that cannot be kept, as one of another shape, is used all the same. */
function keep<T>(key: string, data: T, keepable: (data: T) => T): void {
  guarded((storage) => {
    const kept: KeptReply<T> = { at: Date.now(), data: keepable(data) };
    storage.setItem(key, JSON.stringify(kept));
  });
  if (answered.delete(key)) notify();
}

interface Kept<T> {
  readonly name: string;
  readonly queryKey: QueryKey;
  /** Whether it belongs to the person, not to the company of the tab. */
  readonly isPersonal?: boolean;
  /** What of it may be kept. */
  readonly keepable?: (data: T) => T;
}

function keyFor(
  sessionId: string,
  { name, queryKey, isPersonal }: Pick<Kept<unknown>, 'name' | 'queryKey' | 'isPersonal'>,
): string | null {
  const companyId = isPersonal ? '' : (currentCompany.get() ?? '');
  const key = guarded(() => keyOf({ build: ownBuild(), sessionId, companyId }, String(queryKey[0]), name));
  if (key) queryKeys.set(key, queryKey);
  return key;
}

/**
 * The replies a person read last, for the time without a network. `read` asks the server and keeps what may be kept; where
 * the server cannot be reached it answers with that, and `answers` says of when it is. A reply has the shape of this build: keys name it.
 */
export const lastRead = {
  async read<T>(
    { name, queryKey, isPersonal = false, keepable = (data) => data }: Kept<T>,
    ask: () => Promise<T>,
  ): Promise<T> {
    const sessionId = session.get()?.sessionId;
    const key = sessionId ? keyFor(sessionId, { name, queryKey, isPersonal }) : null;
    const askAndKeep = async () => {
      const data = await ask();
      // The session may have ended meanwhile.
      if (key && session.get()?.sessionId === sessionId) keep(key, data, keepable);
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
      answered.set(key, { queryKey, at: kept.at });
      notify();
      return kept.data;
    }
  },

  /** The person is in these companies alone: what was kept of others, other sessions, builds and past days goes. */
  keepOnly(companyIds: readonly string[]): void {
    const keys = keptKeys();
    if (keys.length === 0) return;
    const own = { build: ownBuild(), sessionId: session.get()?.sessionId ?? '', now: Date.now() };
    remove(strangeKeys(keys, own, companyIds));
  },

  /** What a wake-up names may be closed now: of it stays what pages show, which is read again. */
  forgetWoken(wake: Wake, isShown: (queryKey: QueryKey) => boolean): void {
    const woken = keysOfWake(keptKeys(), wake).filter((key) => {
      const queryKey = queryKeys.get(key);
      return !(queryKey && isShown(queryKey));
    });
    if (woken.length > 0) remove(woken);
  },

  /** The person works in another company now. */
  forgetCompany(companyId: string): void {
    remove(keysOfCompany([...keptKeys(), ...answered.keys()], companyId));
  },

  /** The person signed out, or their session ended. */
  forgetAll(): void {
    remove([...keptKeys(), ...answered.keys()]);
  },

  /** What was answered as kept and not by the server since, shown or not. */
  answers: (): readonly KeptAnswer[] => [...answered.values()],

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
