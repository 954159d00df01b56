const confirmation =
  /^\s*(?:(?:ừ|ờ|uh|ok|oke|okie|vâng|dạ|rồi|chốt|đúng rồi|được rồi|xác nhận|gửi đi|lưu đi|tốt|chuẩn|roi|luu di|gui di|chot)[\s,]*)+(?:nhé|nha|em|đi|luôn|giúp|cho anh|cho chị)?\s*[.!]\s*(?:mà\s+|ma\s+|thế\s+|the\s+)?(?=\S.{7})/iu;

/** "Thôi để sau, xem giúp …": what was spoken of waits, and something else is asked. */
const putOff = /^\s*(?:thôi|thoi)\s+(?:để sau|được|kệ|de sau|duoc)\s*[,.]\s*(?=\S.{11})/iu;

/** "Ừ gửi đi. Mà phòng còn trống không?": who agrees first asks or wants more. */
export function cutConfirmation(message: string): { readonly rest: string; readonly isConfirmed: boolean } {
  const found = confirmation.exec(message);
  const rest = found ? message.slice(found[0].length) : message;
  return { rest: rest.replace(putOff, ''), isConfirmed: found !== null };
}
