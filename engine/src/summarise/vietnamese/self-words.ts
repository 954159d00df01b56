import { eachMatch } from '../../text/each-match.ts';
import type { Turn } from '../../transcript/turn.ts';
import { wordPattern } from './kin.ts';

const POLITE = wordPattern('dạ|vâng|ạ|thưa', 'iu');
/** Signs that a word means the speaker, and that it calls the listener; a name behind it makes it a title. */
const SELF_SIGNS = wordPattern(
  '(?:cho|để|giúp|theo|báo|dạ|của) (KIN)(?! \\p{Lu}| ấy| ta| ơi| ạ)|(KIN) (?:nghĩ|thấy|cũng|sẽ|đã|đang|vừa|chưa|không|có|muốn|lo|sợ|tưởng|biết|xin|báo cáo|đề xuất|đề nghị|gửi|làm|hứa)',
  'gu',
);
const CALL_SIGNS = wordPattern(
  '(KIN) (?:ơi|ạ|à|hả|nhỉ)|(?:ạ|rồi|nhé|nha|nghen|thưa|đâu|không|á) (KIN)(?=[.,?!]|$)',
  'gu',
);
const JUNIOR: ReadonlySet<string> = new Set(['em', 'con', 'cháu']);
const ALWAYS_SELF: ReadonlySet<string> = new Set(['tôi', 'tui', 'tớ']);
/** Whether a word for "I" is hardly ever somebody's title. */
export const isJunior = (word: string): boolean => JUNIOR.has(word) || ALWAYS_SELF.has(word);
const LEAST_SIGNS = 2;
/** By then a speaker has shown it. */
const ENOUGH_TURNS = 80;

/** What each speaker means by "I": word sets by label, and whether a turn is spoken as a junior does. */
export type SelfWords = { readonly of: (speaker: string | null) => ReadonlySet<string> };

/**
 * Vietnamese has no fixed "I". "Tôi" is always the speaker; "em", "con", "cháu" are where the speaker talks
 * politely; "anh", "chị" … are where someone who is not polite uses them as a subject, or carries them in the label.
 */
export function learnSelfWords(turns: readonly Turn[]): SelfWords {
  const speakers = new Map<string, ReadonlySet<string>>();
  for (const [speaker, own] of Map.groupBy(turns, (turn) => turn.speaker ?? ''))
    speakers.set(speaker, readSpeaker(speaker, own));
  return { of: (speaker) => speakers.get(speaker ?? '') ?? new Set() };
}

function readSpeaker(label: string, own: readonly Turn[]): ReadonlySet<string> {
  const texts = own.slice(0, ENOUGH_TURNS).map((turn) => turn.text.normalize('NFC'));
  const polite = texts.filter((text) => POLITE.test(text)).length;
  const signs = countSigns(texts);
  const junior = strongest(signs, (word) => JUNIOR.has(word)) ?? 'em';
  const title = label.split(' ')[0]?.toLowerCase() ?? '';
  const senior = SENIOR.test(title) ? title : strongest(signs, (word) => !JUNIOR.has(word));
  const speaksUp = polite * 4 >= texts.length || (polite > 0 && senior === null);
  const word = speaksUp ? junior : senior;
  return new Set([...ALWAYS_SELF, ...(word === null ? [] : [word])]);
}

const SENIOR = /^(?:anh|chị|cô|chú|bác|thầy|ông|bà|dì|cậu|cha|o|thím|mợ|dượng)$/u;

function countSigns(texts: readonly string[]): Map<string, number> {
  const signs = new Map<string, number>();
  const add = (text: string, pattern: RegExp, weight: number): void =>
    eachMatch(text, pattern, (match) => {
      const word = match[1] ?? match[2] ?? '';
      signs.set(word, (signs.get(word) ?? 0) + weight);
    });
  for (const text of texts) {
    const sentence = text.charAt(0).toLowerCase() + text.slice(1);
    add(sentence, SELF_SIGNS, 1);
    add(sentence, CALL_SIGNS, -2);
  }
  return signs;
}

function strongest(signs: ReadonlyMap<string, number>, fits: (word: string) => boolean): string | null {
  const [best] = [...signs].filter(([word]) => fits(word)).sort((a, b) => b[1] - a[1]);
  return best && best[1] >= LEAST_SIGNS ? best[0] : null;
}
