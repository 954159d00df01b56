import pg from 'pg';

/** Less than the second within which the health of the app is asked for. */
const limitMs = 800;

async function ask(config: pg.PoolConfig): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: limitMs, query_timeout: limitMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    client.end().catch(() => undefined);
  }
}

/**
 * Asks whether the server answers, over a connection of its own: one of the pool may wait for requests, or hang with them.
 * Those who ask at the same time share an answer, and one that is late counts as none.
 */
export function createProbe(config: pg.PoolConfig): () => Promise<void> {
  let asking: Promise<void> | null = null;
  return () => {
    asking ??= ask(config).finally(() => {
      asking = null;
    });
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error('PostgreSQL did not answer in time')), limitMs);
    return Promise.race([asking, late.promise]).finally(() => clearTimeout(timer));
  };
}
