import pg, { type ClientConfig } from 'pg';
import { errorCode } from '../../lifecycle/error-code.ts';
import { OperatorFailure } from '../../lifecycle/operator-failure.ts';
import { parseLsn, parseSegmentSize } from '../lsn.rules.ts';
import { CopyQuery } from './copy-query.ts';

/** A connection of the replication protocol, and what the server says of itself. */
export interface Replication {
  readonly systemId: string;
  readonly timeline: number;
  /** Bytes of a file of the write-ahead log. */
  readonly segmentSize: number;
  /** Resolves when the connection is lost. */
  readonly lost: Promise<void>;
  copy(command: string): CopyQuery;
  /** Up to where the server's log is on its disk; not while a copy runs on this connection. */
  position(): Promise<bigint>;
  close(): Promise<void>;
}

const complaints: Readonly<Record<string, string>> = {
  '28000':
    'máy chủ không cho vai trò này kết nối sao chép: cần quyền REPLICATION và một dòng "host replication" trong pg_hba.conf',
  '28P01': 'sai tên đăng nhập hoặc mật khẩu',
  '42501': 'vai trò này không có quyền REPLICATION: đặt DATABASE_BACKUP_URL là một vai trò có quyền đó',
  '53300': 'máy chủ hết chỗ cho kết nối sao chép: tăng max_wal_senders',
  '55000': 'máy chủ cần wal_level = replica (hoặc logical) và max_wal_senders lớn hơn 0',
  ECONNREFUSED: 'không có máy chủ nào nghe ở địa chỉ đó',
  ENOENT: 'không có máy chủ nào nghe ở địa chỉ đó',
};

/** Never the address itself: it carries the password. */
export function explainReplicationError(error: unknown): OperatorFailure {
  if (error instanceof OperatorFailure) return error;
  const reason =
    complaints[errorCode(error) ?? ''] ?? (error instanceof Error ? error.message : String(error));
  return new OperatorFailure(`Không sao chép được PostgreSQL: ${reason}.`, { cause: error });
}

/** Opens a connection that may copy the whole server; fails with a OperatorFailure that names the missing right. */
export async function openReplication(login: ClientConfig): Promise<Replication> {
  // `pg` passes it on; its types do not know it.
  const options = { ...login, replication: 'true', connectionTimeoutMillis: 10_000, keepAlive: true };
  const client = new pg.Client(options);
  const lost = new Promise<void>((resolve) => {
    client.once('error', () => resolve()).once('end', () => resolve());
  });
  client.on('error', () => undefined); // the running command reports it
  try {
    await client.connect();
    const [system] = (await client.query<{ systemid: string; timeline: number }>('IDENTIFY_SYSTEM')).rows;
    const [size] = (await client.query<{ wal_segment_size: string }>('SHOW wal_segment_size')).rows;
    return {
      systemId: String(system?.systemid),
      timeline: Number(system?.timeline),
      segmentSize: parseSegmentSize(String(size?.wal_segment_size)),
      lost,
      copy: (command) => client.query(new CopyQuery(command)),
      position: async () => {
        const { rows } = await client.query<{ xlogpos: string }>('IDENTIFY_SYSTEM');
        return parseLsn(String(rows[0]?.xlogpos));
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw explainReplicationError(error);
  }
}
