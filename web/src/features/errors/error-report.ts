import { supportEmail } from '../../lib/support-email.ts';

export interface ErrorReport {
  readonly message: string;
  readonly stack: string;
  readonly url: string;
  readonly userAgent: string;
  readonly time: Date;
}

/** Behind the # stand the tokens of links in mails: nobody else is to read them. */
export const reportedAddress = ({
  origin,
  pathname,
  search,
}: Pick<Location, 'origin' | 'pathname' | 'search'>): string => origin + pathname + search;

/** Mail programs cut long addresses; the first lines of a stack say most. */
const longestStack = 1_500;

export const errorReport = (
  error: Error | null,
  circumstances: Pick<ErrorReport, 'url' | 'userAgent' | 'time'>,
): ErrorReport => ({
  message: error?.message || 'Không rõ',
  stack: error?.stack?.slice(0, longestStack) ?? 'Không có',
  ...circumstances,
});

/** What helps to find the fault. */
export const reportText = ({ message, stack, url, userAgent, time }: ErrorReport): string =>
  [
    `Lỗi: ${message}`,
    `Địa chỉ: ${url}`,
    `Trình duyệt: ${userAgent}`,
    `Thời điểm: ${time.toISOString()}`,
    '',
    `Ngăn xếp: ${stack}`,
  ].join('\n');

/** Opens a draft to who helps. */
export function draftAddress(report: ErrorReport): string {
  const subject = encodeURIComponent('Báo lỗi Họp Gọn');
  return `mailto:${supportEmail()}?subject=${subject}&body=${encodeURIComponent(reportText(report))}`;
}
