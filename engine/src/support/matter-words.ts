export const DENYING = new Set(['không', 'chưa', 'chẳng', 'đừng', 'khong']);
/** Verbs of ending and forbidding: with one of them a statement denies what another one says without. */
export const ENDING = new Set([
  ...['dừng', 'ngừng', 'bỏ', 'hủy', 'huỷ', 'hoãn', 'cấm', 'nghỉ', 'đóng cửa', 'chấm dứt', 'giữ nguyên'],
]);
/** Verbs of work about a matter: who sends the invitations to a fair does not set its day. */
export const ABOUT: readonly string[] = [
  'gửi, thông báo, báo cáo, đăng ký, chuẩn bị, rà soát, soạn, đối chiếu, nhắc, phát',
  'mời, báo, in, kiểm tra, đề xuất, trình, lập, tìm hiểu, khảo sát',
].flatMap((row) => row.split(', '));
/** Words that say how firmly, of how many, or that it goes on: no subject is known by them. */
export const WITHOUT_MATTER: ReadonlySet<string> = new Set(
  [
    'chỉ cần phải tối đa mới mọi mỗi hằng cả toàn bộ giữ được tính thêm',
    'còn buổi chuyển sang người vòng chốt tổ chức tạm kể phép mức đủ giờ ngày',
    'tháng tuần năm lần hết đến tới cuối đầu cho có trong từ ở về với',
    'là và của theo trên dưới khi vào tiếp tục',
  ].flatMap((row) => row.split(' ')),
);
/** One word for what is said in several ways. */
export const SAME_WORDS: ReadonlyMap<string, string> = new Map([
  ['van chuyen', 'giao hang'],
  ['o nha', 'tu xa'],
  ['theo doi', 'phu trach'],
  ['gia han', 'tiep tuc'],
  ['keo dai', 'tiep tuc'],
]);
