import { fold } from '@hopgon/engine/text/fold';

/** What people write before the subject they ask for, folded. */
const leads =
  /^(?:(?:da|dang|co|minh|chung ta|cong ty|hop)\s+)*(?:chot|quyet dinh|quyet|thong nhat|ket luan)\s+(?:nhung\s+)?(?:gi|dieu gi|nhung gi|the nao|ra sao)\s+(?:ve|cho|voi)\s+/u;

/** The words a decision must hold: 'Đã chốt gì về giá sơn?' asks for 'gia' and 'son'. */
export function searchedWords(search: string): string[] {
  const folded = fold(search)
    .replace(/[?!.,;:“”"]+/gu, ' ')
    .trim();
  return [...new Set(folded.replace(leads, '').split(/\s+/u).filter(Boolean))];
}
