import type { IntentKind, IntentSlots } from '@hopgon/engine/intent/intent';
import { fold } from '@hopgon/engine/text/fold';

/** What names gatherings and free time: a question about these says so. */
const aboutTime =
  /\b(?:hop|cuoc|buoi|phien|gap|hen|lich|meeting|call|sync|ranh|trong|ban|free|slot|khung gio|gio nao|trong gio|tim (?:gio|thoi gian|ngay|luc|buoi))\b/;
/** "Quyết gì về thang máy?" */
const ofMatter = /\b(?:gi|sao|nao|the nao) (?:ve|voi|cho) \S/;
/** What a request for the decisions of a meeting is made of. */
const deciding = /^(?:quyet|dinh|chot|thong|nhat|duyet|ket|luan|nhung|noi|dung|ve|da|sao|toan|bo|cac|gi)$/;

/**
 * Whether words that look like a request ask what was said of something: "Bảo nộp banner lúc nào?" is about no free time, and
 * "quyết gì về thang máy?" asks for one decision, not for all of a meeting.
 */
export function asksWhatWasSaid(
  message: string,
  { kind, slots, query }: { readonly kind: IntentKind; readonly slots: IntentSlots; readonly query: string },
): boolean {
  switch (kind) {
    case 'next-meeting':
    case 'find-time':
      return !aboutTime.test(fold(message));
    case 'decisions':
      return ofMatter.test(fold(message)) || wordsBeside(query, slots.source ?? '').length > 1;
    default:
      return false;
  }
}

function wordsBeside(query: string, source: string): string[] {
  const named = new Set(fold(source).split(/\s+/));
  return fold(query)
    .split(/\s+/)
    .filter((word) => word !== '' && !named.has(word) && !deciding.test(word));
}
