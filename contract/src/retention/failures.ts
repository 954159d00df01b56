/** Refusals about what is kept, held and exported, with their status. */
export const retentionFailureStatus = {
  retention_preview_stale: 409,
  too_many_retention_holds: 409,
  company_held: 409,
  export_too_large: 409,
} as const;

export const retentionFailureTexts = {
  retention_preview_stale: 'Số cuộc họp sẽ xóa vừa thay đổi. Hãy xem trước lại rồi lưu.',
  too_many_retention_holds: 'Đã có 500 mục được giữ lại. Hãy bỏ giữ những mục không còn cần.',
  company_held: 'Công ty đang giữ lại dữ liệu, không xóa được. Hãy bỏ giữ ở “Cài đặt → Lưu giữ” trước.',
  export_too_large:
    'Bản gỡ băng của công ty vượt quá 3,5 GB, không vừa một tệp ZIP. Hãy nhờ người quản trị máy chủ sao lưu thay cho tải về.',
} as const;
