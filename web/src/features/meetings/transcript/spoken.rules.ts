import type { Visibility } from '@hopgon/contract/meetings/schemas';
import type { ModelState } from '@hopgon/contract/models/schemas';

const extensions = ['.txt', '.vtt', '.srt', '.docx', '.json'];

/** For a file input's `accept`. */
export const acceptedFiles = extensions.join(',');

/** Bytes. */
export const largestFile = 20 * 1024 * 1024;

interface NamedFile {
  readonly name: string;
  readonly size: number;
}

/** What keeps a file from being a transcript, as far as its name and size show. */
export function fileProblem({ name, size }: NamedFile): string | null {
  const known = extensions.some((extension) => name.toLowerCase().endsWith(extension));
  if (!known) return 'Chỉ nhận tệp .txt, .vtt, .srt, .docx hoặc .json.';
  if (size === 0) return 'Tệp này trống.';
  return size > largestFile ? 'Tệp lớn hơn 20 MB. Hãy chia thành các phần nhỏ hơn.' : null;
}

/** Whether anything can have been said there yet. */
export const hasBegun = ({ startsAt }: { readonly startsAt: string }, now: number): boolean =>
  Date.parse(startsAt) <= now;

/** '1 giờ 5 phút', '12 phút 30 giây', '40 giây'. */
export function spokenLength(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const parts = [
    hours > 0 && `${hours} giờ`,
    minutes > 0 && `${minutes} phút`,
    hours === 0 && (seconds % 60 > 0 || minutes === 0) && `${seconds % 60} giây`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** Lines named one by one in a short note; the rest stand in the list below it. */
const mostLinesNamed = 5;

/** 'Đã bỏ 3 câu máy nhận nhầm. 2 dòng không đọc được: dòng 14, 88'. */
export function leftoverText(removed: number, lines: readonly number[]): string {
  const named = lines.slice(0, mostLinesNamed).join(', ');
  const parts = [
    removed > 0 && `Đã bỏ ${removed} câu máy nhận nhầm hoặc không phải lời nói`,
    lines.length > 0 &&
      `${lines.length} dòng không đọc được: dòng ${named}${lines.length > mostLinesNamed ? '…' : ''}`,
  ];
  return parts.filter(Boolean).join('. ');
}

/** Where the texts of meetings of these visibilities go to be read; of no meeting as long as none is chosen. */
export function whereTextsGo(readings: ModelState['readings'], visibilities: readonly Visibility[]): string {
  const all = visibilities.length;
  const leaving = visibilities.filter((visibility) => visibility !== 'closed').length;
  const what = all > 1 ? 'Các bản gỡ băng' : 'Bản gỡ băng';
  if (readings === null || readings.isThisMachine || (all > 0 && leaving === 0))
    return `${what} được phân tích ngay trên máy chủ đang chạy Họp Gọn, không gửi cho dịch vụ nào khác.`;
  const content = all > 1 ? `nội dung của ${leaving} trong ${all} tệp` : 'nội dung';
  const goes = `Theo cài đặt của công ty, ${content} cũng được gửi tới mô hình AI ${readings.model} tại ${readings.host} để đọc.`;
  const stays = all === leaving && all > 0 ? '' : ' Tệp của họp kín không được gửi.';
  return `${what} được phân tích trên máy chủ đang chạy Họp Gọn. ${goes}${stays}`;
}
