import { StartFailure } from '../lifecycle/start-failure.ts';

const causes: readonly (readonly [RegExp, string])[] = [
  [/No space left on device|Disk quota exceeded/i, 'Ổ đĩa đã đầy: giải phóng chỗ cho DATA_DIR rồi chạy lại.'],
  [/could not create shared memory segment|Cannot allocate memory/i, 'Không đủ bộ nhớ để chạy PostgreSQL.'],
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
  [/Read-only file system/i, 'Thư mục dữ liệu chỉ đọc: đặt DATA_DIR vào nơi ghi được.'],
];

/** Turns what PostgreSQL's programs print before they give up into one line with a remedy. */
export function explainServerOutput(output: string): StartFailure {
  const known = causes.find(([pattern]) => pattern.test(output));
  if (known) return new StartFailure(known[1]);
  const last =
    output
      .split('\n')
      .filter((line) => /FATAL|PANIC|error:/.test(line))
      .at(-1) ?? output.trim().slice(-300);
  return new StartFailure(`PostgreSQL không khởi động được: ${last.trim() || 'không có thông báo'}`);
}
