import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { freePort } from '../../../e2e/support/free-port.ts';

export interface Pooler {
  /** The address of the app's role through it. */
  readonly url: string;
  stop(): Promise<void>;
}

/** PgBouncer in transaction mode before a server on a socket, with settings as in deploy/pgbouncer. */
export async function startPooler(program: string, app: ClientConfig): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'hop-gon-pooler-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const { user = '', database = '', host = '', port: serverPort } = app;
  writeFileSync(join(folder, 'users.txt'), `"${user}" ""\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
${database} = host=${host} port=${serverPort} dbname=${database} connect_query='set plan_cache_mode = force_generic_plan'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 12
max_client_conn = 500
max_prepared_statements = 1000
`,
  );
  // The user of the database, where this runs as root: the socket is its own.
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn(program, ['-q', ...asUser, join(folder, 'pgbouncer.ini')], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  return {
    url: `postgres://${user}:unused@127.0.0.1:${port}/${database}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
