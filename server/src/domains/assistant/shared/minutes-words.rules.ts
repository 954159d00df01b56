/** How far minutes are, behind "biên bản". */
export const minutesWords = {
  draft: 'đang soạn, chưa thông qua',
  review: 'đang lấy góp ý, chưa thông qua',
  adopted: 'đã thông qua',
  locked: 'đã ký và khóa',
  void: 'đã hủy',
} as const;
