import { join } from 'node:path';
import { type BackupSource, createBackup } from '../../platform/backup/create-backup.ts';
import { pruneBackups } from '../../platform/backup/prune-backups.ts';
import type { Repository } from '../../platform/backup/repository.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { showTime } from '../../platform/clock/show-time.rules.ts';
import { OperatorFailure } from '../../platform/lifecycle/operator-failure.ts';
import { acquireProcessLock } from '../../platform/postgres/instance-lock.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { showBytes } from '../../platform/storage/show-bytes.rules.ts';
import { type Command, exitCodes } from '../command.ts';
import { openBackupTarget } from '../open-backups.ts';
import { withInstallation } from '../open-installation.ts';

/** One at a time: pruning must not meet a backup that is being written. */
async function backUpAlone(repository: Repository, source: BackupSource, clock: Clock) {
  const lock = acquireProcessLock(
    join(source.dataDir, 'backup.lock'),
    (holder) => `Một bản sao lưu khác đang được tạo (${holder}): đợi nó xong.`,
  );
  try {
    const manifest = await createBackup(repository, source, clock);
    return { manifest, removed: await pruneBackups(repository, clock) };
  } finally {
    lock.release();
  }
}

export const backup: Command = {
  summary: 'Sao lưu cơ sở dữ liệu, tệp và khóa, ngay khi ứng dụng đang chạy',
  help: `Cách dùng: npm run cli -- backup [--dir THƯ_MỤC] [--new] [--json]

Sao lưu toàn bộ vào BACKUP_DIR hoặc BACKUP_S3_URL trong khi Họp Gọn vẫn chạy, rồi xóa các bản cũ theo quy tắc:
giữ 7 ngày, 4 tuần và 12 tháng gần nhất, và những bản cần để về bất cứ lúc nào trong bảy ngày qua. Đặt BACKUP_KEY_FILE để mã hóa.

  --dir THƯ_MỤC   nơi chứa bản sao lưu, thay cho BACKUP_DIR hoặc BACKUP_S3_URL
  --new           bắt đầu kho mới ở nơi kho cũ không còn (ổ đĩa đã thay)
  --json          in kết quả dạng JSON`,
  options: { dir: { type: 'string' }, new: { type: 'boolean' } },
  run: (call) =>
    withInstallation(call, async ({ config, postgres, isEmbedded }) => {
      if (config.isCopy)
        throw new OperatorFailure(
          'Đây là một bản khôi phục chưa thay bản gốc nên không được sao lưu: chạy "npm run cli -- activate" trước.',
        );
      const repository = await openBackupTarget(config, call);
      const began = performance.now();
      const source = { ...config, ...postgres, isEmbedded, storage: openStorage(config) };
      const { manifest, removed } = await backUpAlone(repository, source, call.clock);
      const bytes = manifest.objects.reduce((sum, { size }) => sum + size, 0);
      const milliseconds = Math.round(performance.now() - began);
      const isEncrypted = repository.key !== null;
      return {
        code: exitCodes.ok,
        reply: {
          id: manifest.id,
          endedAt: manifest.endedAt,
          place: repository.store.place,
          objects: manifest.objects.length,
          ...{ bytes, isEncrypted, milliseconds, removed },
        },
        lines: [
          `Đã sao lưu: ${manifest.id} (${showTime(manifest.endedAt)}), ${showBytes(bytes)}, ở ${repository.store.place}.`,
          isEncrypted
            ? 'Bản sao lưu đã mã hóa: giữ khóa ở một nơi khác nữa.'
            : 'Bản sao lưu không mã hóa và chứa mọi khóa bí mật: đặt BACKUP_KEY_FILE để mã hóa.',
          ...(removed.length > 0 ? [`Đã xóa ${removed.length} bản cũ.`] : []),
        ],
      };
    }),
};
