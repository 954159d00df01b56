import { formatDay } from './date.ts';
import { weekdayOf } from './days.ts';
import { weekdays } from './weekdays.ts';

/** 'T2' … 'CN' */
export const shortWeekday = (day: string): string => weekdays[weekdayOf(day) - 1]?.short ?? '';

export const dateOf = (day: string): number => Number(day.slice(8));

/** 'Thứ Sáu, 20/11/2026' */
export const dayInWords = (day: string): string => formatDay(`${day}T12:00Z`, 'UTC');

/** 'Tháng 11, 2026' */
export const monthInWords = (day: string): string => `Tháng ${Number(day.slice(5, 7))}, ${day.slice(0, 4)}`;
