import { cardInLines } from './change-in-lines.ts';
import type { CardChange } from './changes.ts';

/** What a changed card replaced, in a sentence: "Đã đổi: “09:00–10:00” thành “10:00–11:00”." */
export function describeDifference(before: CardChange, after: CardChange): string {
  const [old, now] = [cardInLines(before), cardInLines(after)];
  const gone = old.filter((line) => !now.includes(line));
  const come = now.filter((line) => !old.includes(line));
  if (gone.length === 0 && come.length === 0) return '';
  if (gone.length === 0) return `Đã thêm: ${come.join('; ')}.`;
  if (come.length === 0) return `Đã bỏ: ${gone.join('; ')}.`;
  return `Đã đổi: “${gone.join('; ')}” thành “${come.join('; ')}”.`;
}

/** What a card said before it was changed, for who wants it back. */
export const describePrevious = (before: CardChange, after: CardChange): string => {
  const now = cardInLines(after);
  const gone = cardInLines(before).filter((line) => !now.includes(line));
  return gone.length > 0 ? gone.join('; ') : cardInLines(before).join('; ');
};
