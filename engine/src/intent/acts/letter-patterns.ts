import { hasMarks } from '../../text/fold.ts';

/** A pattern as it is written with diacritics, and without any. */
export type BothWays = { readonly marked: RegExp; readonly plain: RegExp };

/** As typed without diacritics; `fold` would write the classes of a pattern small. */
const withoutMarks = (pattern: string): string =>
  pattern.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');

export const bothWays = (pattern: string, flags = 'iu'): BothWays => ({
  marked: new RegExp(pattern, flags),
  plain: new RegExp(withoutMarks(pattern), flags),
});

export const wayOf = (pattern: BothWays, text: string): RegExp =>
  hasMarks(text) ? pattern.marked : pattern.plain;

const name = '\\p{Lu}[\\p{L}\\d]*(?:\\s+\\p{Lu}[\\p{L}\\d]*)*';
const polite = 'anh|chị|em|cô|chú|bác|ông|bà|sếp|thầy|cậu|bạn|thằng|thím|dì';
const group =
  '(?:cả|toàn(?:\\s+(?:bộ|thể))?)\\s+(?:công ty|cty|cán bộ(?:\\s+(?:và\\s+)?(?:công\\s+)?nhân viên)?|nhân viên|anh chị em|anh em|phòng\\s+\\p{L}+(?:\\s+\\p{L}+)?|nhóm|team|chi nhánh)|mọi người|anh chị em|tất cả mọi người|hai người kia';
/** Whom a letter goes to that is no colleague, by the words before their name. */
const party =
  'đại lý|nhà thầu|nhà cung cấp|nhà thuốc|khách hàng|khách sạn|khách|đối tác|công ty|chi nhánh|bên|ông bên|bà bên|người bên|phòng|các|những|mấy';
const one = `(?:${polite})\\s+${name}(?:\\s+(?:nhân sự|kế toán|kho|kinh doanh))?|${name}`;

/** What a letter does: the word behind whom it is to. */
const purpose =
  'xin lỗi|xin|nhắc|báo|hỏi|mời|cảm ơn|cám ơn|xác nhận|thông báo|nói|bảo|dặn|nhờ|hẹn|đề nghị|yêu cầu|về việc|về|là|rằng|chúc|tóm|từ chối|góp ý|giới thiệu|chia buồn';

/** "thư", "cái mail", "thư mời"; "thư ký" writes letters and is none. */
export const mailWord = bothWays(
  '(?<!\\p{L})(?:(?:cái|bức|lá|bản|nháp|draft|một|1)\\s+){0,3}(?:thư điện tử|(?:thư|mail|email)(?:\\s+(?:mời|cảm ơn|xin lỗi|nhắc))?|tin nhắn|tin(?=\\s+(?:nhắc|báo|cho|gửi))|mấy chữ|vài dòng|mấy dòng|đôi dòng|đôi lời)(?!\\p{L})(?!\\s+(?:ký|kí|viện|giãn)(?!\\p{L}))',
);
/** Whom words before the letter give it to: "soạn cho anh ấy cái mail". */
export const toBefore = bothWays('(?<!\\p{L})(?:cho|gửi|gởi)\\s+((?:(?!cho|gửi)\\S+\\s+){0,6}\\S+)\\s*$');
/** Words of an order that are no part of a letter. */
export const leading = bothWays(
  '^(?:[\\s,]*(?:này|ngắn gọn|ngắn|nhanh|gấp|luôn|giúp|giùm|dùm|hộ|nháp|với|em|mình|tôi|chị|tui)(?=[\\s,]|$))+',
);
export const directed = bothWays('^[\\s,]*(?:gửi cho|gửi tới|gửi đến|gởi cho|cho|gửi|gởi|tới|đến)\\s+');
/** Where whom it is to ends. */
export const purposeAt = bothWays(`[,:;]|(?<!\\p{L})(?:${purpose})(?!\\p{L})`);
/** One more to whom it is: "anh Bảy, chị Hòa và Mai, nhắc …". */
export const nextReader = bothWays(`^\\s*,\\s*(?:${one})(?=[\\s,])[^,:;]*`, 'u');
/** "Cc a Minh" */
export const copiedTo = bothWays(
  '^(?:(?:và|nhớ|rồi)\\s+)?(?:cc|đồng gửi|đồng kính gửi)(?:\\s+(?:cho|thêm|cả|luôn))*\\s+(\\S.*)$',
);
/** "Nhờ chị An xác nhận", "báo cả công ty nghỉ Tết": whom it is to stands behind what it does. */
export const doneTo = bothWays(
  `^[\\s,]*(nhắc|giục|hối|đôn đốc|động viên|mời|nhờ|báo|hỏi|cảm ơn|cám ơn|xin lỗi|chúc mừng|chúc|dặn|thông báo|xin|rủ)\\s+(?:cho\\s+|tới\\s+)?((?:${group})|(?:${polite})\\s+\\p{Lu}[\\p{L}\\d]*(?:\\s+\\p{Lu}[\\p{L}\\d]*)*(?:\\s+(?:với|và|cùng)\\s+(?:${one}))*|(?:${polite})\\s+(?:ấy|đó|nớ|kia|này)|sếp|(?:${party})\\s+${name}|\\p{Lu}\\p{L}*(?:\\s+\\p{Lu}\\p{L}*)+)(?=[\\s,]|$)`,
  'u',
);
/** "Nhắc nợ gửi đại lý Tư Hùng", "mời dự hội nghị gửi các nhà thuốc ở Đà Nẵng". */
export const sentTo = bothWays(
  `(?<!\\p{L})(?:gửi|gởi)(?:\\s+(?:cho|tới|đến))?\\s+((?:${party}|${polite}|toàn thể)\\s+[^,:;]+)`,
);
/** "Báo giá hội trường ở khách sạn Hương Giang" is asked of that hotel. */
export const askedOf = bothWays(`(?<!\\p{L})(?:ở|của|bên)\\s+((?:${party})\\s+${name})`, 'u');
/** "Biên bản nớ cho anh Sơn với chị Hà": what is sent, and to whom. */
export const thingTo = bothWays(`^(.*\\S)\\s+cho\\s+((?:${one}|${group}).*)$`, 'u');

const little = '(?:\\s+(?:thôi|một chút|chút|xíu|tí|nha|nhé|vào|vô|là được|ạ|quá|lại|cho|giúp|đi))*';
const manner = '(?:giọng|lời lẽ|văn phong|câu chữ|tone|giọng văn)';
const sounding = `(?:${manner}|văn|viết|nói|dặn|thư|mail)\\s+(?:cho\\s+)?`;
const warm =
  'nhẹ nhàng|nhẹ nhẹ|nhẹ|thân mật|thân thiện|ấm áp|vui vui|vui vẻ|vui|gần gũi|khéo léo|khéo|mềm mỏng|mềm mại|mềm|dễ nghe';
const formal = 'lịch sự|trang trọng|nghiêm túc|chuyên nghiệp|nhã nhặn|lễ phép|lễ độ|kính trọng|đàng hoàng';
const short = 'ngắn gọn|ngắn|vắn tắt|súc tích|đừng dài(?:\\s+(?:dòng|quá))?';
const because = '(?:\\s+(?:kẻo|vì|tại|người ta|họ)\\s.*)?';
const soundsSo = (words: string): BothWays =>
  bothWays(
    `(?:^(?:${sounding})?(?:${words})${little}${because}|(?<![\\s,])[\\s,]+${sounding}(?:${words})${little})$`,
  );
/** "Lời lẽ …": a part that says how it is to sound, in whatever words, is none of the letter. */
export const saysManner = bothWays(`^${manner}(?!\\p{L})`);
/** How it is to sound, as a clause of its own or at the end of one. */
export const letterSounds = [
  ['warm', soundsSo(warm)],
  ['formal', soundsSo(formal)],
  ['short', soundsSo(short)],
] as const;
export const signed = bothWays(
  '^(?:(.*\\S)\\s+)?(?<!(?:đăng|chữ)\\s)(?:ký tên|kí tên|ký|kí)(?:\\s+(?:là|thay))?(?:\\s+(\\S.*))?$',
);
/** Nothing is sent before it is confirmed, also without saying so. */
export const holds = bothWays(
  '^(?:(?:chưa|đừng|khoan)\\s+(?:có\\s+)?gửi.*|để (?:chị|anh|em|mình|tôi|tui|cô|chú|bác)\\s+(?:xem|đọc|coi|duyệt).*|xưng công ty|trân trọng|cảm ơn (?:em|bạn)|kính nhờ)$',
);
/** Why it is to sound so. */
export const explainsTone = bothWays('^(?:kẻo|vì|tại|người ta|họ)\\s');
export const added = bothWays(
  '^(?:cuối thư|cuối mail|nhớ|cuối cùng)?\\s*(?:thêm câu|ghi thêm|nói thêm|nhắc thêm|thêm|ghi|nhắc|nhớ ghi)\\s+(?:là\\s+|rằng\\s+)?(\\S.*)$',
);
export const atEnd = bothWays('^(?:cuối thư|cuối mail)\\s');
export const leavesDay = bothWays('^(?:để trống|chừa)\\s+(?:ngày|giờ|ngày giờ)');
/** What would have to be looked up first. */
export const takenFrom = bothWays('(?<!\\p{L})(?:lấy theo|theo đúng|theo cái|như đã|kèm)(?!\\p{L})');
export const politeEnd = bothWays(
  '(?:(?<![\\s,])[\\s,]+(?:nhé|nha|nhe|nghe|nghen|hí|hỉ|hen|ạ|(?:giúp|giùm|dùm|hộ)(?:\\s+(?:em|chị|anh|mình|tui|tôi|cô|chú|bác))?(?:\\s+với)?))+[\\s.!]*$',
);
