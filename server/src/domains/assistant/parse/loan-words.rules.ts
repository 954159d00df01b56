import { fold, hasMarks } from '@hopgon/engine/text/fold';

/** One thing by two words, both said in Vietnamese offices; of several syllables, for one alone is many words. */
const pairs: readonly (readonly [string, string])[] = [
  ['budget', 'ngân sách'],
  ['deadline', 'hạn chót'],
  ['feedback', 'phản hồi'],
  ['plan', 'kế hoạch'],
  ['target', 'chỉ tiêu'],
  ['report', 'báo cáo'],
  ['design', 'thiết kế'],
  ['marketing', 'tiếp thị'],
  ['content', 'nội dung'],
  ['timeline', 'tiến độ'],
  ['launch', 'ra mắt'],
  ['update', 'cập nhật'],
  ['support', 'hỗ trợ'],
  ['server', 'máy chủ'],
];

/** A query with one word at a time put as the other half of the office says it. */
export function listWordings(query: string): string[] {
  const compared = hasMarks(query) ? (text: string) => text.toLowerCase() : fold;
  const words = query.normalize('NFC').split(/\s+/u);
  const plain = ` ${words.map(compared).join(' ')} `;
  return pairs.flatMap((pair) =>
    [pair, pair.toReversed()].flatMap(([said = '', other = '']) => {
      const at = plain.indexOf(` ${compared(said)} `);
      if (at < 0) return [];
      const before = plain.slice(0, at).split(' ').length - 1;
      return [words.toSpliced(before, said.split(' ').length, other).join(' ')];
    }),
  );
}
