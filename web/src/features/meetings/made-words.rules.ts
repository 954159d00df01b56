import type { Meeting } from '@hopgon/contract/meetings/schemas';

type Made = Pick<Meeting, 'title' | 'series' | 'status'>;

const nameOf = ({ title, series }: Made): string => (series ? `chuỗi “${title}”` : `“${title}”`);

/** `invited`: how many were asked to come. */
export function madeInWords(made: Made, invited: number): string {
  if (made.status === 'draft') return 'Đã lưu bản nháp, chưa báo cho ai';
  return `Đã tạo ${nameOf(made)}${invited > 0 ? ` và mời ${invited} người` : ''}`;
}

/** `heard`: whether a mail had left by then. */
export function takenBackInWords(made: Made, heard: 'unheard' | 'called-off'): string {
  if (made.status === 'draft') return 'Đã bỏ bản nháp';
  return heard === 'unheard'
    ? `Đã bỏ ${nameOf(made)}, chưa ai nhận thư mời`
    : `Thư mời đã gửi đi nên ${nameOf(made)} được hủy, mọi người nhận tin`;
}
