/** Texts of refusals of figures and of what they cost. */
export const figuresFailureTexts = {
  group_too_small: 'Phòng ban này không hiện riêng, để không lộ số liệu của nhóm dưới {least} người.',
  department_not_set: 'Hồ sơ của bạn chưa ghi phòng ban. Hãy chọn một phòng ban khác để xem.',
  hourly_cost_owner_only: 'Chỉ chủ sở hữu mới đặt được chi phí mỗi giờ công.',
} as const;
