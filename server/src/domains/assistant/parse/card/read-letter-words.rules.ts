import { fold } from '@hopgon/engine/text/fold';
import { type LetterWords, noLetterWords } from '../../shared/card-words.rules.ts';
import { type SpokenText, wording } from './wording.rules.ts';

const letterTones = [
  [
    'formal',
    wording(
      '(?:cho )?(?:trang trọng|lịch sự|lễ phép|lễ độ|nghiêm túc|nghiêm chỉnh|chuyên nghiệp|trịnh trọng|chỉn chu|kính trọng)(?: (?:hơn|chút|một|xíu|lên|tí|nữa|vào))*',
    ),
  ],
  [
    'warm',
    wording(
      '(?:cho )?(?:thân mật|thân thiện|gần gũi|nhẹ nhàng|mềm mỏng|mềm|bớt cứng|bớt trang trọng|thân tình)(?: (?:hơn|chút|một|xíu|lại|tí|nữa|đi))*',
    ),
  ],
  [
    'short',
    wording(
      '(?:(?:viết|cho|làm|thư|bản) )*(?:ngắn gọn|ngắn|rút gọn|súc tích|vắn tắt|gọn)(?: (?:hơn|lại|chút|một|thôi|xíu|tí|nữa|là được|đi))*|(?:một|1|đúng một|vài|hai|2) (?:câu|dòng)(?: (?:thôi|là đủ|là được))+|(?:đừng|không cần|khỏi cần|khỏi|bớt) (?:viết )?dài(?: dòng| quá)?(?: đi)?',
    ),
  ],
] as const;

const adds = wording(
  '(?:(?:à|mà|rồi|với|với lại|nhớ|em|anh|chị|ghi|viết|nói|chèn) )*(?:thêm|bổ sung|chèn|chêm|ghi rõ|nói rõ|nhấn mạnh|nói thêm|kèm)(?: (?:một|1|vài|câu|đoạn|ý|dòng|lời|phần|cả|luôn|vào|vô|nữa|rằng|nói rõ|nói|ghi|rõ))*(?: là|:)?',
);
const saysThat = wording(
  '(?:nói|ghi|viết|nhắn|báo)(?: (?:thêm|luôn|rõ|lại|với|cho|họ|ảnh|chỉ|anh ấy|chị ấy|người ta))* (?:là|rằng)',
);
const removes = wording(
  '(?:bỏ|xóa|xoá|cắt|gạch|lược|bớt)(?: (?:bớt|đi|hết))? (?:(?:cái|mấy|các|những) )?(?:câu|đoạn|dòng|phần|ý|chỗ|lời|chữ)',
);
const ofLetter = wording('câu|đoạn|dòng|ý|lời|nói|nhấn mạnh|chèn|chêm');
const courtesy = /\b(?:khach sao|khach khi|ruom ra|xa giao|dai dong|mau me|hoa my)\b/u;
const last = wording('cuối(?: cùng)?|chót|sau cùng|vừa (?:thêm|rồi)|mới thêm');
const first = wording('đầu(?: tiên)?|thứ nhất');
const second = wording('thứ (?:hai|2)');
const signs = wording(
  '(?:ký|kí) (?:tên|là|thay)(?: (?:là|của|thay|bằng|giúp|cho))*|(?:đứng|để|ghi) tên(?: (?:người gửi|là|của))*|người (?:ký|gửi)(?: là)?',
);
const politeEnd =
  /(?:[\s,]+(?:nhé|nha|nhe|nghe|nghen|ạ|luôn|giúp|hộ|giùm|dùm|đi|em|mình|tôi|với|nữa|thôi|a|giup|luon|di|chị|anh|cho))+[\s.!]*$/iu;

/** "Thêm cho chị Lan nữa" adds a reader, and no sentence. */
const toSomebody =
  /^(?:cho|với|gửi)?\s*(?:anh|chị|em|cô|chú|bác|sếp|anh em)\s+\p{Lu}\p{L}*(?:\s+\p{Lu}\p{L}*)*(?:\s+(?:nữa|luôn|với)|\s*[,.]|$)/u;

const trim = (text: string): string =>
  text
    .replace(/^[\s,:;.]+/u, '')
    .replace(politeEnd, '')
    .replace(/[\s,;]+$/u, '');

/** What a message wants done with the open letter. */
export function readLetterWords(said: SpokenText, asks: boolean): LetterWords {
  if (asks) return noLetterWords;
  const removed = said.find(removes);
  if (removed) {
    // Behind a comma stands why: "bỏ câu tiếng Anh đi, bác Lộc đọc xong la em chết".
    const [named = ''] = said.text.slice(removed.index + removed[0].length).split(/[,;.](?=\s)/u);
    said.mark({ from: removed.index, to: removed.index + removed[0].length + named.length });
    return { ...noLetterWords, tone: toneIn(said), remove: sentenceNamed(said, trim(named)) };
  }
  const signed = said.find(signs);
  const sign = signed ? trim(said.text.slice(signed.index + signed[0].length)) : '';
  if (signed) said.mark({ from: signed.index, to: said.text.length });
  const body = signed ? said.text.slice(0, signed.index) : said.text;
  const added = said.find(adds) ?? said.find(saysThat);
  const text = added && added.index < body.length ? trim(body.slice(added.index + added[0].length)) : '';
  const add = toSomebody.test(text) ? '' : text;
  if (add !== '' && added) said.mark({ from: added.index, to: body.length });
  const before = add === '' || !added ? said : said.part(body.slice(0, added.index));
  const tone = toneIn(before);
  const isExplicit = add !== '' && added !== null && said.part(added[0]).has(ofLetter);
  return { tone, add, remove: null, sign, isExplicit };
}

const toneIn = (said: SpokenText): LetterWords['tone'] =>
  letterTones.find(([, words]) => said.take(words) !== null)?.[0] ?? null;

function sentenceNamed(said: SpokenText, named: string): NonNullable<LetterWords['remove']> {
  const part = said.part(named);
  if (courtesy.test(fold(named))) return 'courtesy';
  if (named === '' || part.has(last)) return { at: -1 };
  if (part.has(first)) return { at: 1 };
  if (part.has(second)) return { at: 2 };
  return { words: named };
}
