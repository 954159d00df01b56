import { spanInWords } from './calendar-words.rules.ts';
import type { Span } from './shift.rules.ts';
import type { SeriesPart } from './span-question.ts';

interface Moved {
  readonly title: string;
  readonly part: SeriesPart;
  readonly to: Span;
  readonly timeZone: string;
}

const movedWhat = {
  this: (title: string) => `“${title}”`,
  following: (title: string) => `“${title}” và các buổi sau, buổi này`,
  all: (title: string) => `cả chuỗi “${title}”, buổi này`,
} as const satisfies Record<SeriesPart, (title: string) => string>;

export const movedInWords = ({ title, part, to, timeZone }: Moved): string =>
  `Đã chuyển ${movedWhat[part](title)} sang ${spanInWords(to, timeZone)}`;

/** `parted`: the series was parted on the way, which stays so. */
export function restoredInWords({ parted, ...moved }: Moved & { readonly parted: boolean }): string {
  const { title, part, to, timeZone } = moved;
  const words = `Đã trả ${movedWhat[part](title)} về ${spanInWords(to, timeZone)}`;
  return parted ? `${words}. Từ buổi này vẫn là một chuỗi riêng.` : words;
}
