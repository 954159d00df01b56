import { WordTable } from './word-table.ts';

type Unit = { readonly kind: 'money' | 'percent' | 'count'; readonly unit: string };

const spread = <T>(value: T, phrases: string): (readonly [string, T])[] =>
  phrases.split('|').map((phrase) => [phrase.trim(), value]);

/** Powers of a thousand, with the words for them in offices, chats and markets. */
export const scales = new WordTable<number | null>([
  ...spread(1e3, 'nghìn|ngàn|k'),
  ...spread(1e4, 'vạn'),
  ...spread(1e6, 'triệu|tr|củ'),
  ...spread(1e9, 'tỷ|tỉ|tỏi'),
  ...spread(1e12, 'nghìn tỷ|ngàn tỷ|nghìn tỉ|ngàn tỉ'),
  // Words that only begin like one: to convene, a rate, bulbs that are eaten.
  ...spread(
    null,
    'triệu tập|triệu hồi|tỷ lệ|tỉ lệ|tỷ số|tỉ số|tỷ giá|tỉ giá|tỷ trọng|tỉ trọng|tỷ phú|tỉ phú|tỉ mỉ|củ tỏi|củ hành|củ khoai|củ cải|củ quả|củ gừng|củ sắn|củ nghệ|củ sen|củ đậu|củ cà rốt',
  ),
]);

const money = (currency: string, phrases: string) =>
  spread<Unit | null>({ kind: 'money', unit: currency }, phrases);
const percent = (phrases: string) => spread<Unit | null>({ kind: 'percent', unit: '%' }, phrases);
const counts = (phrases: string) =>
  phrases
    .split('|')
    .map((phrase): readonly [string, Unit] => [phrase.trim(), { kind: 'count', unit: phrase.trim() }]);

/** Units after a number. Null consumes words that only begin like a unit. */
export const units = new WordTable<Unit | null>([
  ...money('VND', 'đồng|đ|₫|vnđ|vnd|đồng việt nam|việt nam đồng|tiền việt'),
  ...money('USD', '$|usd|đô|đô la|đô - la|đô mỹ|đô la mỹ|mỹ kim|us $'),
  ...money('EUR', '€|eur|euro|ơ rô'),
  ...money('CNY', 'tệ|nhân dân tệ|cny|rmb'),
  ...money('JPY', '¥|jpy|yên nhật|yen nhật'),
  ...money('GBP', '£|gbp|bảng anh'),
  ...money('KRW', 'won|krw'),
  ...money('SGD', 'sgd|đô sing|đô la sing|đô singapore'),
  ...money('AUD', 'aud|đô úc|đô la úc'),
  ...percent('%|phần trăm|điểm phần trăm|điểm %'),
  ...counts(
    'người|khách|khách hàng|nhân viên|nhân sự|nhân công|công nhân|kỹ sư|lập trình viên|đồng chí|thành viên|cổ đông|đại biểu|học sinh|sinh viên|học viên|giáo viên|bệnh nhân|hộ|hộ dân|hộ gia đình',
  ),
  ...counts(
    'đơn|đơn hàng|đơn vị|hợp đồng|hồ sơ|văn bản|hóa đơn|hoá đơn|sản phẩm|mẫu|mã|mã hàng|lô|lô hàng|phiếu|vé|suất|suất ăn|cổ phần|cổ phiếu|dự án|công trình|tính năng|lỗi|bug|ticket|task|lượt|lượt xem|lượt tải|lượt truy cập|tài khoản|người dùng|bài|bài viết|trang|điểm|câu|câu hỏi|phiếu bầu|giường|giường bệnh',
  ),
  ...counts(
    'khối|cái|chiếc|bộ máy|máy|máy tính|xe|thùng|hộp|gói|kiện|bao|cuộn|cây|con|căn|căn hộ|phòng học|cửa hàng|chi nhánh|đại lý|siêu thị|nhà máy|kho|tỉnh|huyện|xã|container|công ten nơ|pallet',
  ),
  ...spread<Unit | null>({ kind: 'count', unit: 'm²' }, 'm ²|m 2|mét vuông'),
  ...spread<Unit | null>({ kind: 'count', unit: 'm³' }, 'm ³|m 3|mét khối'),
  ...spread<Unit | null>({ kind: 'count', unit: 'kg' }, 'ki lô gam|ki lô|kilogam'),
  ...spread<Unit | null>({ kind: 'count', unit: 'km' }, 'ki lô mét|kilomet'),
  ...counts('kg|ký|kí|cân|gam|tấn|tạ|lít|mét|m|km|cây số|ha|héc ta|hecta|mw|kw|kwh|gb|tb|mb'),
  ...spread<Unit | null>(
    null,
    'bao nhiêu|bao giờ|bao lâu|khối lượng|khối thi đua|ki lô bai|ki lô oát|đơn giá|đơn từ|đơn giản|đơn thuần|đồng ý|đồng nghiệp|đồng hồ|đồng bộ|đồng thời|đồng nai|đồng tháp|đồng hành|đồng bào|đồng đội|đồng phục|đồng loạt|đô thị|đô đốc|tệ hơn|tệ nhất|tệ quá|máy móc|điểm danh|điểm chính|con số|bài học|câu chuyện|kho tàng',
  ),
]);

/** Signs and codes that stand before the number. */
export const leadingUnits = new WordTable<Unit>([
  ...spread<Unit>({ kind: 'money', unit: 'USD' }, '$|usd|us $'),
  ...spread<Unit>({ kind: 'money', unit: 'EUR' }, '€|eur'),
  ...spread<Unit>({ kind: 'money', unit: 'GBP' }, '£|gbp'),
  ...spread<Unit>({ kind: 'money', unit: 'JPY' }, '¥|jpy'),
  ...spread<Unit>({ kind: 'money', unit: 'VND' }, '₫|vnđ|vnd'),
]);

export type { Unit };
