/** 1 is Monday. */
export const weekdays = [
  { day: 1, short: 'T2', name: 'Thứ Hai' },
  { day: 2, short: 'T3', name: 'Thứ Ba' },
  { day: 3, short: 'T4', name: 'Thứ Tư' },
  { day: 4, short: 'T5', name: 'Thứ Năm' },
  { day: 5, short: 'T6', name: 'Thứ Sáu' },
  { day: 6, short: 'T7', name: 'Thứ Bảy' },
  { day: 7, short: 'CN', name: 'Chủ Nhật' },
] as const;
