import type { MessageState } from '@hopgon/engine/intent/intent';
import { agreesAlone } from '../card/read-stance.rules.ts';

/** Behind a comma something else begins only with such a word: "ừ chuyển, rồi viết thư cho chị Hòa …". */
const goesOn = /^(?:rồi|và|còn|với lại|với|xong|sẵn|tiện|nhân tiện|roi|va|con|voi|san|tien|nhan tien)\s/iu;
const joins = /^(?:(?:mà|thế|rồi|và|với lại|với|ma|the|roi|va|voi)\s+)+/iu;
const leastRest = 8;

/** "Thôi để sau, xem giúp …": what was spoken of waits, and something else is asked. */
const putOff = /^\s*(?:thôi|thoi)\s+(?:để sau|được|kệ|de sau|duoc)\s*[,.]\s*(?=\S.{11})/iu;

/** "Ừ gửi đi. Mà phòng còn trống không?": who agrees first asks or wants more. */
export function cutConfirmation(
  message: string,
  before: MessageState,
): { readonly rest: string; readonly isConfirmed: boolean } {
  const rest = restBehind(message, before?.kind === 'card' ? before.of : null);
  const isConfirmed = rest !== null;
  return { rest: (rest ?? message).replace(putOff, ''), isConfirmed };
}

/** What follows the parts that only agree; null where the first does not, or nothing else follows. */
function restBehind(message: string, card: string | null): string | null {
  let rest: string | null = null;
  for (const { 0: mark, index } of message.matchAll(/[,.!;]+(?=\s)/gu)) {
    if (!agreesAlone(message.slice(0, index), message, card)) break;
    const behind = message.slice(index + mark.length).trimStart();
    const isApart = /[.!]/u.test(mark) || goesOn.test(behind);
    if (isApart && behind.length >= leastRest) rest = behind.replace(joins, '');
  }
  return rest;
}
