import type { MessageState } from '@hopgon/engine/intent/intent';

const takesRoom =
  /^(?:(?:ok|vậy|thế|thôi|à|vay|the|thoi)\s+)?(?:lấy|đổi|chuyển|dùng|qua|sang|book|đặt|lay|doi|chuyen|dung|dat)(?!\p{L})/iu;
const ifFree =
  /,?\s+(?:(?:còn|có|đang|con|co|dang)\s+)?(?:trống|rảnh|ai đặt chưa|ai dùng chưa|trong|ranh)(?:\s+(?:không|ko|k|hông|hong|khong|chưa|chua))?(?:\s+(?:nhỉ|vậy|v|ạ|em|nhi|vay))*[\s?.!]*$/iu;

/** "Lấy phòng nhỏ thôi, còn trống k": the card of a new meeting says who has its room, so the question behind the room is no other one. */
export function takenIfFree(
  message: string,
  before: MessageState,
): { readonly message: string; readonly kind: 'change-card' } | null {
  if (before?.kind !== 'card' || before.of !== 'schedule' || !takesRoom.test(message)) return null;
  const taken = message.replace(ifFree, '');
  return taken === message ? null : { message: taken, kind: 'change-card' };
}

const inTheEnd =
  /[?.!…]\s+(?:(?:thế|vậy|thôi|rứa|the|vay|thoi|rua)(?:\s+(?:thì|thi))?|thì|thi)\s+(?=[^?]{1,60}$)(?=[^?]*\d)/iu;

/** "9h. À khoan, 9h Tùng vướng đúng không? Thế thì 9h30": of what somebody thinks over aloud, what they end with answers. */
export function cutPondered(message: string, before: MessageState): string {
  const found =
    before === null || before.kind === 'after' || !message.includes('?') ? null : inTheEnd.exec(message);
  return found === null ? message : message.slice(found.index + found[0].length);
}
