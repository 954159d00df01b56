import { dayMs, hourMs } from './durations.ts';

/** 'Vừa xong' under an hour, 'N giờ trước' under a day, then 'N ngày trước'. Both times in milliseconds. */
export function relativeTime(then: number, now: number): string {
  const passed = now - then;
  if (passed < hourMs) return 'Vừa xong';
  if (passed < dayMs) return `${Math.floor(passed / hourMs)} giờ trước`;
  return `${Math.floor(passed / dayMs)} ngày trước`;
}
