import { resolve } from 'node:path';
import { restoreBackup } from '../../platform/backup/restore/restore-backup.ts';
import { showTime } from '../../platform/clock/show-time.rules.ts';
import { loadAppSecret } from '../../platform/config/app-secret.ts';
import { readRestoreConfig } from '../../platform/config/read-config.ts';
import { markAppSecret } from '../../platform/keys/mark-app-secret.ts';
import { type Command, type CommandCall, exitCodes, UsageError } from '../command.ts';
import { parseTime } from '../format.rules.ts';
import { openBackups } from '../open-backups.ts';

function readAt({ options }: CommandCall): string | null {
  if (typeof options.at !== 'string') return null;
  const at = parseTime(options.at);
  if (at === null)
    throw new UsageError(
      `--at ${options.at}: viết như "2026-11-27 09:30" (giờ Việt Nam) hoặc 2026-11-27T02:30:00Z.`,
    );
  return at;
}

const optionText = (value: string | boolean | undefined): string | null =>
  typeof value === 'string' ? value : null;

export const restore: Command = {
  summary: 'Khôi phục vào một thư mục dữ liệu trống, về lúc mới nhất hoặc một thời điểm',
  help: `Cách dùng: npm run cli -- restore [--at "2026-11-27 09:30"] [--id MÃ] [--replace] [--json]

Khôi phục vào DATA_DIR, nơi phải trống và không có ứng dụng nào đang chạy. Mọi thứ được dựng ở bên cạnh,
cơ sở dữ liệu được chạy thử, rồi mới đưa vào chỗ: một lần khôi phục không thành không thay đổi gì.

  --at THỜI_ĐIỂM           về đúng lúc đó (giờ Việt Nam, hoặc có múi giờ kèm theo); bỏ trống: mới nhất
  --id MÃ                  dùng đúng bản sao lưu này
  --dir THƯ_MỤC            nơi chứa bản sao lưu, thay cho BACKUP_DIR hoặc BACKUP_S3_URL
  --replace                dời dữ liệu đang có sang before-restore-… trong DATA_DIR
  --postgres-folder THƯ_MỤC  với máy chủ PostgreSQL riêng: nơi nhận dữ liệu của máy chủ, để bạn tự khởi động
  --json                   in kết quả dạng JSON`,
  options: {
    at: { type: 'string' },
    id: { type: 'string' },
    dir: { type: 'string' },
    replace: { type: 'boolean' },
    'postgres-folder': { type: 'string' },
  },
  run: async (call) => {
    const { dataDir, filesPlace, backup, appSecret } = readRestoreConfig(call.env);
    const at = readAt(call);
    const repository = await openBackups(backup, call);
    const began = performance.now();
    const serverFolder = optionText(call.options['postgres-folder']);
    const { manifest, movedTo, problems, advice } = await restoreBackup(repository, {
      dataDir,
      filesPlace,
      at,
      id: optionText(call.options.id),
      replace: call.options.replace === true,
      serverFolder: serverFolder && resolve(serverFolder),
      now: call.clock.now(),
      say: call.say,
    });
    const hasSecret = markAppSecret(appSecret ?? loadAppSecret(dataDir)) === manifest.appSecretMark;
    return {
      code: hasSecret && problems.length === 0 ? exitCodes.ok : exitCodes.problems,
      reply: {
        ...{ id: manifest.id, at, dataDir, movedTo, hasSecret, problems, advice },
        milliseconds: Math.round(performance.now() - began),
      },
      lines: [
        `Đã khôi phục ${at === null ? 'dữ liệu mới nhất' : `về ${showTime(at)}`} vào ${dataDir}, từ bản ${manifest.id}.`,
        ...(problems.length > 0 ? ['Không khôi phục được tất cả:', ...problems] : []),
        ...(movedTo ? [`Dữ liệu trước đó ở ${movedTo}.`] : []),
        ...(serverFolder
          ? [`Khởi động PostgreSQL ${manifest.postgres.major} với ${serverFolder}, rồi đặt DATABASE_URL.`]
          : []),
        ...(advice === null ? [] : [advice]),
        'Lần khởi động đầu tiên giữ lại mọi thư đang chờ (gửi lại từng thư trong phần thư của công ty) và kết thúc mọi phiên đăng nhập.',
        'Địa chỉ lịch bị thu hồi sau bản sao lưu lại dùng được: nhắc mọi người tạo địa chỉ lịch mới.',
        ...(hasSecret
          ? []
          : [
              'APP_SECRET không phải khóa của bản sao lưu: phiên đăng nhập, xác thực hai bước và liên kết trong thư sẽ không dùng được. Đặt lại APP_SECRET cũ.',
            ]),
        'Bản vừa khôi phục chỉ để xem: không gửi thư, không sao lưu, không xóa tệp. Khi bản gốc đã dừng hẳn, chạy "npm run cli -- activate" rồi khởi động Họp Gọn để bản này thay bản gốc.',
      ],
    };
  },
};
