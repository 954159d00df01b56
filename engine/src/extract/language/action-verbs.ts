import { setOf } from './phrase.ts';

/**
 * Verbs that say what somebody is to do, by field. A verb of thinking, feeling or being makes no task, so it is
 * absent: that absence is what separates "em gửi" from "em thấy".
 */
const BY_FIELD = {
  duty: setOf(`
    lo|phụ trách|đảm nhận|đảm nhiệm|đảm trách|chịu trách nhiệm|nhận|cân|gánh|chủ trì|làm đầu mối|đứng ra
    cầm trịch|ôm|đứng
  `),
  make: setOf(`
    làm|lập|lên|tạo|soạn|viết|ghi|vẽ|thiết kế|dựng|in|xây|xây dựng|sản xuất|chế|nấu|may|gói|đóng gói|quay
    chụp|cắt|dịch|biên tập|biên soạn|code|implement|design|draft|chuẩn bị|hoàn thành|hoàn thiện|hoàn tất
    làm xong|ra|gõ|đánh máy|photo|scan|kẻ|sơn|trang trí|dàn|tập|tập trung|luyện|trồng|tưới|bón|phun|gieo|trực
    cấy|sạ|gặt|phơi|sấy|xay|ủ|thả|vớt|khử trùng|khử khuẩn|giặt|sơ chế|pha|bưng|trải|căng|trộn|tô|ốp|lát|chống thấm
    ra đề|ra thông báo|ra văn bản|ra công văn|ra quyết định|lên kế hoạch|lên danh sách|lên dự toán|lên phương án|lên khung|lên kịch bản|lên đơn
    nhào|nặn|nung|đắp|khâu|thêu|muối|ngâm|nướng|chiên|xào|cày|bừa|cuốc|xới|dàn dựng
    write|create|build|prepare|document|mock|demo|add
  `),
  send: setOf(`
    gửi|nộp|trình|đưa|chuyển|mail|email|forward|nhắn|nhắn tin|báo|báo cáo|báo lại|thông báo|phản hồi
    trả lời|ping|xin báo giá|lấy báo giá|có văn bản|có công văn|có tờ trình|gọi|gọi điện|liên hệ|liên lạc|alo|điện|phone|hỏi|nói|trao đổi|mời|nhờ|nhắc|đôn đốc|giục|rủ|kêu|bảo
    phổ biến|đăng|post|share|chia sẻ|up|upload|tải|phát|rải|dán|treo|giao|xin|đề xuất|kiến nghị|contact
    chốt|xác nhận|confirm|thuyết trình|trình bày|present|cc|tag|tuyên truyền|công khai|công bố|phát động|niêm yết|tham mưu|ban hành|cấp|chuyển viện|hòa giải
    send|sync|align|schedule|raise|remind|submit|invite|follow up|phát thuốc|đòi|truy|nhắc nhở|hạch toán|công chứng
  `),
  check: setOf(`
    kiểm tra|kiểm|check|rà|rà soát|soát|xem|xem lại|đọc|đọc lại|review|test|thử|chạy|chạy thử|đo|đếm
    đối chiếu|đối soát|theo dõi|giám sát|khảo sát|tìm|tìm hiểu|nghiên cứu|research|điều tra|phân tích
    đánh giá|so sánh|tính|tính toán|tính lại|ước lượng|estimate|thống kê|tổng hợp|tổng kết|gom|thu thập
    lọc|lựa|chọn|xác minh|nghiệm thu|chấm|dò|verify|debug|trace|audit|khám|theo sát|trông|canh|để ý|giữ
    chỉ đạo|điền|chà nhám|hội chẩn|xét nghiệm|siêu âm|lấy mẫu|thẩm định|định giá|đo đạc|cắm mốc|kiểm đếm|truy xuất|dự giờ|coi thi|chấm bài
    kiếm|tìm kiếm|tra cứu|soi|khảo giá
    investigate|monitor|benchmark|profile|rà lại|xem xét|giải trình|quan sát|tra|kiểm định|hiệu chuẩn|thử nghiệm
  `),
  change: setOf(`
    sửa|chỉnh|chỉnh sửa|cập nhật|update|thay|đổi|bổ sung|thêm|bớt|gỡ|xóa|xoá|dọn|dọn dẹp|lau|quét|rửa|kê
    sắp|sắp xếp|xếp|bố trí|lắp|lắp đặt|gắn|cài|cài đặt|nâng cấp|cấu hình|config|deploy|merge|push|fix|vá
    backup|sao lưu|khôi phục|rollback|release|refactor|tối ưu|migrate|tích hợp|xong|gia hạn|bật|tắt|mở|đóng|khóa|khoá
    tách|gộp|giảm|tăng|điều chỉnh|xử lý|xử lí|giải quyết|khắc phục|bảo trì|bảo dưỡng|hủy|huỷ|dời|hoãn|đẩy
    thanh lý|nạo vét|khơi|khơi thông|vét|chặt|tỉa|cắm|bọc|đóng dấu|niêm phong|dán tem|cân chỉnh|hiệu chỉnh|căn chỉnh|gia cố|phân loại|phá dỡ|tháo dỡ|di chuyển|vận chuyển|chèn|gọt|lồng|ghép|đánh số|đánh dấu|đánh bóng|thay thế|trang bị|phân phát|cấp phát|khen thưởng|chấn chỉnh|khoanh vùng|tiêm phòng|chuyển giao|làm rõ|giám định|trích xuất|trích lục|xuất hóa đơn|in ấn|kết nối|mời thầu|chấm thầu|dựng phim|ghi âm|ghi hình|thu âm|hiệu đính|biên dịch|rao bán|cung cấp|đóng thùng|đóng kiện|tát|ướp|luộc|rang
    rút|kéo|tiêm|bàn giao|rào|che|đổ|đào|đục|trám|hàn|siết
    tháo|lắp ráp|bơm|thông|hút|múc|san|lấp|cưa|khoan|nối|đấu nối|cẩu|chất|dỡ|bốc xếp|hạ|nâng|đóng cọc|thu hồi|tẩy
    khuân|khiêng|bê|giăng|buộc|xịt|bôi|hái|nhổ|đốn|đập|phá|mài|trát|nhồi|xúc|quét vôi
    refactor|optimize|hotfix|patch|remove|handle|resolve|finalize|revert|migrate|set up|clean|cách ly|khoanh|di dời
  `),
  trade: setOf(`
    mua|đặt|đặt cọc|đặt hàng|book|order|thuê|mượn|trả|thanh toán|chuyển khoản|thu|chi|ký|kí|ký kết
    đàm phán|thương lượng|negotiate|deal|báo giá|xuất|nhập|bán|nộp|ứng|tạm ứng|quyết toán|hoàn|hoàn ứng
    đóng|góp|vận động|quyên góp|xin tài trợ|chào|chốt đơn|săn|sắm
  `),
  people: setOf(`
    tổ chức|họp|vào|sang|về|hẹn|gặp|đón|tiếp|chở|dẫn|đi|ghé|qua|tới|đến|dạy|hướng dẫn|kèm|kèm cặp|đào tạo|training
    train|phỏng vấn|tuyển|phân công|phân lịch|phân|chia|hỗ trợ|support|giúp|phối hợp|làm việc|thăm
    tham gia|dự|đại diện|mang|đem|vác|chở|lấy|xuống|setup|set|lên lịch|đặt lịch|triển khai|thực hiện
    tiến hành|bắt đầu|khởi động|đăng ký|đăng kí|khai báo|kê khai|nhập liệu|thăm dò|sàng lọc|thay mặt|bàn
    duyệt|phê duyệt|đề nghị|kiểm kê|bốc|cập nhập|live|livestream|viếng|chăm|chăm sóc|điểm danh|dắt|đưa đón|tập huấn|bồi dưỡng|phụ đạo|dạy thay|tiếp quỹ|giải ngân|tất toán
    ship|giao hàng|tư vấn|chào giá|thay ca|trực thay|mổ|truyền|onboard|điều phối|huy động|hộ tống|áp tải|bảo lãnh
    bổ nhiệm|điều|cử|phân bổ|cho người|cho thợ|cho xe|cho quân|lục|cộng|quăng lên|quăng vào|thảy lên|bắn sang|bắn qua|nói chuyện|xin ý kiến
  `),
};

const ACTIONS = new Set(Object.values(BY_FIELD).flatMap((verbs) => [...verbs]));
const DUTIES = BY_FIELD.duty;

/** Verbs that a sentence of small talk also has at this place; alone they carry no task without another sign. */
const LIGHT = setOf(`
  đi|qua|tới|đến|lên|ra|xuống|nói|hỏi|xem|làm|cho|bàn|dự|thử|giữ|tính|tắt|đứng|cân|in|chi|điều|tập|xin
  giúp|trả lời|nhận|bắt đầu|mở|chào|hoàn|đọc|tiếp|họp|tham gia|để ý|ôm|phát|để|kêu|bảo|vào|sang|về|chạy|trực
`);

/** Before a verb they make a noun of it: "cái báo cáo", "nhật ký", "máy in". */
const NOUN_MAKERS = setOf(`
  cái|cuộc|buổi|sổ|nhật|chữ|máy|bản|bảng|đơn|phiếu|giấy|tiền|giá|lịch|phòng|người|bộ|phí|sự|file|tờ|mức|kỳ|bài
  thông|chiếc|khoản|môn|quỹ|ban|đợt|hệ|dự|mấy|những|các
`);

/** Compounds that begin like an action and are none. */
const NOT_ACTIONS = setOf(`
  giao ban|thực hiện nghiêm|làm giám đốc|làm trưởng phòng|làm trưởng ban|làm phó phòng|làm phó giám|làm chủ tịch|làm chủ nhiệm|làm sếp|về quê|làm lãnh đạo|làm thuê|làm tổ trưởng|làm nhóm trưởng|dự kiến|dự định|dự án|dự báo|xem sao|xem ra|xem như|thu nhập|ra sao|ra phết|lên tới|lên đến|đi công tác|qua loa
  tính ra|tính cả|cho nên|giao thông|chi phí|chi tiết|chi nhánh|đặt vấn|thử việc|thay vì|thay đổi|làm ăn|làm sao
  lo hỏng|lo hư|lo trễ|lo muộn|lo mất|lo thiếu|lo không|lo lắng|lo ngại|lo quá|lo lắm|lo sợ|sắp hết|sắp xong|sắp tới|sắp đến|sắp sửa|làm gì|nói chung|nhận khuyết|nhận lỗi|nhận thấy|nhận định|nhận ra|nhận được|lấy gì|lấy chi|lấy đâu|xem chừng|đi đường|rút ý|rút kinh|rút lui|nói đúng|nói phải|nói chí|nói chuẩn|nói có|nói sai|nói vậy|nói thế|nói hay|xin để|xin không|xin lỗi|xin miễn|xin kiếu|xin hỏi|xin thưa|xin hứa|xin góp|nói thật|nói thẳng|đi đâu|đưa ra|đứng đầu|mua bán|in ít|tập thể|giữ lại|phát sinh|lấy lệ|điều dưỡng|trực tiếp|rút đề xuất|rút đề nghị|chỉ đạo viên|báo động|điện lực|điện thoại|điện tử|điện tim|điện nước|điện máy|điện lạnh
`);

export type Verb = {
  readonly text: string;
  readonly length: number;
  readonly isDuty: boolean;
  readonly isLight: boolean;
};

/** A verb, or a compound that is none, by its words. */
type Entry = { readonly words: readonly string[]; readonly verb: Verb | null };

function entryOf(text: string): Entry {
  const words = text.split(' ');
  if (NOT_ACTIONS.has(text)) return { words, verb: null };
  return {
    words,
    verb: { text, length: words.length, isDuty: DUTIES.has(text), isLight: LIGHT.has(text) },
  };
}

/** By their first word, the longer ones first. */
const BY_FIRST_WORD = Map.groupBy(
  [...new Set([...ACTIONS, ...NOT_ACTIONS])].map(entryOf).sort((a, b) => b.words.length - a.words.length),
  ({ words: [first] }) => first,
);

/** The action verb that starts at a word, the longest one if several do; null if none does. */
export function verbAt(words: readonly string[], index: number): Verb | null {
  const entries = BY_FIRST_WORD.get(words[index]);
  if (!entries || NOUN_MAKERS.has(words[index - 1] ?? '')) return null;
  for (const entry of entries) if (standsAt(entry, words, index)) return entry.verb;
  return null;
}

function standsAt({ words: own }: Entry, words: readonly string[], index: number): boolean {
  for (let at = 1; at < own.length; at += 1) if (words[index + at] !== own[at]) return false;
  return true;
}
