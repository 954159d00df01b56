import { cutAmountTokens } from '../numbers/amount-tokens.ts';
import { opensNumber, readNumberWords } from '../text/number-words.ts';

/** What is counted below ten stays in words, and larger scales belong to amounts. */
const [LEAST, MOST] = [10, 999];
/** "Mươi cái", "chục người" say no number. */
const NOT_FIRST = new Set(['mươi', 'chục', 'lăm', 'nhăm', 'mốt', 'tư', 'linh', 'lẻ', 'trăm']);
/** Before a number in words that is a name, is guessed, or goes on in another one. */
const NOT_BEFORE = new Set(
  'anh|chị|em|ông|bà|cô|chú|bác|thầy|cậu|dì|mấy|vài|dăm|phẩy|lẻ|linh|trăm|nghìn|ngàn|triệu|tỷ|tỉ'.split('|'),
);
/** Behind one that is a time of day, is guessed, or goes on. */
const NOT_BEHIND = new Set(
  'giờ|rưỡi|mấy|phẩy|mươi|mốt|lăm|nhăm|phân|trăm|nghìn|ngàn|vạn|triệu|tỷ|tỉ|phần'.split('|'),
);
const OPEN_ENDS = new Set(['tư', 'trăm', 'rưỡi']);
/** What bears its number as a name: "tổ năm" is "tổ 5". */
const LABELS = new Set(['số', 'tổ', 'tầng', 'đợt']);
/** "Tổ năm nay", "một số hai bên", "đợt một tháng" */
const NO_LABEL_BEHIND = new Set('nay|này|ngoái|sau|trước|tới|qua|bên|tháng|ngày|tuần|năm'.split('|'));
const ORDERED = new Set(['tuần', 'lần', 'kỳ', 'khóa']);
const DIGITS = ['một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'];

type Tokens = ReturnType<typeof cutAmountTokens>;
interface Written {
  readonly text: string;
  /** Tokens. */
  readonly length: number;
}

/** A text with numbers from ten on, and those that are names, in digits: "19 trường hợp", "tổ 5", "tuần thứ 8". */
export function writeNumbers(text: string): string {
  const tokens = cutAmountTokens(text);
  let written = '';
  let end = 0;
  for (let at = 0; at < tokens.list.length; ) {
    const number = readCount(tokens, text, at) ?? readLabel(tokens, at);
    const [first, last] = [tokens.list[at], tokens.list[at + (number?.length ?? 1) - 1]];
    if (number && first && last) {
      written += text.slice(end, first.from) + number.text;
      end = last.to;
    }
    at += number?.length ?? 1;
  }
  return written + text.slice(end);
}

const isNumeric = ({ list }: Tokens, at: number): boolean =>
  list[at]?.kind === 'figure' || opensNumber(list[at]?.text ?? '');

function readCount(tokens: Tokens, source: string, at: number): Written | null {
  const { words } = tokens;
  if (!mayOpen(tokens, source, at)) return null;
  const reading = readNumberWords(words, at);
  if (!reading || reading.value < LEAST || reading.value > MOST) return null;
  const next = at + reading.length;
  // "Ba mươi tư" is also the thirtieth of April, "sáu trăm" also six hundred million.
  if (OPEN_ENDS.has(words[next - 1] ?? '') || goesOn(tokens, next)) return null;
  return { text: String(reading.value), length: reading.length };
}

function mayOpen(tokens: Tokens, source: string, at: number): boolean {
  const { list, words } = tokens;
  const token = list[at];
  if (token?.kind !== 'word' || NOT_FIRST.has(token.text) || !opensNumber(token.text)) return false;
  const isNamed = at > 0 && /^\p{Lu}/u.test(source.slice(token.from, token.to));
  const isMonthOfDay = words[at - 1] === 'tháng' && isNumeric(tokens, at - 2);
  if (isNamed || isMonthOfDay || isNumeric(tokens, at - 1)) return false;
  return !NOT_BEFORE.has(words[at - 1] ?? '') && !/^[-/:.–]$/.test(words[at - 1] ?? '');
}

/** Also "ba mươi tháng mười một", which is a day. */
const goesOn = (tokens: Tokens, next: number): boolean =>
  isNumeric(tokens, next) ||
  NOT_BEHIND.has(tokens.words[next] ?? '') ||
  (tokens.words[next] === 'tháng' && isNumeric(tokens, next + 1));

function readLabel(tokens: Tokens, at: number): Written | null {
  const { words } = tokens;
  const value = DIGITS.indexOf(words[at] ?? '') + 1;
  const isOrdered = words[at - 1] === 'thứ' && ORDERED.has(words[at - 2] ?? '');
  const isLabel = isOrdered || (LABELS.has(words[at - 1] ?? '') && words[at - 2] !== 'một');
  if (value === 0 || !isLabel || isNumeric(tokens, at + 1)) return null;
  const behind = words[at + 1] ?? '';
  return NO_LABEL_BEHIND.has(behind) || NOT_BEHIND.has(behind) ? null : { text: String(value), length: 1 };
}
