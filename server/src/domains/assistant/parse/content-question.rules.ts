import type { IntentSlots } from '@hopgon/engine/intent/intent';
import { fold } from '@hopgon/engine/text/fold';

/** "Quyết gì về thang máy?" */
const ofMatter = /\b(?:gi|sao|nao|the nao) (?:ve|voi|cho) \S/;
/** "Giá thuê kho chốt bao nhiêu?": one fact is asked for. */
const ofFact =
  /\b(?:bao nhieu|may (?:gio|ngay|nguoi|phan tram))\b(?! quyet)|\bco (?:chot|quyet|thong nhat|duyet|chon)\b(?!(?: dinh)? gi).*\b(?:khong|chua)\b|\b(?:chot|quyet|duyet|chon|nhat)\b.*\b(?:khi nao|bao gio|o dau|(?:ngay|ben|loai|mau|phuong an|cho|gio) nao)\b/;
/** What a request for the decisions of a meeting is made of. */
const deciding = /^(?:quyet|dinh|chot|thong|nhat|duyet|ket|luan|nhung|noi|dung|ve|da|sao|toan|bo|cac|gi)$/;

/** Whether words that ask for decisions ask for one of them, "quyết gì về thang máy?", and not for all of a meeting. */
export const asksOfMatter = (
  message: string,
  { slots, query }: { readonly slots: IntentSlots; readonly query: string },
): boolean =>
  ofMatter.test(fold(message)) ||
  ofFact.test(fold(message)) ||
  wordsBeside(query, slots.about ?? '').length > 1;

function wordsBeside(query: string, about: string): string[] {
  const named = new Set(fold(about).split(/\s+/));
  return fold(query)
    .split(/\s+/)
    .filter((word) => word !== '' && !named.has(word) && !deciding.test(word));
}
