import type { IntentKind, MessageState } from '@hopgon/engine/intent/intent';
import { fold } from '@hopgon/engine/text/fold';

const opening = '^[\\s,]*(?:(?:the|con|vay|ma|a|ua|oi|thi|nhung)[\\s,]+)*';
const that = '(?:do|ay|day|no|nay|kia|tren)';
const end =
  '(?:[\\s,]+(?:vay|the|nhi|a|ay|em|anh|chi|ban|ta|ha|rua|day|roi|di|luon|he|giup|z|v|do|hen|nua|chau))*[\\s?!.]*$';
const whenOrWhere =
  '(?:hop |dien ra |bat dau |la )*(?:o dau|cho nao|(?:o )?phong nao|(?:luc )?may gio(?: bat dau)?|khi nao|luc nao|bao gio|hom nao|ngay nao|bao lau|may (?:tieng|phut)|bao nhieu phut|(?:co )?(?:online|truc tuyen|qua mang)(?: duoc)?(?: khong| ko| k| hong)?)';
const howFar =
  '(?:la )?(?:cua ai|ai (?:lam|phu trach|lo|giu|nhan)|giao (?:cho )?ai|(?:co )?(?:han|toi han|den han)(?: la)? (?:khi nao|luc nao|bao gio|bao h|ngay nao|ngay may|hom nao|hom mo|bua nao|bua mo)|(?:khi nao|bao gio|bao h|may gio|ngay nao|ngay may|hom nao|hom mo|bua nao|bua mo) (?:phai )?(?:xong|toi han|den han|het han|phai nop|nop)|(?:toi|den|lam toi) dau|xong chua|sao roi)';

const ofMeeting = new RegExp(
  `${opening}(?:(?:cuoc|buoi|cai|lich)(?: hop| hen)? ${that} (?:thi )?)${whenOrWhere}${end}`,
  'u',
);
const ofTask = new RegExp(`${opening}(?:(?:viec|cai|dau viec) ${that} (?:thi )?)${howFar}${end}`, 'u');
const bareMeeting = new RegExp(`${opening}${whenOrWhere}${end}`, 'u');
const bareTask = new RegExp(`${opening}${howFar}${end}`, 'u');

const meetingKinds: ReadonlySet<string> = new Set([
  'agenda',
  'next-meeting',
  'meeting-people',
  'meeting-agenda',
]);
const taskKinds: ReadonlySet<string> = new Set([
  'own-tasks',
  'late-tasks',
  'person-tasks',
  'task-state',
  'due-tasks',
]);

/** Whether a question for when or where, which names no meeting, goes on from one that was spoken of. */
export const goesOnFromMeeting = (message: string, before: MessageState): boolean =>
  before?.kind === 'after' && meetingKinds.has(before.of) && !asksNextOne.test(fold(message));

const asksNextOne = /\b(?:tiep|ke tiep|sap toi|gan nhat|toi day|sau do|nua)\b/u;

/** What a short question asks of the meeting or the task spoken of last: "buổi đó ở đâu?"; null where it asks for something else. */
export function askOfLast(message: string, before: MessageState): IntentKind | null {
  const said = fold(message);
  const after = before?.kind === 'after' ? before.of : '';
  if (ofMeeting.test(said) || (meetingKinds.has(after) && bareMeeting.test(said))) return 'next-meeting';
  return ofTask.test(said) || (taskKinds.has(after) && bareTask.test(said)) ? 'task-state' : null;
}
