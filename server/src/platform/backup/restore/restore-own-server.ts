import { appendFile, copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type RecoveryEnd, recoverySettings, requestRecovery } from '../../postgres/recover-cluster.ts';
import type { Manifest } from '../manifest.ts';
import type { Repository } from '../repository.ts';
import { explainGap } from '../wal/read-log.ts';
import { restoreServerFolder } from './restore-parts.ts';

const ownSettings = 'postgresql.auto.conf';

/** PostgreSQL ends so where no transaction of its log was committed after the time. */
const adviseOnEarlyEnd = (folder: string, gap: string | null): string =>
  `Nếu PostgreSQL dừng với "recovery ended before configured recovery target was reached": ${
    gap === null
      ? `không có thay đổi nào sau thời điểm đó, xóa dòng recovery_target_time trong ${join(folder, ownSettings)} rồi khởi động lại.`
      : 'thời điểm đó nằm sau đoạn nhật ký bị thiếu, khôi phục lại vào một thư mục khác với --at sớm hơn.'
  }`;

/** They go when the recovery ends: a replica that is copied from the server later would stop at the same time. */
async function addRecoverySettings(folder: string, end: RecoveryEnd): Promise<void> {
  const [file, original] = [join(folder, ownSettings), `${ownSettings}.original`];
  await appendFile(file, '');
  await copyFile(file, join(folder, original));
  const move = process.platform === 'win32' ? 'move /Y' : 'mv';
  const settings = { ...recoverySettings(end), recovery_end_command: `${move} ${original} ${ownSettings}` };
  await appendFile(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name} = '${value}'\n`)
      .join(''),
  );
}

/** The folder of a server that the operator starts; emptied again when that fails. */
export async function restoreOwnServer(
  repository: Repository,
  manifest: Manifest,
  { folder, end }: { readonly folder: string; readonly end: RecoveryEnd },
): Promise<{ readonly lacking: readonly string[]; readonly advice: string | null }> {
  try {
    const log = await restoreServerFolder(repository, manifest, { folder, end });
    requestRecovery({ folder, user: undefined });
    await addRecoverySettings(folder, end);
    const gap = log?.gap ?? null;
    return {
      lacking: gap === null ? [] : [explainGap(manifest.id, gap)],
      advice: typeof end === 'object' ? adviseOnEarlyEnd(folder, gap) : null,
    };
  } catch (error) {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
    throw error;
  }
}
