import type { ClientConfig } from 'pg';
import type { Listening } from './server-settings.ts';

/** How `pg` logs in where the server listens. */
export function login(listening: Listening, database: string, user: string, password?: string): ClientConfig {
  const place =
    listening.kind === 'socket'
      ? { host: listening.folder, port: 5432 }
      : { host: '127.0.0.1', port: listening.port };
  return { ...place, database, user, ...(password !== undefined && { password }) };
}
