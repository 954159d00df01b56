import { fileURLToPath } from 'node:url';
import { freePort } from '../../e2e/support/free-port.ts';
import { serverFlags } from '../../scripts/lib/server-flags.mjs';
import { mostConnections } from '../../server/src/platform/database/database.ts';
import type { TemporaryPostgres } from '../../server/src/platform/postgres/open-temporary-postgres.ts';
import { mainScript, ready } from './product.ts';
import type { Statement, WriteStatement } from './same-sql.ts';
import { type Running, startProcess } from './start-process.ts';

const bareScript = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const login = (config: { host?: string; port?: number; user?: string; database?: string }): string =>
  `postgres://${config.user}@localhost/${config.database}?host=${encodeURIComponent(config.host ?? '')}&port=${config.port ?? 5432}`;

export interface Serving extends Running {
  readonly url: string;
}

/** The product, over a database that a bare server may share. */
export async function startOurs(postgres: TemporaryPostgres, dataDir: string): Promise<Serving> {
  const port = await freePort();
  const running = await startProcess(
    mainScript,
    ready,
    {
      DATA_DIR: dataDir,
      PORT: String(port),
      DATABASE_URL: login(postgres.appConfig()),
      DATABASE_OWNER_URL: login(postgres.ownerConfig()),
      LOG_LEVEL: 'error',
    },
    serverFlags,
  );
  return { ...running, url: `http://127.0.0.1:${port}` };
}

interface Statements {
  /** Each is answered at `/read/` and its place. */
  readonly reads: readonly Statement[];
  readonly write?: WriteStatement;
}

/** A server that does nothing but the SQL, over as many connections. */
export async function startBare(postgres: TemporaryPostgres, statements: Statements): Promise<Serving> {
  const port = await freePort();
  const running = await startProcess(bareScript, 'bare listens', {
    BARE: JSON.stringify({
      database: { ...postgres.ownerConfig(), max: mostConnections },
      port,
      ...statements,
    }),
  });
  return { ...running, url: `http://127.0.0.1:${port}` };
}
