import { countsAnything, isLoneDigit } from '../../../time/grammar/counted.ts';
import { isHourAt, isNameBeforeHour } from '../../../time/grammar/neighbours.ts';
import type { Rule } from '../../../time/grammar/rule.ts';
import { anyOf } from '../../any-of.ts';
import type { Place } from '../../place.ts';
import { isFigure } from '../../tokens.ts';

/** Phrases that only look like a time; each consumes its words, being the longer match. */
const looks: readonly string[] = [
  // Streets, wards and schools are called after days.
  '(đường|phố|phường|quận|cầu|chợ|công viên|quảng trường|trường [thpt|thcs]|bệnh viện [đa khoa]|nhà máy|xí nghiệp|hẻm|ngõ|công ty (cổ phần|tnhh)) ({dm}|{day} - {month}|{day} tháng {month})',
  '(ga|cột|tòa|toà|lô|khối|cổng|model|tầng) t {n}',
  '(số nhà|nhà số|căn hộ|thửa|kiệt|ngách) {dm}',
  '(cách mạng|đại lộ|xô viết) tháng {month}',
  // Numbers no clock or calendar has.
  '[ngày|hôm] {number} tháng {number} [năm {number}]',
  // Counting.
  'ngày {n} (lần|buổi|bữa|ca|tiếng|giờ|cái|viên|người|đêm)',
  '(mỗi|một|{n}) (ngày|tuần|tháng|năm|quý) {n} (lần|buổi|bữa|ca|người)',
  '24 h / 24 [h]',
  '(tỉ số|tỷ số|kết quả|điểm số) {number} - {number}',
  'năm {number} tuổi',
  '(chục|mấy|nhiều|bao|vài|{n}) (năm|tháng|tuần|ngày|hôm|bữa) (nay|rồi)',
  // Networks, orders, takings.
  '(gói|mạng|sóng|cước|sim) [cước] {n} g',
  '((số|theo) thứ tự|(doanh|nguồn|mức) thu)',
  // Vague days.
  'như mọi (ngày|tuần|tháng|năm|hôm|bữa)',
  'từng (ngày|tuần|tháng|năm) một',
  '(ngày|tuần|tháng|hôm|bữa) nào cũng được',
  'mai (mốt|kia|này|đây)',
  '(nay|một) mai',
  // Adjectives and directions that share their word with a part of the day.
  'tối (đa|thiểu|ưu|cao|giản|tân|mật|hậu|nghĩa|tăm|màu|lửa)',
  'sáng (tạo|kiến|lập|suốt|chế|tác|tỏ|sủa|màu|giá)',
  'chiều (cao|rộng|dài|sâu|hướng|chuộng|lòng|theo|khách)',
  'một sớm một chiều',
  '[ngày] tháng năm sinh',
  '(thương mại|khuyến (mại|mãi)|thoải mái|mai (mối|táng))',
  'khuya khoắt',
  '(tối|sáng) (dạ|om|thui|rực|trưng|loáng|hơn)',
  '(trời|bầu trời|màu) (tối|sáng)',
  'âm (nhạc|thanh|tính|lượng|mưu)',
  '(tết (ta|ba)|tóc tết|tết tóc|chủ nhật ký)',
  '(đêm|buổi) (diễn|nhạc|hội|thơ|kịch|chung kết)',
  '(từ (trước|đó|xưa|lâu)|lâu|bấy lâu) [đến|tới] (nay|giờ)',
  // Feet of "hết", "cuối", "trong" that name no period.
  '(trong (suốt|đó)|cuối cùng|đầu (tiên|tư|ra|vào|bài)|giữa chừng|hết (sức|hạn)|trước hết|đứng đầu)',
];

/** Shifts, meals and light; nothing where a day or an hour follows: "cơm trưa" is a meal, "xin nghỉ chiều mai" says when. */
const partsOfOthers: readonly string[] = [
  '(ăn|bữa|cơm|nghỉ|ngủ|giấc|nắng|bữa ăn|ca|lớp|tiền|phụ cấp) {daytime}',
  '(làm|trực|chạy|thức|học|canh) (đêm|khuya)',
  '(tăm|bóng) tối',
  '(ánh|tươi|phát|chiếu|thắp|đèn|làm|độ|điểm) sáng',
  '[đường] (một|hai|{n}|đa|nhiều|ngược|nuông|theo|trái|cùng|xuôi) chiều',
];

const daysOn = anyOf('tuần hằng hàng lúc', 'này tới ngày sáng chiều tối');

const ordinal =
  '(lần|ý kiến|đề xuất|yêu cầu|bài|câu hỏi|trang|cột|dòng|đoạn|mũi|liều|vấn đề|điểm|điều|ý|việc|cái|người|câu|phần|mục|bước|nội dung|dự án|đợt|quý|vòng|phiên|ca|hạng|đời|con|đứa|thế hệ|tập|khoá|khóa|giải|dãy|hiệp|trận|mùa|ngôi|tháng|năm|trường hợp|lý do|nguyên nhân|mục tiêu|giải pháp|giai đoạn|phương án|loại|tầng|bên|kỳ|chương|nhóm|tuần) thứ {weekday}';

const leadsAway = anyOf('sau không');

/** "7 giờ 61 phút" is none, "9 giờ 120 người" and "9h hai bên" leave the hour as it is. */
const isNoClock = (place: Place): boolean =>
  !leadsAway(place.last) && !isLoneDigit(place) && !countsAnything(place.tokens, place.to);

/** "phòng 9h" is a door, "anh Phong 9h" somebody and an hour. */
const isNoName = ({ tokens, first, before }: Place): boolean =>
  !isNameBeforeHour(first, before, tokens.plain);

export const notTimes: readonly Rule[] = [
  ...looks.map((pattern): Rule => [pattern, 'nothing']),
  ['{number} (giờ|h|g) {number} [phút]', 'nothing', isNoClock],
  ['(phòng|tầng|lớp|đường|quận|số|tỉ số|tỷ số) {number} [h|g|giờ]', 'nothing', isNoName],
  [ordinal, 'nothing', countsOn],
  ['(tối|sáng|sớm|khuya) quá', 'nothing', ({ tokens }) => !tokens.plain],
  ['(đứng|xếp) thứ {weekday}', 'nothing', (place) => !place.tokens.plain && countsOn(place)],
  ...partsOfOthers.map((pattern): Rule => [pattern, 'nothing', namesNoTime]),
  ['tháng {n} lần', 'nothing', ({ tokens, after }) => !tokens.plain && !isThatTime(after)],
];

/** "tháng hai lần" is twice a month, "tháng ba lần này" names the month. */
const isThatTime = anyOf('này đầu sau thứ', 'tới trước');

/** "ăn tối lúc 7h" says when. */
function namesNoTime(place: Place): boolean {
  const { to, after } = place;
  return !saysWhen(after) && !isHourAt(place, leadsOn(after) ? to + 1 : to);
}

const saysWhen = anyOf('nay mai qua kia thứ t ngày hôm chủ cn lúc vào', 'mốt');
const leadsOn = anyOf('đến', 'tới');

/** "việc thứ hai" counts, "xong việc thứ hai tuần sau" and "gửi mọi người thứ hai" do not. */
function countsOn({ before, after }: Place): boolean {
  return !isFigure(after) && !daysOn(after) && !isAll(before);
}
const isAll = anyOf('mọi các những');
