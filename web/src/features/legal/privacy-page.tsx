import { supportEmail } from '../../lib/support-email.ts';
import { LegalPage } from './legal-page.tsx';

const sections = () => [
  {
    title: 'Chúng tôi lưu gì',
    text: 'Tên, email, mật khẩu đã băm, công ty, phòng ban, chức vụ; cuộc họp, bản ghi, việc cần làm và trò chuyện của bạn với trợ lý. Tất cả nằm trong cơ sở dữ liệu của máy chủ này.',
  },
  {
    title: 'Ai xem được',
    text: 'Chỉ người trong công ty của bạn, theo quyền trong từng cuộc họp. Trò chuyện với trợ lý chỉ mình bạn xem được.',
  },
  {
    title: 'Trong trình duyệt',
    text: 'Trình duyệt giữ phiên đăng nhập và giao diện sáng hay tối. Không có theo dõi, không có quảng cáo.',
  },
  {
    title: 'Trợ lý xử lý ở đâu',
    text: 'Mặc định, bản ghi được phân tích ngay trên máy chủ này và không rời khỏi nó.',
  },
  {
    title: 'Quyền của bạn',
    text: `Bạn có thể yêu cầu xem, sửa hoặc xóa dữ liệu của mình bằng cách viết cho ${supportEmail()}.`,
  },
];

export const PrivacyPage = () => (
  <LegalPage
    title="Chính sách quyền riêng tư"
    lead="Họp Gọn giữ dữ liệu gì, ở đâu và cho ai xem."
    sections={sections()}
  />
);
