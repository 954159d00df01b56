import { formatDay } from '../../lib/format/date.ts';

/** Thứ Sáu, 01/01/2027 of YYYY-MM-DD */
export const dayInWords = (day: string): string => formatDay(`${day}T00:00:00Z`, 'UTC');
