import { parseDuration } from '../../time/parse-duration.ts';
import { lengthWords } from './said-amounts.ts';
import type { SpokenItem } from './spoken-act.ts';

const lengthIn = new RegExp(
  `\\s*[,(]?\\s*(?:trong\\s+|khoảng\\s+|khoang\\s+)?((?:${lengthWords}|\\d{1,3}\\s*'))(?!\\p{L})\\s*\\)?`,
  'iu',
);

/** "1. giá in 10p 2. cỡ chữ 5p" */
const numbered = /(?:^|(?<!\s)\s+)\d{1,2}[.)]\s+(?=\p{L})/gu;

const quoted = /(?<![\p{L}\d])["“”'‘]([^"“”'‘’]{2,120})["“”'’]([^"“”'‘’]*)/gu;
/** "Do chị Ngọc Anh trình bày": an item has no place for who speaks but its title. */
const presented = /(?<!\p{L})(?:do|bởi)\s+[^,;]{2,40}?\s+(?:trình bày|phụ trách|báo cáo|thuyết trình)/iu;

/** "cỡ chữ" 10 phút với "giá in" 15 phút: items in quotes; none where nothing is quoted. */
export const quotedItems = (text: string): SpokenItem[] =>
  [...text.matchAll(quoted)].map(([, title = '', behind = '']) => ({
    title: [title.trim(), presented.exec(behind)?.[0]].filter(Boolean).join(', '),
    minutes: minutesAfter(behind),
  }));

/** "quà tặng khách 15 phút, giá in 10 phút" */
export function itemsIn(text: string): SpokenItem[] {
  return (
    text
      .replace(numbered, ', ')
      .replace(
        /\s+(?:vào|vô|cho|vao|vo)\s+(?:(?:cuối|đầu|cuoi|dau)\s+)?(?:buổi|cuộc|chương trình|họp|buoi|cuoc|chuong trinh|hop)(?=\s|$).*$/iu,
        '',
      )
      // "ca đêm vô, 10 phút": what leads into the meeting names nothing, and a length alone is of what stands before.
      .replace(/\s+(?:vào|vô|vao|vo)(?=\s*(?:,|$))/iu, '')
      .replace(/\s*,\s*(?=\d{1,3}\s*(?:phút|phut|p|')(?!\p{L}))/giu, ' ')
      .split(/\s*[,;]\s*|\s+(?:và|với|va|voi)\s+(?:mục\s+|muc\s+)?/iu)
      .map((part) => {
        const length = lengthIn.exec(part);
        const title = part
          .replace(lengthIn, '')
          .replace(/^[\s:–-]+|\s+(?:nhé|nha|nhe|đi|ạ|luôn|nữa|giúp|hộ|di|luon|nua)+$/giu, '')
          .trim();
        return { title, minutes: length?.[1] === undefined ? null : parseDuration(length[1]) };
      })
      .filter(({ title }) => title.length > 1)
  );
}

function minutesAfter(text: string): number | null {
  const length = lengthIn.exec(text)?.[1];
  return length === undefined ? null : parseDuration(length);
}
