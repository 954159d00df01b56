import { itemsIn } from '@hopgon/engine/intent/acts/agenda-items';
import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';

const headed =
  /^[\s,]*(?:(?:em|anh|chị|tạo|lập|thêm|ghi|soạn|đưa|vào|vô|cho|giúp|tao|lap|them|soan|dua|vao|vo)\s+)*(?:chương trình(?: họp)?|agenda|nội dung(?: họp)?|chuong trinh(?: hop)?|noi dung(?: hop)?)\s+(?:của\s+|cho\s+|cuộc\s+|buổi\s+|cua\s+|cuoc\s+|buoi\s+)*([^:]{2,80}?)(?:\s+(?:ghi|gồm|là|có|như sau|gom|la|co|nhu sau|thêm|them))*\s*:\s*(\S.*)$/isu;

/** "Chương trình họp chất lượng ghi: kiểm nghiệm 30p, khiếu nại 20p": a meeting, and the items of its agenda; null where it is not so written. */
export function readSpokenAgenda(message: string): Extract<SpokenAct, { kind: 'agenda' }> | null {
  const [, words = '', list = ''] = headed.exec(message) ?? [];
  const items = list === '' ? [] : itemsIn(list);
  return items.length === 0 ? null : { kind: 'agenda', isNamed: true, words, times: [], people: [], items };
}
