import type { ClientConfig } from 'pg';

/** The address of a database on a socket, as an operator would give it. */
export const urlOf = ({ user, password, host, port, database }: ClientConfig): string =>
  `postgres://${user}:${String(password ?? 'unused')}@localhost/${database}?host=${encodeURIComponent(String(host))}&port=${port}`;
