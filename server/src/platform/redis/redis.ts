import { setTimeout as delay } from 'node:timers/promises';
import type { createClient, RedisClientType } from '@redis/client';
import { createBackoff } from '../lifecycle/backoff.ts';
import { StartFailure } from '../lifecycle/start-failure.ts';
import { settleWithin } from './settle-within.ts';

type Client = ReturnType<typeof createClient>;

/** The commands that are used; without modules their types are those of the plain client. */
export type RedisCommands = Pick<RedisClientType, 'publish' | 'scriptLoad' | 'evalSha' | 'del' | 'info'>;

interface RedisSubscriber {
  readonly onMessage: (message: string) => void;
  /** Called when the subscription begins, and again after each lost connection. */
  readonly onOpen: () => void;
}

/** One connection to a Redis, made again when it is lost. */
export interface Redis {
  isOpen(): boolean;
  /** Resolves also where the server is away; throws a StartFailure where it refuses the login. */
  start(): Promise<void>;
  /** Throws at once while the server is away, and soon where it is silent. */
  ask<Reply>(question: (commands: RedisCommands) => Promise<Reply>): Promise<Reply>;
  /** To be called before `start`. */
  subscribe(channel: string, subscriber: RedisSubscriber): void;
  stop(): void;
}

interface RedisParts {
  readonly url: string;
  readonly log: { warn(facts: object, message: string): void };
}

const answerMs = 1_000;
/** Answers to the login that another try will not change; a full server also says `ERR`. */
const refusals =
  /^(?:WRONGPASS|NOAUTH|NOPERM)\b|^ERR (?:AUTH|Client sent AUTH|invalid password|unknown command|(?:invalid )?DB index|SELECT|HELLO)/i;

function destroyQuietly(client: Client): void {
  // Throws where it was never open.
  if (client.isOpen) client.destroy();
}

/** The client is loaded here, so that an installation without Redis does not load it. */
async function openClient(url: string, onLost: (client: Client) => void): Promise<Client> {
  const { createClient } = await import('@redis/client');
  const client: Client = createClient({
    ...{ url, RESP: 3, name: 'hopgon', disableOfflineQueue: true, maintNotifications: 'disabled' },
    // What is lost is made again below, with a new client that knows nothing of what waited.
    socket: { connectTimeout: answerMs, reconnectStrategy: false },
  });
  client.on('error', () => onLost(client));
  client.on('end', () => onLost(client));
  try {
    await settleWithin(answerMs, client.connect());
    return client;
  } catch (error) {
    destroyQuietly(client);
    throw error;
  }
}

export function createRedis({ url, log }: RedisParts): Redis {
  const subscribers = new Map<string, RedisSubscriber>();
  let current: Client | null = null;
  let stopped = false;
  const backoff = createBackoff();

  const lose = (client: Client): void => {
    destroyQuietly(client);
    if (current !== client) return;
    current = null;
    if (stopped) return;
    log.warn({}, 'connection to Redis lost');
    void reopen();
  };

  const open = async (): Promise<void> => {
    const client = await openClient(url, lose);
    try {
      for (const [channel, { onMessage }] of subscribers)
        await settleWithin(answerMs, client.subscribe(channel, onMessage));
    } catch (error) {
      destroyQuietly(client);
      throw error;
    }
    if (stopped || !client.isReady) return destroyQuietly(client);
    current = client;
    backoff.opened();
    for (const { onOpen } of subscribers.values()) onOpen();
  };

  const reopen = async (): Promise<void> => {
    await delay(backoff.nextMs(), undefined, { ref: false });
    if (stopped) return;
    await open().catch((error: unknown) => log.warn({ err: error }, 'Redis does not answer'));
    if (!stopped && !current) await reopen();
  };

  return {
    isOpen: () => current !== null,
    async start() {
      try {
        await open();
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        if (refusals.test(message))
          throw new StartFailure(
            `REDIS_URL: Redis từ chối kết nối (${message}). Cần Redis 6 trở lên, đúng tên và mật khẩu.`,
          );
        log.warn({ err: error }, 'Redis does not answer');
      }
      if (!current) void reopen();
    },
    async ask(question) {
      const client = current;
      if (!client) throw new Error('Redis is away');
      try {
        return await settleWithin(answerMs, question(client));
      } catch (error) {
        // An answer that is a refusal came over a connection that works.
        const { ErrorReply } = await import('@redis/client');
        if (!(error instanceof ErrorReply)) lose(client);
        throw error;
      }
    },
    subscribe: (channel, subscriber) => void subscribers.set(channel, subscriber),
    stop() {
      stopped = true;
      const client = current;
      current = null;
      if (client) destroyQuietly(client);
    },
  };
}
