import type { ClauseToken } from '../clauses/clause.ts';
import { lexicon } from '../lexicon/lexicon.ts';

/** "chiều ni", "hôm ni": behind these words "ni" is "nay", elsewhere "này". */
const TIMES_OF_DAY = new Set(['hôm', 'sáng', 'trưa', 'chiều', 'tối', 'đêm', 'năm', 'bữa']);

/**
 * By the indexes of tokens the standard words to write for those of a region: "vô" is "vào", "mướn" is "thuê". Names and parts of
 * other words, "thiệt hại", stay.
 */
export function standardWords(tokens: readonly ClauseToken[]): ReadonlyMap<number, string> {
  const words = new Map<number, string>();
  for (const at of tokens.keys()) {
    const standard = standardAt(tokens, at);
    if (standard !== null) words.set(at, standard);
  }
  return words;
}

/** Words of the standard language that begin or end with one of a region; variants hide them from the lexicon. */
const WHOLE = new Set([
  ...['thiệt hại', 'thiệt thòi', 'coi thi', 'coi chừng', 'coi thường', 'coi sóc', 'ni cô', 'ni sư'],
  ...['gắn liền', 'nối liền', 'liền kề', 'liền mạch'],
]);

function standardAt(tokens: readonly ClauseToken[], at: number): string | null {
  const text = tokens[at]?.text ?? '';
  const isName = at > 0 && /^\p{Lu}/u.test(text);
  const [before, lower, behind] = [at - 1, at, at + 1].map((place) =>
    (tokens[place]?.text ?? '').normalize('NFC').toLowerCase(),
  );
  if (lower === undefined || WHOLE.has(`${before} ${lower}`) || WHOLE.has(`${lower} ${behind}`)) return null;
  if (!isName && lower === 'ni' && TIMES_OF_DAY.has(tokens[at - 1]?.word ?? '')) return 'nay';
  return isName ? null : (lexicon().variants.get(lower) ?? null);
}
