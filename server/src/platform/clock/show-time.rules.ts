const vietnam = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A time (ISO, UTC) for operators, in Vietnam. */
export const showTime = (iso: string): string => vietnam.format(new Date(iso));
