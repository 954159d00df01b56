const leadsToNote =
  /(?:^|[,;.]\s*)(?:có |kèm |thêm |với )*(?:ghi chú|lời nhắn|chú thích|ghi chu|loi nhan)(?:\s+(?:là|rằng|cho mọi người|trong thư mời|thêm|la|rang))*\s*:?\s+/iu;

/** "…, ghi chú là mang bảng tồn kho": what the invitation is to say stands at the end. */
export function cutNote(message: string): { readonly rest: string; readonly note: string } {
  const found = leadsToNote.exec(message);
  const note =
    found === null
      ? ''
      : message.slice(found.index + found[0].length).replace(/^["“”'\s]+|["“”'\s.]+$/gu, '');
  return found === null || note === ''
    ? { rest: message, note: '' }
    : { rest: message.slice(0, found.index), note };
}
