import { minutesIn } from '@hopgon/engine/intent/acts/said-amounts';
import type { ItemName, ItemPlace, ItemWords } from '../../shared/card-words.rules.ts';
import { type SpokenText, type Wording, wording, wordingAt } from './wording.rules.ts';

const moves = wording(
  '(?:(?:đưa|chuyển|đẩy|để|cho|xếp|dời|kéo|đem) )?(?:(?:cái|mục|phần|nội dung|ý) )*(?<item>.{1,80}?) (?<to>lên(?: (?:đầu|trước|trên))+(?: tiên)?|lên (?:số )?(?:1|một)|xuống(?: (?:cuối|dưới|sau|chót))+(?: cùng)?|ra (?:sau|cuối)|(?:lên|xuống|ra|về)? ?(?:trước|sau) (?<other>.{1,60}?))(?: (?:nhé|nha|đi|giúp|luôn|ạ|nghe|em))*[\\s.!]*$',
);
const begins = wordingAt(
  '(?:mục |phần )?(?<item>.{1,80}?) (?:bàn|nói|làm|họp|để|lên)? ?(?:trước|đầu tiên|trước tiên)(?: (?:nhé|nha|đi|giúp|luôn|ạ|nghe|em))*',
  'all',
);
const removes = wording(
  '(?:bỏ|xóa|xoá|gạch|bớt)(?: (?:cái|mục|phần|nội dung|ý))+ (?<item>.{1,80}?)(?: (?:nhé|nha|đi|ra|giúp|luôn|ạ|nghe|em))*[\\s.!]*$',
);
const lengthOfItem =
  '\\d{1,3} ?(?:phút|p|ph)|nửa tiếng|(?:một|1|2|hai) tiếng|(?:mười lăm|mười|hai mươi|hăm lăm|ba mươi|bốn mươi|năm mươi) phút';
const lasts = wording(
  `(?:(?:đổi|cho|để|tăng|giảm|rút|kéo|nâng|hạ|sửa) )?(?:(?:mục|phần|cái) )?(?<item>.{1,80}?) (?:(?:phải|cần|mất|để|còn|chỉ|thành|cho|lên|tăng|rút|giảm|nâng|hạ|kéo|dài|đổi|xuống|sang|khoảng|tầm|chừng|là) )*(?<minutes>${lengthOfItem})`,
);
const lengthAlone = wordingAt(
  `(?:(?:à|khoan|thôi|chỉ|cho|để|còn|tầm|khoảng|chừng|mà|nó|cái đó|mục đó|chu choa) )*(?<minutes>${lengthOfItem})(?: (?:thôi|đi|nhé|nha|nghe|là đủ|là được|ạ|em|được rồi))*`,
  'all',
);
const renames = wordingAt(
  '(?:(?:đổi|sửa)(?: tên)? )?(?:(?:mục|phần|cái) )+["“‘\']?(?<item>.{1,60}?)["”’\']? (?:(?:thì|đổi|sửa|đặt|gọi)(?: (?:lại|tên))* )?(?:thành|là) ["“‘\']?(?<title>[^"”’\']{2,80}?)["”’\']?(?: (?:nhé|nha|đi|giúp|luôn|ạ|nghe|em))*',
  'all',
);
const addsItem = wordingAt(
  `(?:thêm|bổ sung|chèn)(?: (?:một|1|cái|mục|phần|ý))* ["“‘']?(?<item>.{2,80}?)["”’']?(?:,? (?<minutes>${lengthOfItem}))?(?: (?<to>(?:lên|vào|ở|xuống|ra) ?(?:trên |dưới )?(?:đầu(?: tiên)?|cuối(?: cùng)?)|(?:lên |xuống )?(?:trước|sau) (?<other>.{1,60}?)))?(?: (?:nhé|nha|đi|giúp|luôn|ạ|nghe|em))*`,
  'all',
);
const exchanges = wording(
  '(?:đổi chỗ|hoán đổi|đảo(?: chỗ| thứ tự)?|tráo)(?: (?:hai|2))? (?<item>.{1,60}?) (?:với|và|cho|lên) (?<other>.{1,60}?)(?: (?:nữa|nhé|nha|đi|giúp|luôn|ạ|nghe|em|cho nhau))*[\\s.!]*$',
);
const ordered = wordingAt(
  '(?:đổi thứ tự[,: ]+)?(?:mục |phần )?(?<item>.{1,80}?) trước(?:[, ]+(?:rồi|xong|sau đó))+(?: (?:mới|tới|đến|là|mục|phần))* (?<other>.{1,60}?)(?: (?:nhé|nha|đi|giúp|ạ|em|sau))*',
  'all',
);
const numbers: readonly (readonly [RegExp, number])[] = [
  [/^(?:mục |số |thứ )*(?:đầu(?: tiên)?|nhất|1|một|dau(?: tien)?|nhat|mot)$/iu, 1],
  [/^(?:mục |số |thứ )*(?:2|hai)$/iu, 2],
  [/^(?:mục |số |thứ )*(?:3|ba)$/iu, 3],
  [/^(?:mục |số |thứ )*(?:4|tư|bốn|tu|bon)$/iu, 4],
  [/^(?:mục |số |thứ )*(?:5|năm|nam)$/iu, 5],
  [/^(?:mục |số )*(?:cuối(?: cùng)?|chót|cuoi(?: cung)?|nó|đó|này|mới|vừa thêm|no|do|nay|moi)$/iu, -1],
];

const nameItem = (text: string): ItemName => {
  const said = text.trim();
  return (
    numbers.find(([shape]) => shape.test(said))?.[1] ??
    said.replace(/^(?:mục|phần|cái|muc|phan|cai)\s+/iu, '')
  );
};

type Groups = Readonly<Record<string, string | undefined>>;
type Reading = readonly [Wording, (groups: Groups) => ItemWords | null];

/** Each shape of words with what it wants, the first that fits; what names two items is read before a message is cut into its parts. */
const ofTwo: readonly Reading[] = [
  [
    exchanges,
    ({ item = '', other = '' }) => ({ does: 'exchange', items: [nameItem(item), nameItem(other)] }),
  ],
  [
    ordered,
    ({ item = '', other = '' }) => ({ does: 'move', item: nameItem(item), to: { before: nameItem(other) } }),
  ],
];
const ofOne: readonly Reading[] = [
  [addsItem, addOf],
  [renames, ({ item = '', title = '' }) => ({ does: 'rename', item: nameItem(item), title: title.trim() })],
  [moves, (groups) => ({ does: 'move', item: nameItem(groups.item ?? ''), to: itemPlaceOf(groups) })],
  [removes, ({ item = '' }) => ({ does: 'remove', item: nameItem(item) })],
  [lengthAlone, lengthOf],
  [lasts, lengthOf],
  [begins, ({ item = '' }) => ({ does: 'move', item: nameItem(item), to: 'first' })],
];

const joints =
  /[,;.]\s+(?:(?:và|còn|rồi|mà|với|va|con|roi|ma|voi)\s+)?|(?<!\s)\s+(?:và|còn|rồi|va|con|roi)\s+(?=(?:thêm|bỏ|xóa|đổi|chuyển|đưa|tăng|giảm|rút|mục|phần|cho|them|bo|xoa|doi|chuyen|dua|tang|giam|rut|muc|phan)\s)/giu;

/** What a message wants done with the items of the open agenda, in the order in which it says so. */
export function readItemWords(said: SpokenText): ItemWords[] {
  const two = readAs(ofTwo, said);
  if (two !== null) {
    said.mark({ from: 0, to: said.text.length });
    return [two];
  }
  const parts = itemParts(said.text).map((part) => ({ ...part, read: readAs(ofOne, said.part(part.text)) }));
  const read = parts.flatMap((part) => (part.read === null ? [] : [part.read]));
  // "Thêm mục kinh phí" alone adds to the card as any further item does.
  const [only] = read;
  if (read.length === 1 && only?.does === 'add' && only.to === 'last') return [];
  for (const { from, to, read: words } of parts) if (words !== null) said.mark({ from, to });
  return read;
}

function itemParts(text: string): { readonly text: string; readonly from: number; readonly to: number }[] {
  const found = [...text.matchAll(joints)];
  const starts = [0, ...found.map(({ 0: joint, index }) => index + joint.length)];
  const ends = [...found.map(({ index }) => index), text.length];
  return starts.map((from, at) => {
    const to = ends[at] ?? text.length;
    return { text: text.slice(from, to), from, to };
  });
}

function readAs(readings: readonly Reading[], said: SpokenText): ItemWords | null {
  for (const [words, wanted] of readings) {
    const groups = said.find(words)?.groups;
    const read = groups ? wanted(groups) : null;
    if (read !== null) return read;
  }
  return null;
}

const minutesAsSaid = (text: string): number | null => minutesIn(text.replace(/ph$/iu, 'phút'));

function lengthOf({ item = '', minutes: text = '' }: Groups): ItemWords | null {
  const minutes = minutesAsSaid(text);
  return minutes === null ? null : { does: 'resize', item: nameItem(item), minutes };
}

function addOf(groups: Groups): ItemWords | null {
  const { item = '', minutes: text = '', to } = groups;
  const title = item.replace(/(?<![\s,])[\s,]+$/u, '');
  return title === ''
    ? null
    : {
        does: 'add',
        title,
        minutes: text === '' ? null : minutesAsSaid(text),
        to: to === undefined ? 'last' : itemPlaceOf({ ...groups, to }),
      };
}

const downwards = /^(?:xuống|ra|xuong)|cuối|cuoi/iu;

function itemPlaceOf({ to = '', other }: Groups): ItemPlace {
  if (other !== undefined && other.trim() !== '' && !/^(?:tiên|cùng|tien|cung)$/iu.test(other.trim()))
    return /sau(?:\s|$)/iu.test(to.slice(0, to.length - other.length))
      ? { after: nameItem(other) }
      : { before: nameItem(other) };
  return downwards.test(to) ? 'last' : 'first';
}
