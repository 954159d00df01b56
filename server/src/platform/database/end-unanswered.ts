import type pg from 'pg';

interface Watch {
  /** Resolves when the server answers. */
  readonly ping: () => Promise<void>;
  /** Milliseconds that a connection may be in use before the server is asked whether it still answers. */
  readonly patienceMs: number;
}

const pingAnswers = (ping: Watch['ping']): Promise<boolean> =>
  ping().then(
    () => true,
    () => false,
  );

/**
 * Ends connections in use while the server does not answer, so that their requests fail and do not wait for ever: a server
 * that hangs, or a network that drops packets, closes none. A statement may take as long as it needs while others are
 * answered. Returns a function that ends the watch.
 */
export function endUnanswered(pool: pg.Pool, { ping, patienceMs }: Watch): () => void {
  const usedSince = new Map<pg.PoolClient, number>();
  pool.on('acquire', (client) => usedSince.set(client, performance.now()));
  pool.on('release', (_, client) => usedSince.delete(client));

  const check = async (): Promise<void> => {
    const before = performance.now() - patienceMs;
    const waiting = [...usedSince].filter(([, since]) => since <= before);
    if (waiting.length === 0) return;
    // A machine with much to do may be late once.
    if ((await pingAnswers(ping)) || (await pingAnswers(ping))) return;
    for (const [client, since] of waiting) {
      // Ending a connection that waits for an answer closes it at once; who uses it gets the error.
      if (usedSince.get(client) === since) client.end().catch(() => undefined);
    }
  };

  const timer = setInterval(() => void check(), patienceMs / 2).unref();
  return () => clearInterval(timer);
}
