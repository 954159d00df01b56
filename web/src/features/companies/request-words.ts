/** To who joined a company that wants to approve first. */
export const requestSent =
  'Đã gửi yêu cầu tham gia. Bạn vào được công ty khi chủ sở hữu hoặc quản trị viên duyệt.';
