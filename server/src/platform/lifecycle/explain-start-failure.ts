import { errorCode } from './error-code.ts';
import { StartFailure } from './start-failure.ts';

type Detail = (name: 'path' | 'address' | 'port' | 'message') => string;

const explanations: Readonly<Record<string, (detail: Detail) => string>> = {
  EADDRINUSE: (detail) =>
    `Cổng ${detail('port')} đang được chương trình khác dùng: đóng chương trình đó, hoặc đặt cổng khác, ví dụ PORT=${Number(detail('port')) + 1}.`,
  EADDRNOTAVAIL: (detail) =>
    `HOST=${detail('address')} không phải địa chỉ của máy này: đặt HOST=127.0.0.1 hoặc 0.0.0.0.`,
  ENOTFOUND: () =>
    'Không phân giải được tên máy trong HOST, DATABASE_URL hoặc DATABASE_OWNER_URL: kiểm tra lại tên.',
  ENOSPC: () => 'Ổ đĩa đã đầy: giải phóng chỗ cho DATA_DIR rồi chạy lại.',
  EDQUOT: () => 'Hết hạn mức ổ đĩa: giải phóng chỗ cho DATA_DIR rồi chạy lại.',
  EROFS: (detail) => `${detail('path')} nằm trên ổ chỉ đọc: đặt DATA_DIR vào nơi ghi được.`,
  ENOTDIR: (detail) => `${detail('path')} không phải thư mục: đặt DATA_DIR là một thư mục.`,
  EMFILE: () => 'Hệ thống hết số tệp được mở: tăng "ulimit -n" rồi chạy lại.',
  EACCES: forbidden,
  EPERM: forbidden,
  ECONNREFUSED: () => 'Không kết nối được PostgreSQL: kiểm tra máy chủ đang chạy và DATABASE_URL đúng.',
  '53100': () => 'Ổ đĩa của PostgreSQL đã đầy: giải phóng chỗ rồi chạy lại.',
  '53300': () => 'PostgreSQL hết số kết nối: tăng max_connections hoặc đóng bớt ứng dụng khác.',
};

function forbidden(detail: Detail): string {
  return detail('port')
    ? `Không được phép mở cổng ${detail('port')}: đặt PORT từ 1024 trở lên.`
    : `Không có quyền với ${detail('path')}: đổi chủ hoặc quyền của nó, hoặc đặt DATA_DIR khác.`;
}

/** One line for the operator, or undefined for an error that is a defect and deserves its stack. */
export function explainStartFailure(error: unknown): string | undefined {
  if (error instanceof StartFailure) return error.message;
  return explanations[errorCode(error) ?? '']?.((name) => String(Reflect.get(Object(error), name) ?? ''));
}
