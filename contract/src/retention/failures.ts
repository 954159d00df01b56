/** Refusals about what is kept and held, with their status. */
export const retentionFailureStatus = {
  retention_preview_stale: 409,
  too_many_retention_holds: 409,
  company_held: 409,
} as const;

export const retentionFailureTexts = {
  retention_preview_stale: 'Số cuộc họp sẽ xóa vừa thay đổi. Hãy xem trước lại rồi lưu.',
  too_many_retention_holds: 'Đã có 500 mục được giữ lại. Hãy bỏ giữ những mục không còn cần.',
  company_held: 'Công ty đang giữ lại dữ liệu, không xóa được. Hãy bỏ giữ ở “Cài đặt → Lưu giữ” trước.',
} as const;
