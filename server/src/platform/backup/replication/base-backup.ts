import { OperatorFailure } from '../../lifecycle/operator-failure.ts';
import type { CopyQuery } from './copy-query.ts';
import type { Replication } from './open-replication.ts';

/** A copy of the server's data folder, as a tar, with the write-ahead log that makes it consistent. */
export interface BaseBackup {
  readonly tar: AsyncIterable<Buffer>;
  /** Known when the tar has been read. */
  positions(): { readonly startLsn: string; readonly endLsn: string };
}

/**
 * BASE_BACKUP of the streaming replication protocol (PostgreSQL 15 and newer): the server goes on serving. Each message of its
 * copy begins with a letter: `n` a new archive, `m` the server's own manifest, `d` data of either, `p` progress.
 */
export function takeBaseBackup(replication: Replication): BaseBackup {
  const query = replication.copy(
    "BASE_BACKUP (LABEL 'hop-gon', CHECKPOINT 'fast', WAL true, MANIFEST 'yes', TARGET 'client')",
  );
  return {
    tar: readTar(query),
    positions: () => {
      const [start] = query.rows;
      const end = query.rows.at(-1);
      return { startLsn: start?.[0] ?? '', endLsn: end?.[0] ?? '' };
    },
  };
}

async function* readTar(query: CopyQuery): AsyncGenerator<Buffer> {
  let archives = 0;
  let isTar = false;
  for await (const message of query.messages()) {
    const kind = String.fromCharCode(message[0] ?? 0);
    if (kind === 'n') {
      archives += 1;
      isTar = true;
      if (archives > 1)
        throw new OperatorFailure(
          'Máy chủ PostgreSQL dùng tablespace ngoài thư mục dữ liệu: chưa sao lưu được.',
        );
    } else if (kind === 'm') isTar = false;
    else if (kind === 'd' && isTar) yield message.subarray(1);
  }
}
