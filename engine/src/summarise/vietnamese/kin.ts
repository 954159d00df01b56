import { LETTERS } from '../../text/letters.ts';

/** Kinship words that call or stand for people, as an alternation for patterns; NFC, lower case. */
export const KIN =
  'anh|chị|em|cô|chú|bác|thầy|con|cháu|dì|cậu|sếp|ông|bà|bạn|má|mẹ|bố|mệ|mày|cha|o|thím|mợ|dượng';

/** A pattern over whole words of Vietnamese text: `\b` knows no marked letters. `KIN` in it stands for those words. */
export function wordPattern(source: string, flags = 'giu'): RegExp {
  return new RegExp(`(?<![${LETTERS}])(?:${source.replaceAll('KIN', `(?:${KIN})`)})(?![${LETTERS}])`, flags);
}
