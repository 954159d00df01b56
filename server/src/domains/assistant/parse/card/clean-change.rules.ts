import type { SpokenChange, SpokenPriority } from '@hopgon/engine/intent/acts/spoken-act';
import { SpokenText, wording } from './wording.rules.ts';

/** "Nửa tiếng nữa" beside how much longer it is to be is no time from now. */
const lengthMore =
  /^(?:nửa|nua|một|mot|hai|\d{1,3})\s*(?:tiếng|tieng|giờ|gio|phút|phut|p)(?:\s+(?:rưỡi|ruoi))?\s+(?:nữa|nua)$/iu;
const moves = wording('đẩy|dời|chuyển|dịch|kéo|lùi|lui');
const upwards = wording('lên|sớm|trước');
const prolongs = wording('kéo dài|thêm|dài thêm|rút|còn|thành');

const replaced = wording('thay bằng|thay vào(?: đó)?(?: là)?|thế bằng|thay là|đổi thành|đổi sang|thay vô');
const levels: readonly (readonly [ReturnType<typeof wording>, SpokenPriority])[] = [
  [
    wording(
      '(?:mức|độ|ưu tiên)(?: (?:ưu tiên|là|mức))* (?:cao|gấp|khẩn)|(?:để|cho|lên|đặt) (?:mức )?cao(?: nhất)?',
    ),
    'high',
  ],
  [wording('(?:mức|độ|ưu tiên)(?: (?:ưu tiên|là|mức))* thấp|(?:để|cho|xuống|đặt) (?:mức )?thấp'), 'low'],
  [wording('(?:mức|độ|ưu tiên)(?: (?:ưu tiên|là|mức))* (?:trung bình|vừa|thường|bình thường)'), 'normal'],
];

/** What a message changes: who takes somebody's place is added, and a length may say how much later or longer it is. */
export function cleanChange(message: string, before: SpokenChange): SpokenChange {
  const said = new SpokenText(message);
  const change = withPriority(
    said,
    withLeftOut(
      said,
      withoutUninvited(said, withReplacement(said, withWay(said, withTitle(message, before)))),
    ),
  );
  const { minutes, more, times } = change;
  const left = more === null ? times : times.filter((time) => !lengthMore.test(time));
  const isShift = minutes !== null && said.has(moves) && !said.has(prolongs) && times.length === 0;
  if (!isShift) return { ...change, times: left };
  return { ...change, times: left, minutes: null, shift: said.has(upwards) ? -minutes : minutes };
}

const reportsFirst = /^[\s,]*(?:(?:rồi|và|mà|roi|va|ma)\s+)?(?:báo|nhắn|nói|bao|nhan|noi)\s/iu;
const spokenTo =
  /(?<!\p{L})(?:xin|hỏi|nhắn|thưa|trình|hoi|nhan|thua|trinh)\s+(?:phép\s+|ý kiến\s+|với\s+)?$/iu;

/** "Xin bác Lộc cho dời": who is asked is nobody to add. */
export function withoutSpokenTo(message: string, change: SpokenChange): SpokenChange {
  if (reportsFirst.test(message)) return { ...change, names: [] };
  const isAsked = (name: string): boolean => {
    const at = message.indexOf(name);
    return at > 0 && spokenTo.test(message.slice(0, at));
  };
  return { ...change, names: change.names.filter((name) => !isAsked(name)) };
}

/** "Đổi phòng sang Sen" names a room and nobody. */
export const withoutRoomNames = (change: SpokenChange, room: string): SpokenChange =>
  room === ''
    ? change
    : {
        ...change,
        names: change.names.filter((name) => !room.includes(name)),
        add: change.add.filter((name) => !room.includes(name)),
      };

/** "Bỏ Hà, thay bằng Tùng": who is named behind it comes. */
function withReplacement(said: SpokenText, change: SpokenChange): SpokenChange {
  const found = said.find(replaced);
  if (!found || change.remove.length === 0) return change;
  const behind = said.text.slice(found.index + found[0].length);
  const isBehind = (name: string): boolean => behind.includes(name.split(' ').at(-1) ?? name);
  return {
    ...change,
    add: [...change.add, ...change.remove.filter(isBehind)],
    remove: change.remove.filter((name) => !isBehind(name)),
  };
}

const uninvites = wording(
  '(?:không|hông|khỏi|đừng|thôi không|thôi khỏi)(?: (?:cần|phải|có))* (?:mời|thêm|gọi|rủ|add)',
);

/** "Không cần mời anh Minh nữa": who is named behind it does not come. */
function withoutUninvited(said: SpokenText, change: SpokenChange): SpokenChange {
  const found = said.find(uninvites);
  if (!found || change.add.length === 0) return change;
  const behind = said.text.slice(found.index);
  const isGone = (name: string): boolean => behind.includes(name.split(' ').at(-1) ?? name);
  return {
    ...change,
    add: change.add.filter((name) => !isGone(name)),
    remove: [...change.remove, ...change.add.filter(isGone)],
  };
}

/** "Anh Sơn thôi khỏi", "không cần chị Hà": who is named there does not come. */
const leftBehind =
  /^\s*(?:thì\s+)?(?:thôi khỏi|bỏ ra|bỏ đi|rút ra|bo ra|khỏi cần|khỏi|không cần|ko cần|hông cần|khong can|thoi khoi|khoi)(?![\p{L}])/iu;
const leftBefore = /(?:không cần|ko cần|hông cần|khỏi cần|khỏi|trừ|khong can|khoi)\s+$/iu;

function withLeftOut({ text }: SpokenText, change: SpokenChange): SpokenChange {
  const isOut = (name: string): boolean => {
    const at = text.indexOf(name);
    return at >= 0 && (leftBehind.test(text.slice(at + name.length)) || leftBefore.test(text.slice(0, at)));
  };
  const gone = [...change.names, ...change.add].filter(isOut);
  if (gone.length === 0) return change;
  const stays = (name: string): boolean => !gone.includes(name);
  return {
    ...change,
    names: change.names.filter(stays),
    add: change.add.filter(stays),
    remove: [...new Set([...change.remove, ...gone])],
  };
}

const namedTitle =
  /(?<!\p{L})(?:tên|tiêu đề|tựa|tựa đề|ten|tieu de|tua)(?:\s+(?:cuộc họp|cuộc|họp|buổi|thư|việc|cuoc|hop|thu))?\s+(?:(?:thì|nên|cho|thi)\s+)?(?:đổi|sửa|thay|để|ghi|doi|sua|thay|de|ghi)\s+(?:thành|lại là|lại|là|thanh|lai la|la)\s+(\S.*)$/iu;
const tailOfTitle =
  /(?:\s+(?:cho (?:đỡ|gọn|dễ|khỏi|tiện|chắc)|để (?:đỡ|khỏi|dễ)|kẻo)\s.*|\s+(?:nhé|nha|nghe|đi|giúp|ạ|em))+$/iu;

/** "Tên đổi thành Trao đổi công việc cho đỡ bàn tán" */
function withTitle(message: string, change: SpokenChange): SpokenChange {
  const title = change.title === '' ? namedTitle.exec(message)?.[1] : change.title;
  if (title === undefined || title === '') return change;
  const short = title.replace(tailOfTitle, '').replace(/^["“”'\s]+|["“”'\s.,]+$/gu, '');
  return change.title === ''
    ? { ...change, title: short, times: [], names: [], add: [], remove: [] }
    : { ...change, title: short };
}

const byNet = wording('(?:họp )?(?:trên|qua) (?:mạng|zoom|meet|teams)|họp từ xa');

const withWay = (said: SpokenText, change: SpokenChange): SpokenChange =>
  change.online === null && said.has(byNet) ? { ...change, online: true } : change;

function withPriority(said: SpokenText, change: SpokenChange): SpokenChange {
  if (change.priority !== null) return change;
  const found = levels.find(([words]) => said.has(words));
  return found === undefined ? change : { ...change, priority: found[1] };
}
