import { fold, hasMarks } from './fold.ts';
import { splitWords, type WordToken } from './tokens.ts';

/** Words without a subject, which do not distinguish items. */
const EMPTY_WORDS = new Set(
  'và của về cho các những một hai ba bốn năm trong với tại đến từ theo việc bàn phần mục khác lại'.split(
    ' ',
  ),
);
/** Verbs and nouns that agendas put before a subject. */
const EMPTY_PAIRS = new Set(
  'vấn đề,báo cáo,thảo luận,trình bày,rà soát,tình hình,kế hoạch,triển khai,cập nhật,nội dung,công tác,thống nhất,đánh giá,tổng kết,xem xét,ý kiến,điểm lại,giới thiệu,mở đầu,kết luận'.split(
    ',',
  ),
);
/** Without marks the shortest are other words as well: tài, bón, nắm, tự, đền, bán. */
const FOLDED_WORDS = new Set('va cua ve cho cac nhung trong voi theo viec phan'.split(' '));
const FOLDED_PAIRS = new Set([...EMPTY_PAIRS].map(fold));

/** How a word is compared with others. */
export type Spelling = (word: WordToken) => string;

const marked: Spelling = ({ text }) => text.toLowerCase().normalize('NFC');
const folded: Spelling = (word) => word.folded;

/** Words are compared with their marks when both the title and the transcript have them ("tài" differs from "tại"). */
export const spellingOf = (title: string, saidHasMarks: boolean): Spelling =>
  saidHasMarks && hasMarks(title) ? marked : folded;

/** The distinctive words of an agenda item's title, all of them if none is; in order, as spelled. */
export function distinctiveWords(title: string, spelling: Spelling): string[] {
  const words = splitWords(title);
  const [spell, single, pairs] = hasMarks(title)
    ? ([marked, EMPTY_WORDS, EMPTY_PAIRS] as const)
    : ([folded, FOLDED_WORDS, FOLDED_PAIRS] as const);
  const spelled = words.map(spell);
  const isPair = (at: number) => pairs.has(`${spelled[at]} ${spelled[at + 1]}`);
  const distinctive = words.filter(
    (_, at) => !single.has(spelled[at] ?? '') && !isPair(at) && !isPair(at - 1),
  );
  return (distinctive.length > 0 ? distinctive : words).map(spelling);
}
