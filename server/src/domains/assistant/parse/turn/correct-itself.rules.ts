import { readPieces } from '@hopgon/engine/intent/acts/read-pieces';
import { readMessage } from '@hopgon/engine/intent/read-message';

const correction =
  /[\s,.–-]+(?:(?:à\s+|ấy\s+|ý\s+|a\s+)?(?:nhầm|quên|ý là|không phải|nham)(?:\s+(?:là|rồi))?|(?:à|ấy)\s+(?:không|lộn)|a lon)[\s,]+(?=\S)/iu;

/** "10 giờ thứ Ba, à nhầm thứ Tư": what follows replaces what was said by mistake. */
export function correctItself(message: string): string {
  const found = correction.exec(message);
  if (!found) return message;
  const [before, after] = [message.slice(0, found.index), message.slice(found.index + found[0].length)];
  const wrong = readPieces(readMessage(before)).findLast(({ kind }) => kind === 'time' || kind === 'name');
  const [right] = readPieces(readMessage(after)).filter(({ kind }) => kind === wrong?.kind);
  if (!wrong || !right || right.from > 8) return message;
  const mended = wrong.kind === 'name' ? right.text : mendTime(wrong.text, right.text);
  return `${before.slice(0, wrong.from)}${mended}${before.slice(wrong.to)}${after.slice(right.to)}`;
}

const weekday =
  /(?:thứ|thu)\s+(?:hai|ba|tư|tu|năm|nam|sáu|sau|bảy|bay|\d)|chủ nhật|chu nhat|t[2-7](?!\d)|(?:ngày\s+)?\d{1,2}\/\d{1,2}(?:\/\d{4})?/iu;
const hour = /\d{1,2}\s*(?:h|g|:|giờ|gio)(?:\s*\d{2})?(?:\s*(?:rưỡi|ruoi))?/iu;

/** The part of a time that a correction speaks of is replaced; the rest stays. */
function mendTime(wrong: string, right: string): string {
  for (const part of [weekday, hour]) {
    const said = part.exec(right)?.[0];
    if (said !== undefined && part.test(wrong) && said.length >= right.trim().length - 6)
      return wrong.replace(part, () => said);
  }
  return right;
}
