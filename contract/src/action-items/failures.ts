/** Refusals about tasks, with their status. */
export const itemFailureStatus = {
  item_link_invalid: 410,
  extension_not_later: 422,
  extension_not_waiting: 409,
  extension_unanswerable: 409,
  action_item_not_found: 404,
  action_item_decided: 409,
  action_item_changed: 409,
} as const;

export const itemFailureTexts = {
  item_link_invalid:
    'Liên kết này đã được dùng, đã hết hiệu lực, hoặc việc đã giao cho người khác. Hãy đăng nhập để xem việc của bạn.',
  extension_not_later: 'Hạn mới phải sau hạn hiện tại và không sớm hơn hôm nay.',
  extension_not_waiting: 'Không còn yêu cầu lùi hạn nào chờ trả lời.',
  extension_unanswerable:
    'Những người có thể đồng ý lùi hạn việc này đều không còn trong công ty, nên chưa gửi được yêu cầu.',
  action_item_not_found: 'Không tìm thấy việc này.',
  action_item_decided: 'Việc này đã được trả lời rồi.',
  action_item_changed: 'Việc này vừa được người khác đổi. Hãy xem lại nội dung mới rồi trả lời.',
} as const;
