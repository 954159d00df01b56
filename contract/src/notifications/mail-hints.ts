import type { NotificationGroup } from './groups.ts';

/** What of a group goes by mail, where that is not all its hint says. */
export const mailHints: Readonly<Partial<Record<NotificationGroup, string>>> = {
  polls: 'Mời chọn giờ, đổi giờ để chọn, hủy hỏi giờ',
  tasks:
    'Giao việc cho bạn, từ chối việc bạn giao, đổi, báo xong, mở lại hay xóa việc của bạn, xin lùi hạn, bình luận nhắc tên bạn',
  minutes: 'Biên bản gửi cho bạn',
  company: 'Bạn được duyệt vào công ty, chuyển quyền sở hữu',
};
