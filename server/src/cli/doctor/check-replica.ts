import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../../platform/config/read-config.ts';
import { errorCode } from '../../platform/lifecycle/error-code.ts';
import { runAs } from '../../platform/postgres/external-login.ts';
import type { OpenPostgres } from '../../platform/postgres/open-postgres.ts';
import { type Finding, good, problem } from './finding.ts';

const patienceMs = 10_000;
const askEveryMs = 200;

/** Asks until it has replayed what the primary has written by now. */
async function findState(
  replicaUrl: string,
  ownerConfig: OpenPostgres['ownerConfig'],
): Promise<'follows' | 'behind' | 'alone'> {
  const [written] = await runAs(ownerConfig, 'select pg_current_wal_lsn()::text as lsn');
  const deadline = performance.now() + patienceMs;
  while (true) {
    const [row] = await runAs(
      replicaUrl,
      `select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn() >= '${String(written?.lsn)}'::pg_lsn as has`,
    );
    if (row?.follows !== true) return 'alone';
    if (row.has === true) return 'follows';
    if (performance.now() > deadline) return 'behind';
    await delay(askEveryMs);
  }
}

/** Whether there is a spare of the database where the operator wants one. */
export async function checkReplica(
  { databaseReplicaUrl: url }: Pick<Config, 'databaseReplicaUrl'>,
  { ownerConfig }: Pick<OpenPostgres, 'ownerConfig'>,
): Promise<Finding[]> {
  if (url === undefined) return [];
  const remedy = 'Chép lại nó từ máy chủ chính: đến lúc đó không có bản dự phòng nào.';
  try {
    const state = await findState(url, ownerConfig);
    if (state === 'alone')
      return [
        problem('replica', `DATABASE_REPLICA_URL không phải bản sao đang theo máy chủ chính. ${remedy}`),
      ];
    return state === 'follows'
      ? [good('replica', 'Bản sao của DATABASE_REPLICA_URL theo kịp máy chủ chính.')]
      : [
          problem(
            'replica',
            `Bản sao của DATABASE_REPLICA_URL không theo kịp máy chủ chính trong ${patienceMs / 1_000} giây: xem nhật ký của nó và pg_replication_slots.wal_status.`,
          ),
        ];
  } catch (error) {
    return [
      problem('replica', `Không hỏi được DATABASE_REPLICA_URL (${errorCode(error) ?? 'lỗi không rõ'}).`),
    ];
  }
}
