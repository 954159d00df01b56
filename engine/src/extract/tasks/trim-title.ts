import { hasCapital } from '../../text/letters.ts';
import { contentWords } from '../clauses/content-words.ts';
import { verbAt } from '../language/action-verbs.ts';
import { endsWith, opensWith, setOf } from '../language/phrase.ts';
import { KIN_WORDS } from '../language/pronouns.ts';

/** A word as written and in canonical form. */
export type Word = { readonly word: string; readonly plain: string };

const LISTENING: ReadonlySet<string> = new Set([...KIN_WORDS, 'tôi', 'mình']);
const LISTENERS = [...LISTENING].join('|');
const TAIL = endsWith(`
  (?:được|nổi|kịp) (?:hông|hôn|hem|hơm)|cho (?:tử tế|đàng hoàng|cẩn thận|tươm tất|đẹp)|một (?:lượt|câu|thể)|tuần (?:tới|sau|này)|thứ (?:hai|ba|tư|năm|sáu|bảy) (?:với|và)|nhé|ạ|đi|luôn|ngay|nghe|chưa|nghe chưa|hả|à|á|nhỉ|(?<= (?:đi|nhé|vậy|rồi|không|nghe|thôi|luôn) )hè|thôi|(?<! bên )đó|cái|giúp|hộ|rồi|được không|không|nữa|vậy|mà
  và|trước|vào|trong|xong trong|này|cho|với|là|ha|để|lúc|(?<! gia )hạn|mới|từ|đến|nếu được|thì|tới|ok|hết|xong|sớm|gấp
  please|by|on|before|until|for me|for us|for you|as well|too|then|right away|asap
  (?:chậm|trễ|muộn|sớm) nhất|tây|(?:giúp|hộ|thử) xem|xem sao|theo (?:kiểu|cách|hướng) (?:đó|này|ấy|vậy)|cho xong|cho kịp|cho rồi|trước khi|trước hôm|trước ngày|trước bữa|kịp|nhanh|(?<! (?:trực|gián|kế) )tiếp|phải xong|phải có|trước mắt
  (?:rồi )?(?:nộp|gửi|đưa|báo|trình|báo cáo|báo lại|gửi lại|nộp lại)(?: lại)?(?: cho)? (?:${LISTENERS})(?: (?:duyệt|ký|xem|biết|nhé|nghe))?
`);
const LEAD = opensWith(
  'nhận và|xin phép|thì|là|và|sẽ|phải|cứ|nhớ|hãy|giúp|hộ|rồi|tự|cố|cố gắng|tranh thủ|chịu khó',
);
const FAVOURED = new RegExp(` (?:giúp|hộ|giùm|cho) (?:${LISTENERS})(?= )`, 'u');
/** Before another verb they say who does it or how willingly, and not what is done. */
const EMPTY_VERBS = setOf('xin|lo|nhận|phụ trách|chịu trách nhiệm|đứng ra|xung phong');
/** Words of speech that a written title leaves out wherever they stand. */
const FILLERS = setOf('cái|luôn|giùm|dùm|á|ờ|ừm|ý');
const ROUNDS = 10;
const LEAST = 2;

/** Strips particles, favours, vocatives and who it is handed to until nothing more falls off. */
export function trimTitle(said: readonly Word[]): readonly Word[] {
  let words = said.filter(
    (_, index) => index === 0 || !(isFiller(said, index) || isFavour(said, index) || isSelf(said, index)),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = trimOnce(words);
    if (next === null) break;
    words = next;
  }
  return words;
}

/** "Hai cái ở sảnh" are two of them; "hai cái máy" are two machines. */
function isFiller(words: readonly Word[], index: number): boolean {
  const plain = words[index]?.plain ?? '';
  if (!FILLERS.has(plain)) return false;
  if (plain === 'ý' && OPINION.test(` ${words[index - 1]?.plain} ý ${words[index + 1]?.plain} `))
    return false;
  const counted = plain === 'cái' && COUNTS.test(words[index - 1]?.plain ?? '');
  return !(counted && contentWords([words[index + 1]?.plain ?? '']).size === 0);
}

/** "Xin ý kiến", "góp ý": no particle. */
const OPINION = / (?:góp|cho|có|lấy|xin|chú|lưu|đồng) ý | ý (?:kiến|tưởng|nghĩa|thức) /u;

/** "Kiểm tủ rồi em gửi danh sách": who does it goes without saying. */
function isSelf(words: readonly Word[], index: number): boolean {
  if (!SELVES.has(words[index]?.plain ?? '') || NAMES_OTHER.has(words[index - 1]?.plain ?? '')) return false;
  const next = words.slice(index + 1).map(({ plain }) => plain);
  return verbAt(next, next[0] === 'sẽ' || next[0] === 'mới' ? 1 : 0) !== null;
}
const SELVES = setOf('em|tôi|con|cháu|mình|tụi em|bọn em');
const NAMES_OTHER = setOf(
  'cho|với|của|giúp|hộ|hai|ba|các|mấy|những|chị|anh|trẻ|đàn|nhờ|để|bảo|kêu|đợi|chờ|nhà',
);

function trimOnce(words: readonly Word[]): Word[] | null {
  const plain = ` ${words.map((word) => word.plain).join(' ')} `;
  const favoured = FAVOURED.test(plain) && withoutFavour(words);
  if (favoured) return favoured;
  const tail = TAIL.exec(plain);
  if (tail) return leaves(words, countWords(tail[0])) ? words.slice(0, -countWords(tail[0])) : null;
  const lead = LEAD.exec(plain);
  if (lead) return words.slice(countWords(lead[0]));
  const empty = emptyLength(words.map((word) => word.plain));
  if (empty > 0) return words.slice(empty);
  return endsInVocative(words) ? words.slice(0, -1) : null;
}

/** "Nhận việc ký hợp đồng", "lo in giấy mời": how many words stand before the verb that is meant. */
function emptyLength(plain: readonly string[]): number {
  const empty = verbAt(plain, 0);
  if (!empty || !EMPTY_VERBS.has(empty.text)) return 0;
  const next = plain[empty.length] ?? '';
  const to =
    WORK.has(next) || (empty.text !== 'xin' && LISTENING.has(next)) ? empty.length + 1 : empty.length;
  return verbAt(plain, to) ? to : 0;
}
const WORK = setOf('việc|phần|khoản|vụ|khâu');

/** "Lấy giúp ba báo giá": behind the verb a favour for nobody named; "năm hộ" are households. */
function isFavour(words: readonly Word[], index: number): boolean {
  if (!FAVOURS.has(words[index]?.plain ?? '') || LISTENING.has(words[index + 1]?.plain ?? '')) return false;
  const before = words.slice(0, index).map(({ plain }) => plain);
  return verbAt(before, 0)?.length === index;
}
const FAVOURS = setOf('giúp|hộ');

/** A phrase of several words falls only where something is left to be done. */
function leaves(words: readonly Word[], cut: number): boolean {
  return cut === 1 || words.length - cut >= LEAST;
}

function countWords(phrase: string): number {
  return phrase.trim().split(' ').length;
}

/** "… hai bạn" counts people; "… nhé bạn" calls one. */
function endsInVocative(words: readonly Word[]): boolean {
  const before = words.at(-2)?.plain ?? '';
  const last = words.at(-1);
  if (!last || words.length < 3 || hasCapital(last.word) || NAMES_THING.has(before)) return false;
  return KIN_WORDS.has(last.plain) && !COUNTS.test(before);
}
/** "Tiếng Anh", "công ty con". */
const NAMES_THING = setOf('tiếng|ty|trẻ');
const COUNTS = /^(?:\d+|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|các|mấy|những|của|với|cùng|bên)$/u;

function withoutFavour(words: readonly Word[]): Word[] | null {
  const index = words.findIndex(
    ({ plain }, at) =>
      BENEFITS.has(plain) && LISTENING.has(words[at + 1]?.plain ?? '') && !namesOther(words, at),
  );
  return index < 0 ? null : [...words.slice(0, index), ...words.slice(index + 2)];
}
const BENEFITS = setOf('giúp|hộ|cho');

/** "Gọi cho anh Lâm", "báo cho chị kế toán": whom the work is with. */
function namesOther(words: readonly Word[], at: number): boolean {
  const next = words[at + 2];
  if (!next) return false;
  return hasCapital(next.word) || (CONTACTS.has(words[at - 1]?.plain ?? '') && !verbAt([next.plain], 0));
}
const CONTACTS = setOf('gọi|điện|nhắn|tin|alo|hỏi');
