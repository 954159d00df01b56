import type { MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';
import type { IntentKind } from '@hopgon/engine/intent/intent';

/** "Chị Hà dời họp sang 3h rồi hả", "hủy họp chưa": nothing is ordered. */
const asksWhetherDone =
  /(?<!\p{L})(?:(?:rồi|đã|mới|được|roi)(?!\p{L}).*\s(?:hả|hở|à|phải không|đúng không|phải hông|phai khong|dung khong)|chưa|chua)(?:\s+(?:vậy|v|ta|em|bạn|anh|chị|nhỉ|ạ|vay|ban))?[\s?.!]*$|(?:chưa|chua)\s*\?/iu;

const confirms =
  /(?:phải|đúng|phai|dung)\s+(?:không|ko|k|hông|hong|hem|khong)(?!\p{L})|(?<!\p{L})(?:hả|ha|hở)\s*[,.?]|(?<!\p{L})(?:hả|hở)\s*$/iu;
/** Behind such a question an order may follow: "hạn thứ 6 phải không, dời sang thứ 2 giúp em". */
const ordersBehind =
  /\d|(?<!\p{L})(?:giúp|giùm|hộ|xin|dời|lùi|đổi|chuyển|cho|đặt|hủy|huỷ|thế|vậy|giup|gium|doi|lui|chuyen|dat|huy)(?!\p{L})/iu;

/** "Lô này hạn hôm nay phải không, em làm chưa kịp" asks whether it is so. */
function asksToConfirm(text: string): boolean {
  const found = confirms.exec(text);
  return found !== null && !ordersBehind.test(text.slice(found.index + found[0].length));
}

const isOr = /^\s*(?:hay(?:\s+(?:là|la))?|hoặc|hoac)\s*$/iu;
const leadsToIs = /(?:^|\s)(?:là|la)\s*$/iu;
const closesQuestion =
  /^(?:vậy|thế|rứa|nhỉ|ta|hả|hè|z|v|vay|the|rua|nhi|ha|he|day|đấy|đây|ấy|ay)?(?: (?:ạ|a|em|ta|nhỉ|nhi)){0,2} ?\??$/iu;

/** "Giao ban là 7h30 hay 8h rứa": of two times one is asked for, and none is set. */
function asksWhichTime(text: string, pieces: readonly MessagePiece[]): boolean {
  const times = pieces.filter(({ kind }) => kind === 'time');
  return times.some((time, at) => {
    const other = times[at + 1];
    if (other === undefined || !isOr.test(text.slice(time.to, other.from))) return false;
    return leadsToIs.test(text.slice(0, time.from)) && closesQuestion.test(text.slice(other.to).trim());
  });
}

/** "Tui dự online được không" asks of the meeting, and accepts nothing. */
const asksToCome = (kind: IntentKind, text: string): boolean => kind === 'respond-yes' && mayIt.test(text);
const mayIt =
  /(?:được|đc|dc|duoc)\s+(?:không|ko|k|hông|hong|hok|khong)(?:\s+(?:vậy|ạ|a|ta|em|nhỉ|v|vay))*[\s?.!]*$/iu;

/** Whether what reads like a change only asks: whether it was made, whether it is so, which of two times holds. */
export const asksWhether = (kind: IntentKind, text: string, pieces: readonly MessagePiece[]): boolean =>
  asksWhetherDone.test(text) || asksToConfirm(text) || asksWhichTime(text, pieces) || asksToCome(kind, text);
