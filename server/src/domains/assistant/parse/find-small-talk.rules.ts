import { fold } from '@hopgon/engine/text/fold';

const asksDay =
  /\b(?:hom nay|nay|bua nay) (?:la )?(?:thu may|ngay may|ngay bao nhieu|thu bao nhieu|ngay gi)\b|\b(?:bay gio|gio) (?:la )?may gio\b|\bmay gio roi\b/;
const asksToWait =
  /\b(?:khoan|cho xiu|cho chut|cho da|cho ti|doi xiu|doi chut|doi da|tu tu)\b|\bde (?:\S+ ){1,6}da\b/;

/** What small talk is of, as far as an answer depends on it. */
export function findSmallTalk(message: string): 'day' | 'wait' | 'other' {
  const folded = fold(message).toLowerCase();
  if (asksDay.test(folded)) return 'day';
  return asksToWait.test(folded) ? 'wait' : 'other';
}
