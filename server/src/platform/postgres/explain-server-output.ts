import { MachineFailure } from '../lifecycle/machine-failure.ts';
import { StartFailure } from '../lifecycle/start-failure.ts';

type Cause = readonly [pattern: RegExp, explanation: string];

const machineCauses: readonly Cause[] = [
  [/No space left on device|Disk quota exceeded/i, 'Ổ đĩa đã đầy: giải phóng chỗ cho DATA_DIR rồi chạy lại.'],
  [
    /could not create shared memory segment|Cannot allocate memory|was terminated by signal 9/i,
    'Không đủ bộ nhớ để chạy PostgreSQL.',
  ],
  [/Read-only file system/i, 'Thư mục dữ liệu chỉ đọc: đặt DATA_DIR vào nơi ghi được.'],
];

const causes: readonly Cause[] = [
  [
    /has group or world access|has wrong ownership/i,
    'Thư mục dữ liệu PostgreSQL có chủ hoặc quyền sai: trả lại chủ cũ và quyền 0700.',
  ],
  [
    /database files are incompatible with server/i,
    'Dữ liệu PostgreSQL thuộc một phiên bản khác: dùng bản Họp Gọn cũ để xuất dữ liệu trước.',
  ],
  [
    /administrative permissions is not permitted/i,
    'PostgreSQL không chạy với quyền quản trị: mở cửa sổ lệnh thường rồi chạy lại.',
  ],
];

const explainBy = (known: readonly Cause[], output: string): string | undefined =>
  known.find(([pattern]) => pattern.test(output))?.[1];

/** Turns what PostgreSQL's programs print before they give up into one line with a remedy. */
export function explainServerOutput(output: string): StartFailure {
  const lacking = explainBy(machineCauses, output);
  if (lacking !== undefined) return new MachineFailure(lacking);
  const known = explainBy(causes, output);
  if (known !== undefined) return new StartFailure(known);
  const last =
    output
      .split('\n')
      .filter((line) => /FATAL|PANIC|error:/.test(line))
      .at(-1) ?? output.trim().slice(-300);
  return new StartFailure(`PostgreSQL không khởi động được: ${last.trim() || 'không có thông báo'}`);
}
