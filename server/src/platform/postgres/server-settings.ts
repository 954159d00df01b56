import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';

/** Where the server listens: a socket in a private folder, or (Windows) a port on loopback. */
export type Listening =
  | { readonly kind: 'socket'; readonly folder: string }
  | { readonly kind: 'loopback'; readonly port: number };

type Settings = Readonly<Record<string, string>>;

/** For a machine of 1 to 4 GB that also runs the app and a browser. */
const ofASmallMachine: Settings = {
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  // A backup is taken, and the write-ahead log is followed, while the server runs.
  wal_level: 'replica',
  max_wal_senders: '6',
  // What a follower that lost its connection for a moment still finds.
  wal_keep_size: '256MB',
  max_wal_size: '512MB',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and row values contain text of transcripts: the log names errors, never contents.
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/** Only for disposable clusters. */
export const FORGETFUL: Settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_keep_size: '0',
  autovacuum: 'off',
  max_connections: '200',
};

const whereItListens = (listening: Listening): Settings =>
  listening.kind === 'socket'
    ? {
        listen_addresses: '',
        port: '5432',
        unix_socket_directories: listening.folder,
        unix_socket_permissions: '0700',
      }
    : { listen_addresses: '127.0.0.1', port: String(listening.port), unix_socket_directories: '' };

/** Writes the cluster's two configuration files; they are ours alone and rewritten at each start. */
export function writeSettings(
  cluster: Cluster,
  listening: Listening,
  access: readonly string[],
  extra: Settings = {},
): void {
  const settings = { ...ofASmallMachine, ...whereItListens(listening), ...extra };
  const quote = (value: string) => `'${value.replaceAll("'", "''")}'`;
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${quote(value)}`);
  writeLines(cluster, 'postgresql.conf', ['# Written by Họp Gọn at each start.', ...lines]);
  writeLines(cluster, 'pg_hba.conf', access);
}

function writeLines(cluster: Cluster, name: string, lines: readonly string[]): void {
  const file = join(cluster.folder, name);
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  if (cluster.user) chownSync(file, cluster.user.uid, cluster.user.gid);
}
