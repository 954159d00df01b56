import { LETTERS } from '../../text/letters.ts';
import { singleSpaced } from '../../text/spaces.ts';
import { KIN, wordPattern } from './kin.ts';

/**
 * What minutes leave out of a spoken sentence: openers, calls, particles of politeness, hesitation, words begun
 * twice, the empty classifier "cái". Particles after Cao Xuân Hạo, "Tiếng Việt: sơ thảo ngữ pháp chức năng";
 * southern (nghen, hen, á) and central (hỉ, hè) ones beside the northern. Text in NFC.
 */
export function cleanSpeech(sentence: string): string {
  let text = sentence.normalize('NFC').replace(EMPTY, ' ');
  if (text.includes(' ơi') || text.includes(' à,'))
    text = text.replace(CALLS, (_, before: string) => (before === '' ? '' : ', '));
  text = settle(dropRepeats(tidySpace(text)), dropOpener).replace(CALLED_AFTER_ORDINAL, '');
  text = text
    .split(/(?<=[,;:])\s+/u)
    .map((part) => settle(part, dropTail))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .join(' ');
  text = settle(text, dropOpener);
  if (text.includes('ái ')) text = text.replace(EMPTY_CLASSIFIER, '');
  return tidySpace(
    MAYBE_DIALECT.test(text)
      ? text.replace(DIALECT, (word) => STANDARD.get(word.toLowerCase()) ?? word)
      : text,
  );
}

const HESITATIONS = 'ờm?|ừm|ơ+|hừm|ừ thì|thì là mà|kiểu như là|kiểu như|kiểu là|đại khái là|nói thật là';
/** Laughter, and particles that are never a word of matter wherever they stand. */
const NEVER_MATTER = 'ha ?ha(?: ha)?|hì hì|he he|hihi|hehe|ạ|á|à(?! ơi)|nhé|nghen|nhá|nhể';
const EMPTY = wordPattern(`${HESITATIONS}|${NEVER_MATTER}`);
/** "Hà ơi," "anh Hùng ơi", "chị à,": who is called, not what is said. */
const CALLS = new RegExp(
  `(^|[\\s,.])(?:(?:${KIN}|${upper(KIN)})(?: [${LETTERS}]+){0,2}?|\\p{Lu}[${LETTERS}]*(?: \\p{Lu}[${LETTERS}]*)?|mọi người|cả nhà|bà con) (?:ơi|à(?=,))[\\s,]*`,
  'gu',
);

function upper(words: string): string {
  return words
    .split('|')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('|');
}

const STAMMER = wordPattern('(là|thì|cái|của|và|với|cho|để|có|em|anh|chị|tôi|mình|nó|phải|sẽ|đã) \\1');
const LONGEST_REPEAT = 4;

/** "còn mỗi, còn mỗi phần lọc" is said once; "từ từ", "cũ cũ" are words. */
function dropRepeats(text: string): string {
  const words = text.split(' ');
  const plain = text.toLowerCase().split(' ').map(withoutPause);
  if (new Set(plain).size === plain.length) return text;
  const kept: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const length = repeatAt(words, plain, at);
    if (length === 0) kept.push(words[at] ?? '');
    else at += length - 1;
  }
  return kept.join(' ').replace(STAMMER, '$1');
}

const withoutPause = (word: string): string =>
  PAUSES.has(word.slice(-1)) ? word.replace(/[,…]+$|\.{2,}$/u, '') : word;
const PAUSES: ReadonlySet<string> = new Set([',', '…', '.']);

/** How many words from here on are said again at once; a single one only behind a pause. */
function repeatAt(words: readonly string[], plain: readonly string[], at: number): number {
  for (let length = LONGEST_REPEAT; length >= 1; length -= 1) {
    if (length === 1 && words[at] === plain[at]) return 0;
    let same = 0;
    while (same < length && plain[at + same] !== undefined && plain[at + same] === plain[at + length + same])
      same += 1;
    if (same === length) return length;
  }
  return 0;
}

const OPENER = new RegExp(
  '^(?:(?:em|tôi|anh|chị|tui) (?:nói|hỏi) (?:cái này|thật|thiệt|thẳng|hơi|thêm|nhỏ)[^,]{0,15}, (?:chứ |chớ |mà |là )?|(?:dạ|vâng|ừ|à|ồ|ủa|ui|rồi|ok|okay|oke|okela|okie|ô kê|alo|vậy|thế(?! (?:giới|hệ|mạnh|kỷ|nào))|thì|mà|nhưng|nhưng mà|nhưng được cái|nè|ấy|hả|thưa|với lại|vả lại|trời ơi|trời đất ơi|trời đất|trời|chết|được rồi|đúng rồi|phải rồi|nói chung là|nói chung|thật ra là|thật ra|thực ra|tức là|ý là|tóm lại là|tóm lại|cơ bản là|về cơ bản|chứ|chớ|với)(?=[\\s,.…!])|' +
    `(?:thôi|không được|không được đâu|không cần|khỏi|không|có|được|tốt|còn|đúng|phải|hay|chuẩn|ngon|khoan|hợp lý|hợp lí|nghiêm túc|nghiêm túc nào|rõ|xong|hiểu|đồng ý|nhất trí|kệ|tiếp|tiếp theo|đầu tiên|cuối cùng|trước hết|này|${KIN})(?=[,.…!])|(?:kính )?thưa [^,]{2,40}(?=,)|(?:trước hết|trước tiên|sau đây|bây giờ)(?= (?:tôi|em|anh|chị|mình) )|thôi khỏi(?= )|` +
    'còn(?! (?:một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|vài|mấy|\\d|mỗi|chưa|không|thiếu|lại|khoảng|hơn|gần|đang|nợ|tồn|phải|nữa|ai|gì|đủ|đúng|nhiều|ít|thì)))[\\s,.…!]*',
  'iu',
);

function dropOpener(text: string): string {
  const match = OPENER.exec(text);
  return match === null || match[0].length >= text.length ? text : text.slice(match[0].length);
}

const PARTICLES = new RegExp(
  `(?<=[${LETTERS}\\d%"”])[\\s,]+(?:ạ|nhé|nha|nhá|nghen|nghe|hen|hỉ|nhỉ|nhể|á|à|ha|hè|nè|cơ|chứ|chớ|mà|lận|luôn|(?<!thì )thôi|hả|(?<!như )vậy|nha|rồi đấy|rồi đó|thì phải|đấy ạ|thôi đó|thôi đấy|không nói chơi)([.,;:!…]*)$`,
  'iu',
);
/** "là cam kết rồi": what is so needs no "already". */
const SETTLED_TAIL = /(?<= (?:là|đã|từ|được) .{0,80}) rồi([.,;:!…]*)$/iu;
const DENIED_TAIL = /(?<=(?:^| )(?:không|chưa|chẳng|chả|hổng|hông|đừng) .{0,80}) đâu([.,;:!…]*)$/iu;
const CALLED_TAIL = new RegExp(
  `([${LETTERS}\\d]{0,12})[\\s,]+(?:anh|chị|em|cô|chú|bác|thầy|sếp|cháu)([.,;:!…]*)$`,
  'iu',
);
/** "mùng bảy tháng mười một cô": behind the number of a month, a term or a floor, who is called. */
const CALLED_AFTER_ORDINAL =
  / (?:anh|chị|em|cô|chú|bác|thầy|sếp)(?=[.,;:!…]|$)(?<=(?:^|\s)(?:tháng|kỳ|lớp|khối|quý|tầng|đợt|vòng) (?:mười )?(?:một|hai|ba|tư|bốn|năm|lăm|sáu|bảy|tám|chín|mười) \S{2,4})/giu;
/** Behind these a kinship word is somebody's, or somebody done to. */
const TAKES_PEOPLE: ReadonlySet<string> = new Set(
  `cho của với giúp hộ giùm gọi báo gửi gặp hỏi bên các mấy hai ba mỗi từng nhờ theo là như và cùng tới đến từ về bằng để thưa mời chờ đợi
  ơn ở người bị giục thay kêu bảo nhắc vợ trẻ đưa nộp trình thương những số cấp phòng khách thằng tụi bọn chúng nhà một bốn năm sáu bảy tám
  chín mười mình chỉ có riêng`.split(/\s+/u),
);

function dropTail(text: string): string {
  const shorter = inTail(text, (tail) => tail.replace(PARTICLES, '$1'))
    .replace(SETTLED_TAIL, '$1')
    .replace(DENIED_TAIL, '$1');
  const free = inTail(shorter, dropCalled);
  return [free, shorter].find(hasWord) ?? text;
}

/** A change at the end of a text looks at no more of it than it may change. */
function inTail(text: string, change: (tail: string) => string): string {
  const from = Math.max(0, text.length - LONGEST_TAIL);
  return text.slice(0, from) + change(text.slice(from));
}

const LONGEST_TAIL = 32;

function dropCalled(tail: string): string {
  const called = CALLED_TAIL.exec(tail);
  const before = called?.[1]?.toLowerCase() ?? '';
  if (!called || TAKES_PEOPLE.has(before) || /\d$/u.test(before)) return tail;
  return `${tail.slice(0, called.index)}${called[1]}${called[2]}`;
}

const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The change again and again, until it changes nothing. */
function settle(text: string, change: (text: string) => string): string {
  let now = text;
  for (let round = 0; round < 8; round += 1) {
    const next = change(now);
    if (next === now) break;
    now = next;
  }
  return now;
}

/** "đặt cái log rotation": the classifier says nothing unless it counts or points. */
const EMPTY_CLASSIFIER = new RegExp(
  `(?<=(?<!(?:^|[\\s,])(?:một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|mấy|từng|mỗi|các|những|đó|này|\\d+)) |^)cái (?=(?!gì|này|nào|đó|đấy|ấy|kia|kiểu|nớ|ni)(?:con |vụ |phần )?[${LETTERS}])`,
  'giu',
);

const STANDARD: ReadonlyMap<string, string> = new Map([
  ['hông', 'không'],
  ['hổng', 'không'],
  ['hong', 'không'],
  ['chớ', 'chứ'],
  ['ổng', 'ông ấy'],
  ['bả', 'bà ấy'],
  ['ảnh ấy', 'anh ấy'],
  ['vầy', 'vậy'],
]);
const DIALECT = wordPattern([...STANDARD.keys()].join('|'));
/** Sooner asked than the words themselves. */
const MAYBE_DIALECT = /[oôổ]ng|ớ|[Bb]ả|ấy|ầy/u;

function tidySpace(text: string): string {
  return singleSpaced(text)
    .replace(/\s+([,.!?;:…])/gu, '$1')
    .replace(/([,;:])(?:\s*[,;:])+/gu, '$1')
    .replace(/,\s*(?=[.!?…])/gu, '')
    .replace(/^[\s,.;:!…–-]+|[\s,;:–-]+$/gu, '')
    .trim();
}
