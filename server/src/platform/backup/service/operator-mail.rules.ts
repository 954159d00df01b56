import { formatDate } from '@hopgon/contract/time/format-time';
import { localClock } from '@hopgon/contract/time/zoned';
import { type PlainMail, plainMail } from '../../mail/plain-mail.rules.ts';

const vietnam = 'Asia/Ho_Chi_Minh';
const operator = { name: 'người quản trị Họp Gọn' };

/** A backup that was not made. */
export const failedBackupMail = (publicUrl: string, problem: string): PlainMail =>
  plainMail('Sao lưu Họp Gọn không thành', operator, [
    `Bản sao lưu theo lịch của ${publicUrl} không thành:`,
    problem,
    'Họp Gọn sẽ thử lại sau một giờ. Chạy "npm run cli -- doctor" trên máy chủ để xem chi tiết.',
  ]);

/** Nothing is kept since then, or the newest backup is old. */
export const lateBackupMail = (publicUrl: string, since: Date, problem: string | null): PlainMail =>
  plainMail('Sao lưu Họp Gọn đang bị trễ', operator, [
    `Từ ${formatDate(since, vietnam)} ${localClock(since, vietnam)}, bản sao lưu của ${publicUrl} không theo kịp dữ liệu.`,
    problem ?? 'Bản mới nhất đã quá cũ, hoặc nhật ký cơ sở dữ liệu hay tệp tải lên chưa được chép sang.',
    'Chạy "npm run cli -- doctor" trên máy chủ để xem chi tiết.',
  ]);

interface Trial {
  readonly id: string;
  readonly tables: number | null;
  /** Why no copy was started. */
  readonly hindrance: string | null;
  readonly problems: readonly string[];
}

/** A trial restore that had no result. */
export const failedTrialMail = (publicUrl: string, problem: string): PlainMail =>
  plainMail('Chưa kiểm tra được bản sao lưu Họp Gọn', operator, [
    `Lần khôi phục thử hằng tuần của ${publicUrl} chưa thực hiện được, nên chưa biết bản sao lưu có dùng được không:`,
    problem,
    'Họp Gọn sẽ thử lại sau một giờ. Chạy "npm run cli -- doctor" trên máy chủ để xem chi tiết.',
  ]);

/** What a trial restore found. */
export function trialMail(publicUrl: string, { id, tables, hindrance, problems }: Trial): PlainMail {
  if (problems.length > 0)
    return plainMail('Bản sao lưu Họp Gọn KHÔNG khôi phục được', operator, [
      `Họp Gọn tại ${publicUrl} vừa khôi phục thử bản sao lưu ${id} và thấy:`,
      problems.slice(0, 20).join('\n'),
      'Chạy "npm run cli -- backup" để có bản mới, rồi "npm run cli -- verify" để kiểm tra.',
    ]);
  if (tables === null)
    return plainMail('Bản sao lưu Họp Gọn mới chỉ được so mã băm', operator, [
      `Họp Gọn tại ${publicUrl} vừa đọc lại bản sao lưu ${id}: mọi mã băm đều khớp, nhưng bản sao lưu chưa được khởi động thử.`,
      `Lý do: ${hindrance ?? 'không rõ'}.`,
    ]);
  return plainMail('Bản sao lưu Họp Gọn khôi phục được', operator, [
    `Họp Gọn tại ${publicUrl} vừa khôi phục thử bản sao lưu ${id} vào một thư mục tạm.`,
    `Mọi mã băm đều khớp, cơ sở dữ liệu khởi động được, số dòng của ${tables} bảng đúng như lúc sao lưu.`,
  ]);
}
