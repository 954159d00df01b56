import { previewAllRetention } from '../../domains/retention/preview-all-retention.ts';
import { showTime } from '../../platform/clock/show-time.rules.ts';
import { withAccounts } from '../accounts/accounts.ts';
import { type Command, exitCodes, UsageError } from '../command.ts';

export const retention: Command = {
  summary: 'Xem trước quy tắc lưu giữ của các công ty sẽ xóa gì',
  help: `Cách dùng: npm run cli -- retention --dry-run [--company MÃ] [--json]

Đếm những cuộc họp và bản gỡ băng mà quy tắc lưu giữ của từng công ty sẽ xóa nếu chạy lúc này, và những gì được giữ lại.
Không xóa gì và không nêu tên cuộc họp nào. Ứng dụng tự xóa mỗi đêm, nhiều nhất 500 mỗi công ty; chủ sở hữu công ty đặt
quy tắc và giữ lại cuộc họp ở "Cài đặt → Lưu giữ".

  --dry-run      bắt buộc: lệnh này chỉ xem trước
  --company MÃ   chỉ công ty này
  --json         in kết quả dạng JSON`,
  options: { company: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  run: async (call) => {
    const { company, 'dry-run': isDryRun } = call.options;
    if (isDryRun !== true)
      throw new UsageError('retention chỉ xem trước: thêm --dry-run. Ứng dụng tự xóa mỗi đêm.');
    const companies = await withAccounts(call, ({ database, world }) =>
      previewAllRetention(database, world.clock.now(), typeof company === 'string' ? company : null),
    );
    return {
      code: exitCodes.ok,
      reply: { companies },
      lines: [
        ...companies.map(({ companyId, name, startsAt, counts, kept }) =>
          [
            `${name} (${companyId}): ${counts.meetings} cuộc họp và ${counts.transcripts} bản gỡ băng đã đến hạn xóa`,
            `giữ ${kept.adopted} vì biên bản, ${kept.openTasks} vì việc chưa xong, ${kept.held} theo yêu cầu giữ lại`,
            `bắt đầu xóa từ ${showTime(startsAt)}`,
          ].join('; '),
        ),
        ...(companies.length === 0 ? ['Không công ty nào đặt quy tắc lưu giữ.'] : []),
      ],
    };
  },
};
