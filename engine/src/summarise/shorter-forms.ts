import { countWords } from './count-words.ts';
import { wordPattern } from './vietnamese/kin.ts';

/** Fewer words are no sentence of their own. */
const LEAST_WORDS = 8;

/** No sentence of prose is longer. */
const LONGEST = 1_000;

/** What a sentence may open with and stand without: when, where, why, by whose word, however. */
const OPENING =
  /^(?:(?:Theo|Tại|Trong|Ngày|Sáng|Trưa|Chiều|Tối|Đêm|Hôm|Mới đây|Cùng ngày|Sau|Trước|Khi|Với|Về|Để|Nhằm|Do|Vì|Nhờ|Tuy|Dù|Mặc dù|Liên quan|Bên cạnh|Cũng|Nói|Trao đổi) [^,"“”]{0,90}|Hiện|Hiện nay|Hiện tại|Ngoài ra|Tuy nhiên|Đồng thời|Cụ thể),\s+/iu;
const MOST_OPENINGS = 3;

/** What only holds with its condition or its limit is not told without. */
const CONDITIONAL = wordPattern('nếu|trừ|chỉ|không|chưa|đừng|cấm', 'iu');

/**
 * Where the main clause may be over: a pause, or a word that opens a clause or a phrase beside it. Vietnamese puts
 * what qualifies behind what it qualifies, so what stands before such a border is told without it.
 */
const BORDER =
  /\s*[,;]\s|\s[-–]\s|\s(?=(?:khi|để|nhằm|do|vì|bởi|sau|trước|nhưng|nên|đồng thời|trong|tại|từ|với|vào|của|và)\s)/gu;

/** Words that want another behind them. */
const OPEN_ENDED = new Set(
  'là được bị và hoặc hay của các những một mỗi mọi đã đang sẽ không chưa chỉ cũng vẫn phải rất ngay có ở tại từ trong ngoài trên dưới để cho theo nhằm với về vào đến tới nếu dù như bằng rằng việc sự cuộc gồm so đối cùng do vì bởi trước sau khi hơn gần khoảng thuộc biết rằng nói thấy tin trú ngụ'.split(
    ' ',
  ),
);

/** Shorter sentences that a sentence of prose holds: without its opening adverbials, and up to each border of a clause or phrase. */
export function shorterForms(text: string): string[] {
  const sentence = text.normalize('NFC').trim();
  if (sentence.length > LONGEST) return [];
  const opening = openingLength(sentence);
  const rest = capital(sentence.slice(opening));
  const cut = cutAtBorders(sentence, opening);
  const stands = countWords(rest) >= LEAST_WORDS && !CONDITIONAL.test(sentence.slice(0, opening));
  if (opening === 0 || !stands) return cut;
  return [...cut, rest, ...cutAtBorders(rest, 0)];
}

function openingLength(sentence: string): number {
  let length = 0;
  for (let round = 0; round < MOST_OPENINGS; round += 1)
    length += OPENING.exec(sentence.slice(length))?.[0].length ?? 0;
  return length;
}

function cutAtBorders(sentence: string, opening: number): string[] {
  return [...sentence.matchAll(BORDER)].flatMap(({ index }) => {
    const form = sentence.slice(0, index).trim();
    const isSentence = countWords(form.slice(opening)) >= LEAST_WORDS && isClosed(form);
    return isSentence ? [`${form}.`] : [];
  });
}

function isClosed(form: string): boolean {
  const count = (mark: RegExp): number => form.match(mark)?.length ?? 0;
  if (count(/[(“«]/gu) !== count(/[)”»]/gu) || count(/"/gu) % 2 === 1) return false;
  return !CONDITIONAL.test(form) && !OPEN_ENDED.has(form.slice(form.lastIndexOf(' ') + 1).toLowerCase());
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
