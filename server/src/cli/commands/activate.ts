import { markRestored } from '../../platform/backup/restore/complete-restore.ts';
import { isCopy, removeCopyMark } from '../../platform/config/copy-mark.ts';
import { readRestoreConfig } from '../../platform/config/read-config.ts';
import { refuseHalfRestored } from '../../platform/postgres/half-restored.ts';
import { type Command, exitCodes } from '../command.ts';

export const activate: Command = {
  summary: 'Cho bản khôi phục trong DATA_DIR thay bản gốc',
  help: `Cách dùng: npm run cli -- activate [--json]

Một bản vừa khôi phục chỉ để xem: nó không gửi thư và thông báo đẩy, không sao lưu và không xóa tệp, vì bản gốc có thể vẫn đang
chạy và dùng chung máy chủ thư, nơi lưu tệp và nơi sao lưu. Lệnh này cho nó làm việc như thường từ lần khởi động tới.
Chỉ chạy lệnh này khi bản gốc đã dừng hẳn.

  --json          in kết quả dạng JSON`,
  options: {},
  run: async ({ env, clock }) => {
    const { dataDir } = readRestoreConfig(env);
    refuseHalfRestored(dataDir);
    const isActivated = isCopy(dataDir);
    if (isActivated) {
      // What waits by now was made from what the original may have sent already.
      await markRestored(dataDir, clock.now());
      await removeCopyMark(dataDir);
    }
    return {
      code: exitCodes.ok,
      reply: { dataDir, isActivated },
      lines: isActivated
        ? [
            `Bản khôi phục ở ${dataDir} nay thay bản gốc: khởi động (hoặc khởi động lại) Họp Gọn để nó gửi thư, sao lưu và dọn tệp như thường.`,
            'Đừng chạy lại bản gốc với cùng máy chủ thư, nơi lưu tệp hay nơi sao lưu.',
          ]
        : [`${dataDir} đã là bản chính: không có gì phải làm.`],
    };
  },
};
