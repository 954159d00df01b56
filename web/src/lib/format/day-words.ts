import { weekdayOf } from '@hopgon/engine/time/days';
import { weekdays } from './weekdays.ts';

const weekday = (day: string) => weekdays[weekdayOf(day) - 1];

/** 'T2' … 'CN' */
export const shortWeekday = (day: string): string => weekday(day)?.short ?? '';

export const dateOf = (day: string): number => Number(day.slice(8));

/** '20/11/2026' */
export const dayInDigits = (day: string): string => day.split('-').toReversed().join('/');

/** 'Thứ Sáu, 20/11/2026' */
export const dayInWords = (day: string): string => `${weekday(day)?.name}, ${dayInDigits(day)}`;

/** 'Tháng 11, 2026' */
export const monthInWords = (day: string): string => `Tháng ${Number(day.slice(5, 7))}, ${day.slice(0, 4)}`;
