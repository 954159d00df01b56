import type { SeriesPart } from '../../../data/meetings/series.ts';
import { spanInWords } from '../calendar-words.rules.ts';
import type { Span } from './shift.rules.ts';

interface Moved {
  readonly title: string;
  readonly part: SeriesPart;
  readonly to: Span;
  readonly timeZone: string;
}

/** 'Đã chuyển “Giao ban” sang …'; of a series first how much of it, then where this meeting went. */
const sentence = (towards: 'sang' | 'về', { title, part, to, timeZone }: Moved): string => {
  const when = spanInWords(to, timeZone);
  if (part === 'this') return `Đã chuyển “${title}” ${towards} ${when}`;
  const what = part === 'all' ? `cả chuỗi “${title}”` : `“${title}” từ buổi này trở đi`;
  const place = towards === 'về' ? ' về giờ cũ' : '';
  return `Đã chuyển ${what}${place}. Buổi này chuyển ${towards} ${when}.`;
};

/** `isMailed`: others take part, and get a mail of the new time once it cannot be taken back without one. */
export function movedInWords({ isMailed, ...moved }: Moved & { readonly isMailed: boolean }): string {
  const words = sentence('sang', moved);
  return isMailed
    ? `${words.replace(/\.$/u, '')}. Thư báo giờ mới gửi đi sau 20 giây nếu bạn không hoàn tác.`
    : words;
}

/** `parted`: the series was parted on the way, which stays so. */
export function restoredInWords({ parted, ...moved }: Moved & { readonly parted: boolean }): string {
  const words = sentence('về', moved);
  return parted ? `${words.replace(/\.$/u, '')}. Từ buổi này vẫn là một chuỗi riêng.` : words;
}
