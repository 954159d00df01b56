/** Texts of refusals of push messages, unsubscribing and letters. */
export const notificationFailureTexts = {
  push_off: 'Máy chủ này không gửi thông báo đẩy. Hãy hỏi người quản trị máy chủ.',
  push_address_refused: 'Địa chỉ nhận thông báo của trình duyệt này không dùng được.',
  push_not_subscribed: 'Trình duyệt này chưa bật thông báo đẩy. Hãy bật lại.',
  push_failed: 'Chưa gửi được thông báo đến trình duyệt này. Hãy thử lại sau, hoặc tắt rồi bật lại.',
  unsubscribe_link_invalid: 'Liên kết này không dùng được: có thể liên kết bị cắt ngắn khi sao chép.',
  letter_not_wanted: 'Người nhận đã tắt thư từ Họp Gọn. Hãy mở thư trong ứng dụng email của bạn để gửi.',
} as const;
