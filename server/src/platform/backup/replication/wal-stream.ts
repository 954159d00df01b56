import pg from 'pg';
import { formatLsn } from '../lsn.rules.ts';
import type { CopyQuery } from './copy-query.ts';
import type { Replication } from './open-replication.ts';

/** The write-ahead log as the server writes it. */
export interface WalStream {
  /** Pieces of it, each where the one before ended. */
  readonly pieces: AsyncIterable<Buffer>;
  /** Says up to where it is safely kept; a server ends a stream that is silent for long. */
  confirm(position: bigint): void;
}

/** Microseconds between 1970 and PostgreSQL's epoch, 2000. */
const epoch = 946_684_800_000_000n;

function statusUpdate(position: bigint): Buffer {
  const message = Buffer.alloc(34);
  message.write('r');
  for (const at of [1, 9, 17]) message.writeBigUInt64BE(position, at);
  message.writeBigInt64BE(BigInt(Date.now()) * 1000n - epoch, 25);
  return message;
}

/** START_REPLICATION of the streaming replication protocol, from the begin of a segment. */
export function followWal(replication: Replication, from: bigint): WalStream {
  const query = replication.copy(
    `START_REPLICATION PHYSICAL ${formatLsn(from)} TIMELINE ${replication.timeline}`,
  );
  let confirmed = from;
  const confirm = (position: bigint): void => {
    confirmed = position;
    query.send(statusUpdate(position));
  };
  return { pieces: readPieces(query, () => confirm(confirmed)), confirm };
}

/** `w`: 8 bytes begin, 8 bytes end, 8 bytes time, then data. `k`: 8 bytes sent so far, 8 bytes time, 1 byte: answer at once. */
async function* readPieces(query: CopyQuery, answer: () => void): AsyncGenerator<Buffer> {
  for await (const message of query.messages()) {
    const kind = String.fromCharCode(message[0] ?? 0);
    if (kind === 'w') yield message.subarray(25);
    else if (kind === 'k' && message[17] === 1) answer();
  }
}

/** Whether a stream cannot begin because the server has removed that part of its log. */
export const isGap = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '58P01';
