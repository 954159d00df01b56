import { type AmountTokens, cutAmountTokens } from '../numbers/amount-tokens.ts';
import { digits, lastDigits, mayBeginNumber, readQuantity, zero } from '../numbers/read-quantity.ts';
import { units } from '../numbers/units.ts';
import { hasCapital } from '../text/letters.ts';
import { readNumberWords } from '../text/number-words.ts';

/** A number of a text; `from` and `to` are UTF-16 offsets, `to` exclusive. */
export type SaidNumber = {
  /** What it may mean: "hai ba" is 23, or 2 to 3. A code has no value, "1.2.3". */
  readonly values: readonly number[];
  /** The ends of a range, "hai ba triệu", else null. */
  readonly range: readonly [number, number] | null;
  readonly scale: number;
  readonly unit: 'money' | 'percent' | 'count' | null;
  readonly text: string;
  readonly from: number;
  readonly to: number;
};

/** Every number of a text in figures or words, with what it counts; none begins where `isOther` says a word is no number. */
export function readSaidNumbers(
  source: string,
  isOther: (offset: number) => boolean = () => false,
): SaidNumber[] {
  const tokens = cutAmountTokens(source);
  const found: SaidNumber[] = [];
  for (let at = 0; at < tokens.list.length; ) {
    const isWord =
      !mayBeginNumber(tokens, at) || isName(source, tokens, at) || isOther(tokens.list[at]?.from ?? 0);
    const said = isWord ? null : readNumberAt(tokens, at);
    if (said) found.push(said.number);
    at = said?.next ?? at + 1;
  }
  return found;
}

/** "Ri6", "chị Năm": inside a sentence a capital makes a name of a number. */
function isName(source: string, { list }: AmountTokens, at: number): boolean {
  const [before, token] = [list[at - 1], list[at]];
  if (token?.kind === 'figure' && token.tight && before?.kind === 'word') return true;
  return token?.kind === 'word' && before?.kind === 'word' && hasCapital(source.slice(token.from, token.to));
}

function readNumberAt(tokens: AmountTokens, at: number): { number: SaidNumber; next: number } | null {
  const token = tokens.list[at];
  if (!token) return null;
  const quantity = readQuantity(tokens, at);
  const { value = null, until = null, scale = 1 } = quantity ?? {};
  const words = readDigits(tokens, at) ?? readWords(tokens, at, scale);
  if (!(quantity || words || token.kind === 'figure')) return null;
  const next = Math.max(quantity?.next ?? at + 1, words?.next ?? 0);
  const unit = units.longestAt(tokens, next)?.value?.kind ?? (scale >= MILLION ? 'money' : null);
  return {
    next,
    number: {
      values: [until === null ? value : null, words?.value].filter((one) => typeof one === 'number'),
      range: value === null || until === null ? null : [value, until],
      scale,
      unit,
      text: tokens.words.slice(at, next).join(' '),
      from: token.from,
      to: tokens.list[next - 1]?.to ?? token.to,
    },
  };
}
const MILLION = 1e6;

const MOST_DIGITS = 12;

/** Digits said one by one: "hai không hai hai" is 2022, "bốn chín" is 49. */
function readDigits(tokens: AmountTokens, at: number) {
  const each: number[] = [];
  for (let next = at; each.length < MOST_DIGITS; next += 1) {
    const digit = [digits, lastDigits, zero]
      .map((table) => table.longestAt(tokens, next)?.value)
      .find((one) => one !== undefined);
    if (digit === undefined) break;
    each.push(digit);
  }
  return each.length < 2 ? null : { value: Number(each.join('')), next: at + each.length };
}

/** "Mười một hộ" is eleven; amounts read it as ten with an article. */
function readWords({ words, plain }: AmountTokens, at: number, scale: number) {
  const reading = scale === 1 ? readNumberWords(words, at, { plain, pairs: true }) : null;
  return reading && { value: reading.value, next: at + reading.length };
}
