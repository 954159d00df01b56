import type { FailureCode } from '@hopgon/contract/failure-codes';
import pg from 'pg';

/** Shutting down, starting, or out of connections. */
const unavailable: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '53300', '08006']);
const diskFull: ReadonlySet<string> = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** Of `pg`; a connection that broke before a query was written is "not queryable". */
const ownMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client .* is not queryable)/;

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

const isRefusedConnection = (error: Error): boolean =>
  'syscall' in error && ['connect', 'read', 'write'].includes(String(error.syscall));

/** The refusal for an error of the database or disk that the caller can only wait out, else null. */
export function outageOf(error: unknown): FailureCode | null {
  if (!(error instanceof Error)) return null;
  const code = codeOf(error);
  if (diskFull.has(code)) return 'storage_full';
  const isDown =
    error instanceof pg.DatabaseError
      ? unavailable.has(code)
      : isRefusedConnection(error) || ownMessages.test(error.message);
  return isDown ? 'database_unavailable' : null;
}
