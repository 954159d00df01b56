import { readVerification } from '../../platform/backup/last-verification.ts';
import { refuseBucketOfUploads } from '../../platform/backup/refuse-bucket-of-uploads.ts';
import { openRepository } from '../../platform/backup/repository.ts';
import { isBackupDue } from '../../platform/backup/service/schedule.rules.ts';
import { openStore } from '../../platform/backup/store/open-store.ts';
import { findWalUntil } from '../../platform/backup/wal/wal-objects.ts';
import { showTime } from '../../platform/clock/show-time.rules.ts';
import type { Config } from '../../platform/config/read-config.ts';
import { type Finding, good, problem, warning } from './finding.ts';

const trialEveryMs = 8 * 24 * 3_600_000;
const dayMs = 24 * 3_600_000;

export async function checkBackups(
  { backup, filesPlace }: Pick<Config, 'backup' | 'filesPlace'>,
  now: Date,
): Promise<Finding[]> {
  if (backup.place === null)
    return [warning('backup', 'BACKUP_DIR hoặc BACKUP_S3_URL chưa đặt: không có bản sao lưu tự động nào.')];
  try {
    await refuseBucketOfUploads(backup.place, filesPlace);
    const repository = await openRepository(openStore(backup.place), backup.key);
    const newest = await repository.readNewest();
    if (!newest) return [problem('backup', `Chưa có bản sao lưu nào ở ${repository.store.place}.`)];
    const isLate = isBackupDue(backup.hour, newest.startedAt, new Date(now.getTime() - dayMs / 2));
    const { until } = await findWalUntil(repository, newest.id);
    const damaged: string[] = [];
    await repository.readManifests((id) => damaged.push(id));
    const age = `Bản sao lưu mới nhất: ${newest.id}, xong lúc ${showTime(newest.endedAt)}`;
    const log = until
      ? `; mọi thay đổi sau đó được giữ đến ${showTime(until.at)}.`
      : '; không có nhật ký sau đó.';
    return [
      isLate ? problem('backup', `${age}: đã quá hạn.`) : good('backup', `${age}${log}`),
      backup.key === undefined
        ? warning(
            'backup-key',
            'Bản sao lưu không mã hóa và chứa mọi khóa bí mật: đặt BACKUP_KEY_FILE với một kho mới.',
          )
        : good('backup-key', 'Bản sao lưu được mã hóa. Giữ khóa ở một nơi khác nữa.'),
      judgeTrial(await readVerification(repository), now),
      ...damaged.map((id) =>
        problem(
          'backup-damaged',
          `Bản sao lưu ${id} không đọc được. Nếu không chép lại được nó, xóa mọi thứ dưới bases/${id}/: đến lúc đó tệp cũ không được dọn.`,
        ),
      ),
    ];
  } catch (error) {
    return [problem('backup', error instanceof Error ? error.message : String(error))];
  }
}

function judgeTrial(last: Awaited<ReturnType<typeof readVerification>>, now: Date): Finding {
  if (last === null)
    return warning('backup-trial', 'Chưa khôi phục thử lần nào: chạy "npm run cli -- verify".');
  const when = showTime(last.at.toISOString());
  if (last.problems.length > 0)
    return problem(
      'backup-trial',
      `Lần khôi phục thử ${when} thấy sai khác: ${last.problems.slice(0, 3).join(' ')}`,
    );
  if (last.hindrance !== null)
    return warning(
      'backup-trial',
      `Lần thử ${when} chỉ so mã băm, không khởi động bản nào: ${last.hindrance}.`,
    );
  return now.getTime() - last.at.getTime() > trialEveryMs
    ? warning('backup-trial', `Lần khôi phục thử gần nhất đã lâu: ${when}.`)
    : good('backup-trial', `Khôi phục thử ${when}: không có gì sai khác.`);
}
