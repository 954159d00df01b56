import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type AuditBreak, verifyAuditLog } from '../../domains/audit/verify-audit-log.ts';
import { showTime } from '../../platform/clock/show-time.rules.ts';
import { OperatorFailure } from '../../platform/lifecycle/operator-failure.ts';
import { withAccounts } from '../accounts/accounts.ts';
import { type Command, exitCodes, UsageError } from '../command.ts';

const problemTexts: Readonly<Record<AuditBreak['problem'], string>> = {
  'entry-changed': 'dòng đã bị sửa',
  'entry-removed': 'dòng đã bị xóa',
  'link-removed': 'mắt xích trước dòng này đã bị xóa',
  'entry-unlinked': 'dòng được thêm vào mà không qua chuỗi',
  'log-rewritten': 'nhật ký đã bị viết lại so với lần kiểm tra trước',
};

const sayBreak = ({ companyId, problem, position, entryId, at }: AuditBreak): string =>
  [
    `✗ Công ty ${companyId}: ${problemTexts[problem]}`,
    ...(position === null ? [] : [`số ${position}`]),
    ...(entryId === null ? [] : [`mã ${entryId}`]),
    ...(at === null ? [] : [showTime(at.toISOString())]),
  ].join(', ');

const Heads = z.object({
  heads: z.array(z.object({ companyId: z.guid(), position: z.int(), hash: z.string() })),
});

async function readHeads(file: string): Promise<z.infer<typeof Heads>['heads']> {
  try {
    return Heads.parse(JSON.parse(await readFile(file, 'utf8'))).heads;
  } catch {
    throw new OperatorFailure(`Không đọc được ${file}: cần tệp mà "audit verify --json" đã in ra.`);
  }
}

export const audit: Command = {
  summary: 'Kiểm tra nhật ký của các công ty có bị sửa hay xóa dòng nào không',
  help: `Cách dùng: npm run cli -- audit verify [--company MÃ] [--since TỆP] [--json]

Mỗi dòng nhật ký chứa mã băm của dòng trước. Lệnh này tính lại cả chuỗi và nói dòng đầu tiên không khớp của mỗi công ty.
Chuỗi không cho biết nếu ai đó có toàn quyền với cơ sở dữ liệu viết lại tất cả: hãy giữ kết quả --json ở nơi khác
và đưa lại bằng --since ở lần sau. Mã thoát 3 nghĩa là có sai khác.

  --company MÃ   chỉ công ty này
  --since TỆP    kết quả --json của một lần trước
  --json         in kết quả dạng JSON`,
  options: { company: { type: 'string' }, since: { type: 'string' } },
  run: async (call) => {
    if (call.words[0] !== 'verify') throw new UsageError('Sau audit cần verify.');
    const { company, since } = call.options;
    const heads = typeof since === 'string' ? await readHeads(since) : [];
    const companyId = typeof company === 'string' ? company : undefined;
    const found = await withAccounts(call, ({ database }) =>
      verifyAuditLog(database.trusted({}).db, { companyId, heads }),
    );
    return {
      code: found.breaks.length === 0 ? exitCodes.ok : exitCodes.problems,
      reply: { ...found },
      lines: [
        `Đã kiểm tra ${found.entries} dòng nhật ký của ${found.companies} công ty.`,
        ...(found.breaks.length === 0 ? ['Không có gì sai khác.'] : found.breaks.map(sayBreak)),
      ],
    };
  },
};
