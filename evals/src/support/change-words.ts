import { findPhrases } from '@hopgon/engine/lexicon/find-phrases';
import { tokenize } from '@hopgon/engine/lexicon/tokenize';
import type { Change, Choose } from './change-text.ts';

const NEGATIONS = ['không được', 'không còn', 'không cần', 'không', 'chưa', 'đừng', 'chẳng', 'chả', 'hổng'];
/** Modal words by what they say; one of another row changes the meaning. */
const MODALS = [['phải', 'bắt buộc'], ['nên'], ['có thể'], ['dự kiến'], ['muốn']];
/** Words that say as much as those of a row. */
export const MODAL_FAMILIES = [
  ['phải', 'bắt buộc', 'bắt', 'cần', 'nhớ', 'buộc', 'yêu cầu'],
  ['nên'],
  ['có thể', 'chắc', 'cũng được', 'hoặc', 'tùy'],
  ['dự kiến', 'định', 'kế hoạch', 'tính', 'dự tính'],
  ['muốn', 'mong'],
];

type Spot = { readonly phrase: string; readonly from: number; readonly to: number };

const findSpots = (text: string, phrases: readonly string[]): Spot[] =>
  phrases.flatMap((phrase) =>
    [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{M}])${phrase}(?![\\p{L}\\p{M}])`, 'giu'))].map(
      ({ index }) => ({
        ...{ phrase, from: index, to: index + phrase.length },
      }),
    ),
  );

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Minutes put the verb first; elsewhere a word put in would make no sentence. */
function startsWithVerb(text: string): boolean {
  const phrases = findPhrases(tokenize(text), true);
  return phrases.some(({ from, classes }) => from === 0 && classes.some((name) => name.startsWith('verb-')));
}

const putFirst = (text: string, added: string): Change => ({
  text: `${upperFirst(added)} ${lowerFirst(text)}`,
  added,
});

/** "Gửi báo giá" → "Không gửi báo giá", and the other way. */
export function changeNegation(text: string, choose: Choose): Change | null {
  if (text.trimEnd().endsWith('?')) return null;
  const spots = findSpots(text, NEGATIONS);
  if (spots.length === 0)
    return startsWithVerb(text) ? putFirst(text, choose(['không', 'chưa', 'đừng']) ?? '') : null;
  const removable = spots.filter(
    ({ from, to }) =>
      /^\s+(?!phải|chỉ|quá|dưới|nếu|hay|những|hơn|gian|khí|thì|biết|ai)\p{L}/u.test(text.slice(to)) &&
      !/(?:hay|được|có|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|chấm|nếu|mà|hàng|ai|nào) $/iu.test(
        text.slice(0, from),
      ),
  );
  const spot = choose(removable.slice(0, 1));
  return spot
    ? { text: upperFirst(text.slice(0, spot.from) + text.slice(spot.to).trimStart()), added: '' }
    : null;
}

/** A modal word of another meaning for one of the text, or one where it has none. */
export function changeModality(text: string, choose: Choose): Change | null {
  if (text.trimEnd().endsWith('?')) return null;
  const spots = findSpots(text, MODALS.flat()).filter(
    ({ from, to }) =>
      !/(?:không|có|hay|đâu|chưa|bên) $/iu.test(text.slice(0, from)) &&
      !/^ (?:không|phải)/iu.test(text.slice(to)),
  );
  const spot = choose(spots);
  if (!spot) return startsWithVerb(text) ? putFirst(text, choose(MODALS.flat()) ?? '') : null;
  const added = choose(MODALS.filter((row) => !row.includes(spot.phrase.toLowerCase())).flat()) ?? '';
  return { text: upperFirst(text.slice(0, spot.from) + added + text.slice(spot.to)), added };
}

const GIVING =
  /(?<![\p{L}\p{M}]|phí |hàng )(?:gửi|gởi|giao|đưa|nộp|trả|chuyển|bàn giao)((?: [\p{L}\p{M}\p{N}]+){0,6}?) cho (?=\p{L})/iu;
const TAKING =
  /(?<![\p{L}\p{M}]|chứng |công |xác |tiếp |chấp )(?:nhận|lấy|mượn|thu)((?: [\p{L}\p{M}\p{N}]+){0,6}?) (?:từ|của) (?=\p{L})/iu;

/** "Gửi báo giá cho Lan" → "Nhận báo giá từ Lan", and the other way. */
export function changeDirection(text: string): Change | null {
  if (GIVING.test(text)) return { text: upperFirst(text.replace(GIVING, 'nhận$1 từ ')), added: 'nhận' };
  return TAKING.test(text) ? { text: upperFirst(text.replace(TAKING, 'gửi$1 cho ')), added: 'gửi' } : null;
}
