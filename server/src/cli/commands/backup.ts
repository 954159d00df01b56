import { createBackup } from '../../platform/backup/create-backup.ts';
import { pruneBackups } from '../../platform/backup/prune-backups.ts';
import { type Command, exitCodes } from '../command.ts';
import { showBytes, showTime } from '../format.rules.ts';
import { openBackups } from '../open-backups.ts';
import { withInstallation } from '../open-installation.ts';

export const backup: Command = {
  summary: 'Sao lưu cơ sở dữ liệu, tệp và khóa, ngay khi ứng dụng đang chạy',
  help: `Cách dùng: npm run cli -- backup [--dir THƯ_MỤC] [--json]

Sao lưu toàn bộ vào BACKUP_DIR trong khi Họp Gọn vẫn chạy, rồi xóa các bản cũ theo quy tắc:
giữ 7 ngày, 4 tuần và 12 tháng gần nhất. Đặt BACKUP_KEY_FILE để mã hóa.

  --dir THƯ_MỤC   nơi chứa bản sao lưu, thay cho BACKUP_DIR
  --json          in kết quả dạng JSON`,
  options: { dir: { type: 'string' } },
  run: (call) =>
    withInstallation(call, async ({ config, postgres, isEmbedded }) => {
      const repository = await openBackups(config.backup, call, { create: true });
      const began = performance.now();
      const manifest = await createBackup(repository, { ...config, ...postgres, isEmbedded }, call.clock);
      const removed = await pruneBackups(repository, call.clock);
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
