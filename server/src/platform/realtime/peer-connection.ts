import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createBackoff } from '../lifecycle/backoff.ts';
import { StartFailure } from '../lifecycle/start-failure.ts';

/** A connection that listens, and is made again when it is lost; by the database or by Redis. */
export interface PeerConnection {
  isOpen(): boolean;
  /** Resolves when it listens; throws a StartFailure where it cannot. */
  open(): Promise<void>;
  /** Resolves to false when they may not have been sent, and the connection is made again. */
  notify(payloads: readonly string[]): Promise<boolean>;
  close(): Promise<void>;
}

interface ConnectionParts {
  readonly log: { warn(facts: object, message: string): void };
  readonly onPayload: (payload: string) => void;
  readonly onOpen: () => void;
}

export type OpenPeerConnection = (parts: ConnectionParts) => PeerConnection;

const channel = 'hopgon_peers';
const answerMs = 5_000;

async function openClient(
  config: pg.ClientConfig,
  onPayload: ConnectionParts['onPayload'],
  onLost: (client: pg.Client) => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    ...config,
    keepAlive: true,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    application_name: 'hopgon listener',
  });
  client.on('error', () => onLost(client));
  client.on('end', () => onLost(client));
  client.on('notification', ({ payload }) => onPayload(payload ?? ''));
  try {
    await client.connect();
    await refusePooler(client);
    await client.query(`listen ${channel}`);
    return client;
  } catch (error) {
    endQuietly(client);
    throw error;
  }
}

const endQuietly = (client: pg.Client): void => void client.end().catch(() => undefined);

/** A pooler gives a client another number than that of the server process which answers it. */
async function refusePooler(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  if (rows[0]?.pid === Reflect.get(client, 'processID')) return;
  throw new StartFailure(
    'Kết nối tới PostgreSQL đi qua một bộ gộp kết nối như PgBouncer, nơi LISTEN không nhận được gì: đặt DATABASE_LISTEN_URL là địa chỉ nối thẳng tới PostgreSQL, cùng vai trò với DATABASE_URL.',
  );
}

/**
 * By LISTEN and NOTIFY. `config` is a login straight to the server: a pooler that shares connections between
 * transactions delivers no notifications.
 */
export const peersByDatabase =
  (config: pg.ClientConfig): OpenPeerConnection =>
  (parts) =>
    listenToDatabase(config, parts);

function listenToDatabase(
  config: pg.ClientConfig,
  { log, onPayload, onOpen }: ConnectionParts,
): PeerConnection {
  let current: pg.Client | null = null;
  let closed = false;
  const backoff = createBackoff();

  const lose = (client: pg.Client): void => {
    if (current !== client) return;
    current = null;
    endQuietly(client);
    if (!closed) void reopen();
  };

  const open = async (): Promise<void> => {
    const client = await openClient(config, onPayload, lose);
    if (closed) return endQuietly(client);
    current = client;
    backoff.opened();
    onOpen();
  };

  const reopen = async (): Promise<void> => {
    await delay(backoff.nextMs(), undefined, { ref: false });
    if (closed) return;
    try {
      await open();
    } catch (error) {
      log.warn({ err: error }, 'does not hear of changes made by other processes');
      await reopen();
    }
  };

  return {
    isOpen: () => current !== null,
    open,
    async notify(payloads) {
      const client = current;
      if (!client) return false;
      try {
        const text = 'select pg_notify($1, payload) from unnest($2::text[]) as payload';
        await client.query(text, [channel, payloads]);
        return true;
      } catch (error) {
        log.warn({ err: error }, 'other processes were not told of changes yet');
        lose(client);
        return false;
      }
    },
    async close() {
      closed = true;
      const client = current;
      current = null;
      await client?.end().catch(() => undefined);
    },
  };
}
