const format = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 2 });

/** 1.234,5 */
export const formatNumber = (value: number): string => format.format(value);
