import { fold } from '@hopgon/engine/text/fold';

/** What free text asks for, as far as a few plain patterns can tell. */
export type Route =
  | { readonly kind: 'schedule' }
  | { readonly kind: 'task' }
  | { readonly kind: 'agenda' }
  | { readonly kind: 'own-tasks' }
  | { readonly kind: 'late-tasks' }
  | { readonly kind: 'summary'; readonly source: string }
  | { readonly kind: 'figures'; readonly source: string }
  | { readonly kind: 'greeting' }
  | { readonly kind: 'unknown' };

const asking = /\?|\b(gi|nao|khong|chua|may|bao nhieu|khi nao|the nao|ai)\b/;
const meeting = /\b(hop|lich|lich hop|cuoc hop|meeting|cuoc hen)\b/;
const daySaid = /\b(hom nay|ngay mai|mai|mot|tuan|thang|thu|chu nhat|ngay|sap toi|chieu|sang|toi nay)\b/;
const scheduling =
  /^(?:\S+\s+){0,4}?(?:dat|len|tao|xep|sap xep|hen|book|to chuc)\s+(?:giup\s+|giup (?:toi|minh)\s+|cho (?:toi|minh)\s+)?(?:mot\s+)?(?:lich|cuoc|buoi|hop|gap|hen|meeting|phong hop)\b/;
const meetingAt = /^(?:hop|gap|hen)\s+.*\b(?:luc|vao)\b/;
const meetingWith = /\b(?:hop|gap|hen)\s+.*?\b(?:voi|cung)\b/;
const clock = /\d\s*(?:h|gio|:)/;
const appointment = /^hen\s+\S+.*\b\d{1,2}\s*(?:h|gio|:)/;
const giving =
  /^(?:hay |nho ban |giup (?:toi|minh) )?(?:nhac|giao|phan cong|tao viec|them viec|tao cong viec|nho)\b(?! ban\b)/;
const task = /\b(viec|cong viec|task|dau viec)\b/;
const own = /\b(cua toi|cua minh|toi|minh)\b/;
const whoIsLate = /\bai\b.*\b(chua|tre|qua han|no|cham)\b|\b(viec|task)\b.*\b(qua han|tre han|chua xong)\b/;
const summing = /^(?:hay |giup (?:toi|minh) )?tom tat\s+(?:giup (?:toi|minh)\s+)?(?:cuoc )?(?:hop\s+)?/;
const figuring = /^(?:hay |giup (?:toi|minh) )?phan tich\s+(?:giup (?:toi|minh)\s+)?(?:cuoc )?(?:hop\s+)?/;
const greeting = /^(?:xin chao|chao|hello|hi|alo)(?:\s+(?:ban|em|anh|chi|buoi sang|buoi chieu))?[\s!.,]*$/;

const plain: readonly (readonly [
  Route['kind'] & ('schedule' | 'task' | 'agenda' | 'own-tasks' | 'late-tasks' | 'greeting'),
  (text: string) => boolean,
])[] = [
  ['greeting', (text) => greeting.test(text)],
  [
    'late-tasks',
    (text) => whoIsLate.test(text) && (task.test(text) || /\bxong\b/.test(text)) && !own.test(text),
  ],
  ['own-tasks', (text) => task.test(text) && own.test(text) && !giving.test(text)],
  ['schedule', (text) => [scheduling, meetingAt, appointment].some((pattern) => pattern.test(text))],
  [
    'agenda',
    (text) =>
      meeting.test(text) && daySaid.test(text) && (asking.test(text) || /^(?:xem )?lich\b/.test(text)),
  ],
  [
    'schedule',
    (text) => meetingWith.test(text) && (clock.test(text) || daySaid.test(text)) && !asking.test(text),
  ],
  ['task', (text) => giving.test(text)],
];

/** What a message asks for shows in its first words. */
const readable = 300;

/** Tells what a message without a slash asks for; `unknown` when no pattern fits. */
export function routeText(message: string): Route {
  const text = fold(message.trim().slice(0, readable)).replace(/\s+/g, ' ').trim();
  const source = sourceAfter(summing, message, text);
  if (source !== null) return { kind: 'summary', source };
  const analysed = sourceAfter(figuring, message, text);
  if (analysed !== null) return { kind: 'figures', source: analysed };
  const found = plain.find(([, fits]) => fits(text));
  return { kind: found?.[0] ?? 'unknown' };
}

// The words of the message behind those the pattern took; folding keeps their number.
function sourceAfter(pattern: RegExp, message: string, folded: string): string | null {
  const taken = pattern.exec(`${folded} `)?.[0].trim();
  if (taken === undefined) return null;
  const words = message.trim().split(/\s+/u).slice(taken.split(' ').length);
  return words.join(' ');
}
