import { join } from 'node:path';
import { writeVerification } from '../../platform/backup/last-verification.ts';
import { findBase } from '../../platform/backup/restore/restore-backup.ts';
import { verifyBackup } from '../../platform/backup/verify-backup.ts';
import { ensureDataFolder } from '../../platform/config/data-folder.ts';
import { readRestoreConfig } from '../../platform/config/read-config.ts';
import { acquireProcessLock } from '../../platform/postgres/instance-lock.ts';
import { showBytes } from '../../platform/storage/show-bytes.rules.ts';
import { type Command, exitCodes } from '../command.ts';
import { openBackups } from '../open-backups.ts';

export const verify: Command = {
  summary: 'Kiểm tra một bản sao lưu: mã băm, khởi động thử, đếm số dòng',
  help: `Cách dùng: npm run cli -- verify [--id MÃ] [--hashes-only] [--json]

Đọc lại mọi phần của bản sao lưu, khôi phục thử vào một thư mục tạm trong DATA_DIR, khởi động cơ sở dữ liệu
ở đó, so số dòng từng bảng với lúc sao lưu, rồi chạy lại nhật ký sau bản đó. Mã thoát 3 nghĩa là có sai khác.

  --id MÃ         kiểm tra đúng bản này; bỏ trống: bản mới nhất
  --dir THƯ_MỤC   nơi chứa bản sao lưu, thay cho BACKUP_DIR hoặc BACKUP_S3_URL
  --hashes-only   chỉ đọc lại và so mã băm
  --json          in kết quả dạng JSON`,
  options: { id: { type: 'string' }, dir: { type: 'string' }, 'hashes-only': { type: 'boolean' } },
  run: async (call) => {
    const { dataDir, backup } = readRestoreConfig(call.env);
    const repository = await openBackups(backup, call);
    const id = typeof call.options.id === 'string' ? call.options.id : null;
    const manifest = await findBase(repository, { at: null, id, say: call.say });
    ensureDataFolder(dataDir);
    const began = performance.now();
    const isStarted = call.options['hashes-only'] !== true;
    const lock = acquireProcessLock(
      join(dataDir, 'verifying.lock'),
      (holder) => `Một lần kiểm tra khác đang chạy (${holder}): đợi nó xong.`,
    );
    const options = { scratch: join(dataDir, 'verifying'), programs: backup.trialPrograms, isStarted };
    const found = await verifyBackup(repository, manifest, options).finally(() => lock.release());
    if (isStarted)
      await writeVerification(repository, {
        id: manifest.id,
        at: call.clock.now(),
        problems: found.problems,
        hindrance: found.hindrance,
        damaged: found.damaged,
      });
    return {
      code: found.problems.length === 0 ? exitCodes.ok : exitCodes.problems,
      reply: { id: manifest.id, ...found, milliseconds: Math.round(performance.now() - began) },
      lines: [
        `Bản ${manifest.id}: đã đọc ${found.objects} phần (${showBytes(found.bytes)}) và ${found.segments} đoạn nhật ký.`,
        found.tables === null
          ? `Chỉ so mã băm, không khởi động thử${found.hindrance === null ? '' : `: ${found.hindrance}`}.`
          : `Đã khởi động bản khôi phục thử và đếm ${found.tables} bảng.`,
        ...(found.problems.length === 0 ? ['Không có gì sai khác.'] : found.problems),
      ],
    };
  },
};
