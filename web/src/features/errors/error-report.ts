import { supportEmail } from '../../lib/support-email.ts';

interface Circumstances {
  readonly url: string;
  readonly userAgent: string;
  readonly time: Date;
}

/** Mail programs cut long addresses; the first lines of a stack say most. */
const longestStack = 1_500;

/** A `mailto:` with what helps to find the fault: message, stack, address, browser and time. */
export function errorReport(error: Error | null, { url, userAgent, time }: Circumstances): string {
  const lines = [
    `Lỗi: ${error?.message || 'Không rõ'}`,
    `Địa chỉ: ${url}`,
    `Trình duyệt: ${userAgent}`,
    `Thời điểm: ${time.toISOString()}`,
    '',
    error?.stack?.slice(0, longestStack) ?? '',
  ];
  const subject = encodeURIComponent('Báo lỗi Họp Gọn');
  return `mailto:${supportEmail()}?subject=${subject}&body=${encodeURIComponent(lines.join('\n'))}`;
}
