const hour = 3_600_000;
const day = 24 * hour;

/** 'Vừa xong' under an hour, 'N giờ trước' under a day, then 'N ngày trước'. Both times in milliseconds. */
export function relativeTime(then: number, now: number): string {
  const passed = now - then;
  if (passed < hour) return 'Vừa xong';
  if (passed < day) return `${Math.floor(passed / hour)} giờ trước`;
  return `${Math.floor(passed / day)} ngày trước`;
}
