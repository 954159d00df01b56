import { minutesIn } from '@hopgon/engine/intent/acts/said-amounts';
import { type ItemName, type ItemWords, noItemWords } from '../../shared/card-words.rules.ts';
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
const lasts = wording(
  '(?:(?:mục|phần|cái) )?(?<item>.{1,80}?) (?:(?:phải|cần|mất|để|còn|chỉ|thành|cho|lên|tăng|rút|xuống|khoảng|tầm|chừng|là) )*(?<minutes>\\d{1,3} ?(?:phút|p|ph)|nửa tiếng|(?:một|1|2|hai) tiếng)',
);
const exchanges = wording(
  '(?:đổi chỗ|hoán đổi|đảo(?: chỗ| thứ tự)?|tráo)(?: (?:hai|2))? (?<item>.{1,60}?) (?:với|và|cho|lên) (?<other>.{1,60}?)(?: (?:nữa|nhé|nha|đi|giúp|luôn|ạ|nghe|em|cho nhau))*[\\s.!]*$',
);
const isAdded = wording('thêm|bổ sung');
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

/** Each shape of words with what it wants, the first that fits. */
const readings: readonly (readonly [Wording, (groups: Groups) => Partial<ItemWords>])[] = [
  [exchanges, ({ item = '', other = '' }) => ({ exchange: [nameItem(item), nameItem(other)] })],
  [moves, (groups) => ({ move: moveOf(groups) })],
  [removes, ({ item = '' }) => ({ remove: nameItem(item) })],
  [lasts, lengthOf],
  [
    ordered,
    ({ item = '', other = '' }) => ({ move: { item: nameItem(item), to: { before: nameItem(other) } } }),
  ],
  [begins, ({ item = '' }) => ({ move: { item: nameItem(item), to: 'first' } })],
];

/** What a message wants done with the items of the open agenda. */
export function readItemWords(said: SpokenText, asks: boolean): ItemWords {
  if (asks) return noItemWords;
  const adds = said.has(isAdded);
  for (const [words, wanted] of readings) {
    const found = adds && words === lasts ? null : said.find(words);
    const read = found?.groups ? wanted(found.groups) : {};
    if (!found || Object.keys(read).length === 0) continue;
    said.mark({ from: found.index, to: found.index + found[0].length });
    return { ...noItemWords, ...read };
  }
  return noItemWords;
}

function lengthOf({ item = '', minutes: text = '' }: Groups): Partial<ItemWords> {
  const minutes = minutesIn(text.replace(/ph$/iu, 'phút'));
  return minutes === null ? {} : { length: { item: nameItem(item), minutes } };
}

const downwards = /^(?:xuống|ra|xuong)/iu;

function moveOf({
  item = '',
  to = '',
  other,
}: Readonly<Record<string, string | undefined>>): NonNullable<ItemWords['move']> {
  if (other !== undefined && other.trim() !== '' && !/^(?:tiên|cùng|tien|cung)$/iu.test(other.trim()))
    return {
      item: nameItem(item),
      to: /sau(?:\s|$)/iu.test(to.slice(0, to.length - other.length))
        ? { after: nameItem(other) }
        : { before: nameItem(other) },
    };
  return { item: nameItem(item), to: downwards.test(to) ? 'last' : 'first' };
}
