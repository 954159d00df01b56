import { type Command, exitCodes } from '../command.ts';
import { checkBackups } from '../doctor/check-backups.ts';
import { checkDatabase, isAppRunning } from '../doctor/check-database.ts';
import { checkFiles } from '../doctor/check-files.ts';
import { checkMachine } from '../doctor/check-machine.ts';
import { checkMail, checkMails } from '../doctor/check-mail.ts';
import { checkRedis } from '../doctor/check-redis.ts';
import { checkReplica } from '../doctor/check-replica.ts';
import type { Finding } from '../doctor/finding.ts';
import { withInstallation } from '../open-installation.ts';

const marks: Readonly<Record<Finding['state'], string>> = { ok: '✓', warning: '!', problem: '✗' };

export const doctor: Command = {
  summary: 'Kiểm tra những gì người quản trị có thể cài đặt sai',
  help: `Cách dùng: npm run cli -- doctor [--json]

Kiểm tra quyền thư mục, ổ đĩa, địa chỉ, cơ sở dữ liệu, đồng hồ, quyền sao chép, bản sao (DATABASE_REPLICA_URL), nơi giữ tệp (FILES_S3_URL), Redis, máy chủ thư và bản sao lưu.
Ghi, đọc rồi xóa một tệp thử ở FILES_S3_URL. Không sửa dữ liệu và không gửi thư nào; với PostgreSQL riêng, có thể tạo vai trò của ứng dụng như lần khởi động đầu. Mã thoát 3 nghĩa là có điều cần xử lý (✗); cảnh báo (!) thì không.

  --json   in kết quả dạng JSON`,
  options: {},
  run: (call) =>
    withInstallation(call, async ({ config, postgres }) => {
      const isServing = await isAppRunning(postgres);
      const findings = [
        ...(await checkMachine(config)),
        ...(await checkDatabase(postgres)),
        ...(await checkReplica(config, postgres)),
        ...(await checkFiles(config)),
        ...(await checkRedis(config)),
        await checkMail(config),
        await checkMails(postgres, call.clock.now()),
        ...(await checkBackups(config, { now: call.clock.now(), isServing })),
      ];
      const hasProblem = findings.some(({ state }) => state === 'problem');
      return {
        code: hasProblem ? exitCodes.problems : exitCodes.ok,
        reply: { findings },
        lines: findings.map(({ state, text }) => `${marks[state]} ${text}`),
      };
    }),
};
