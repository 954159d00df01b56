/** Words with which a decision begins that is then said. */
export const CONSENT: ReadonlySet<string> = new Set([
  'thống nhất',
  'đồng ý',
  'chốt',
  'quyết định',
  'sẽ',
  'nhất trí',
]);

/** Verbs of decisions that begin work. Those that only settle how something is ("giữ", "tăng", "bổ nhiệm") are not among them. */
export const BEGINNING: ReadonlySet<string> = new Set(
  [
    'giao, phân công, yêu cầu, mời, thuê, mua, tuyển, tìm, lập, xây dựng, soạn, viết, làm, làm lại',
    'lắp, lắp thêm, lắp đặt, sửa, thay, kiểm tra, kiểm kê, rà soát, khảo sát, đánh giá, thử, thử nghiệm',
    'tổ chức, triển khai, chuẩn bị, mở, thành lập, đăng ký, xin, trình, gửi, hoàn thành, hoàn thiện',
    'cập nhật, nâng cấp, đào tạo, liên hệ, đàm phán, ký, nghiên cứu, thiết kế, chạy thử, dọn, chuyển',
  ].flatMap((row) => row.split(', ')),
);
