import { prepareDatabase, readMigrationState } from '../../prepare-database.ts';
import { type Command, exitCodes } from '../command.ts';
import { withInstallation } from '../open-installation.ts';

export const migrate: Command = {
  summary: 'Xem hoặc cập nhật lược đồ của cơ sở dữ liệu',
  help: `Cách dùng: npm run cli -- migrate [--run] [--json]

Cho biết lược đồ đang ở bản nào. Mỗi lần khởi động, ứng dụng tự cập nhật; --run làm việc đó ngay.

  --run    áp dụng các bản còn thiếu; hãy tự sao lưu trước khi chạy
  --json   in kết quả dạng JSON`,
  options: { run: { type: 'boolean' } },
  run: (call) =>
    withInstallation(call, async ({ postgres }) => {
      if (call.options.run === true) await prepareDatabase(postgres);
      const { applied, pending } = await readMigrationState(postgres.ownerConfig);
      return {
        code: exitCodes.ok,
        reply: { applied, pending },
        lines: [
          pending === 0
            ? `Lược đồ ở bản ${applied}, mới nhất.`
            : `Lược đồ ở bản ${applied}, còn ${pending} bản chưa áp dụng.`,
        ],
      };
    }),
};
