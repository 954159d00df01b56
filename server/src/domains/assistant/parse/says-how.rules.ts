import { fold, hasMarks } from '@hopgon/engine/text/fold';

const howWords =
  'ở đâu|chỗ nào|đâu|sao|thế nào|như thế nào|kiểu gì|cách|như nào|được không|làm gì|hướng dẫn|làm thế nào|làm nào|ra sao|mục nào|trang nào|vào đâu|được chưa|là ai|hay máy|hay là máy|chatgpt|là bot|là robot|phải người|phải máy|ở mô|chỗ mô|ở nào|mần răng|làm răng';
const wholeWords = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu');
const how = wholeWords(howWords);
const plainHow = wholeWords(fold(howWords));

/** Whether a message asks how or where something is done. */
export const saysHow = (message: string): boolean => (hasMarks(message) ? how : plainHow).test(message);
