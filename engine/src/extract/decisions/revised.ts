import type { Clause } from '../clauses/clause.ts';
import { contentWords, sharedCount } from '../clauses/content-words.ts';
import { anyOf, opensWith, setOf } from '../language/phrase.ts';
import { type MeetingContext, speakerOf } from '../meeting-context.ts';
import { type Ruling, rule } from './ruling.ts';
import { NUMBERED } from './ruling-cues.ts';
import { mayRuleAnew } from './superseded.ts';
import { plainWords, replaceWords } from './told-words.ts';
import { wordRuling } from './word-ruling.ts';

/** What stood, in the later word of whoever ruled it; null where they say nothing of the kind. */
export function revised(
  last: Ruling,
  clauses: readonly Clause[],
  turn: number,
  context: MeetingContext,
): Ruling | null {
  if (speakerOf(context, turn) !== speakerOf(context, last.turn)) return null;
  for (const clause of clauses) {
    if (clause.asks) continue;
    if (turnsRound(clause, last))
      return rule([{ text: wordRuling(clause, [], context), turn }], turn, last.confidence);
    const text = withFigure(last.text, clause, mayRuleAnew(turn, last, context));
    if (text !== null) return { ...last, text, turn, evidence: new Set([...last.evidence, turn]) };
  }
  return null;
}

/** "Bỏ món gỏi." — "Khách thích lắm." — "Vậy hả, thế thì giữ lại món gỏi." */
const turnsRound = ({ plain, words }: Clause, { text, content }: Ruling): boolean =>
  KEEPS.test(plain) && DROPS.test(` ${text.toLowerCase()} `) && sharedCount(content, contentWords(words)) > 0;
const KEEPS = opensWith(
  '(?:ừ |à |thôi |vậy |hả |thế |thì |trời |cứ |rồi )*(?:giữ (?:lại|nguyên)|để lại|vẫn (?:giữ|để|làm|bán|họp|tổ chức|mở|đi))',
);
const DROPS = anyOf('bỏ|hủy|dẹp|ngưng|dừng|cắt|không|khỏi|thôi|dời|đổi|chuyển|hoãn|đóng');

/**
 * "Từ tuần sau đóng cửa lúc chín giờ." — "Khách còn đông." — "Vậy mười giờ.": the same with another figure; not the one of a rate
 * ("năm mươi nghìn một người"). Where something was held against it more may follow: "Thôi một giờ, trừ chủ nhật."
 */
function withFigure(text: string, { plain, words, raw }: Clause, mayGoOn: boolean): string | null {
  const lead = CONCLUDES.exec(plain)?.[0].trim().split(' ').length ?? 0;
  const end = words.findLastIndex((word) => !PARTICLES.has(word)) + 1;
  const count = words.slice(lead, end).findIndex((word) => !isNumeral(word));
  if (lead === 0 || count <= 0 || (lead + count < end - 1 && !mayGoOn)) return null;
  const unit = words[lead + count] ?? '';
  const told = text.split(' ');
  const plainTold = plainWords(told);
  const places = plainTold.flatMap((word, at) =>
    word === unit && isNumeral(plainTold[at - 1] ?? '') ? [at] : [],
  );
  const [to = 0] = places;
  if (places.length !== 1 || plainTold[to - 1] === 'một') return null;
  const from = plainTold.findLastIndex((word, at) => at < to && !isNumeral(word)) + 1;
  const said = words.slice(lead + count);
  const own = lead + count + unitLength(said, plainTold.slice(to));
  const again = replaceWords(told, [from, to + unitLength(plainTold.slice(to), said)], raw.slice(lead, own));
  return [again.join(' '), raw.slice(own, end).join(' ')].filter((part) => part !== '').join(', ');
}
/** "Giờ rưỡi", "chữ ký": a unit with its half, and as far as both say it. */
function unitLength(words: readonly string[], others: readonly string[]): number {
  let length = 1;
  while (length < words.length && words[length] === others[length]) length += 1;
  return words[length] === 'rưỡi' ? length + 1 : length;
}
const CONCLUDES = opensWith('(?:ừ |à |hả |thôi |ok )*(?:vậy|thế|thôi)(?: thì)?');
const PARTICLES = setOf('nhé|nghe|vậy|đi|thôi|ạ|luôn|ha|nha');
const isNumeral = (word: string): boolean => NUMBERED.test(` ${word} `) || TENS.has(word);
const TENS = setOf('mươi|mốt|tư|lăm|chục|lẻ|linh');
