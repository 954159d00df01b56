import { fold } from '@hopgon/engine/text/fold';

/** What people write before the subject they ask for, folded. */
const leads =
  /^(?:(?:da|dang|co|minh|chung ta|cong ty|hop)\s+)*(?:chot|quyet dinh|quyet|thong nhat|ket luan)\s+(?:nhung\s+)?(?:gi|dieu gi|nhung gi|the nao|ra sao)\s+(?:ve|cho|voi)\s+/u;

/** A number as the register prints it: 'số 02/BB'. */
const printedNumber = /(?<!\S)so (?=\d)/gu;

/** The words a decision must hold: 'Đã chốt gì về giá sơn?' asks for 'gia' and 'son', 'số 02/BB' for '02/bb'. */
export function searchedWords(search: string): string[] {
  const folded = fold(search)
    .replace(/[?!.,;:“”"]+/gu, ' ')
    .split(/\s+/u)
    .join(' ')
    .trim();
  return [...new Set(folded.replace(leads, '').replace(printedNumber, '').split(/\s+/u).filter(Boolean))];
}
