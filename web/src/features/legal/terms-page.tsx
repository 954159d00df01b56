import { LegalPage } from './legal-page.tsx';

const sections = [
  {
    title: 'Ai vận hành',
    text: 'Họp Gọn là phần mềm tự cài đặt. Tổ chức cài đặt nó chịu trách nhiệm về máy chủ, dữ liệu và người được mời vào.',
  },
  {
    title: 'Tài khoản của bạn',
    text: 'Bạn giữ kín mật khẩu và dùng tên thật với đồng nghiệp. Ai có mã mời của công ty đều có thể xin vào công ty đó, nên chỉ đưa mã cho người bạn tin.',
  },
  {
    title: 'Nội dung cuộc họp',
    text: 'Lịch họp, bản ghi và việc cần làm thuộc về công ty của bạn. Khi bạn rời công ty, chúng ở lại đó. Trước khi ghi âm hoặc tải bản ghi lên, hãy hỏi ý những người có mặt.',
  },
  {
    title: 'Trợ lý',
    text: 'Trợ lý soạn tóm tắt và đề xuất việc từ lời đã nói, và có thể sai. Hãy xem dẫn chứng trước khi dựa vào kết luận; không việc nào được tạo khi chưa có người xác nhận.',
  },
];

export const TermsPage = () => (
  <LegalPage
    title="Điều khoản sử dụng"
    lead="Những điều bạn và công ty của bạn đồng ý khi dùng Họp Gọn."
    sections={sections}
  />
);
