import { distinctiveWords, type Spelling, spellingOf } from '../text/agenda-title.ts';
import { hasMarks } from '../text/fold.ts';
import { splitWords, type WordToken } from '../text/tokens.ts';
import type { Turn } from '../transcript/turn.ts';
import { type Known, known, unknown } from './known.ts';

/** `evidence`: 0-based turns in which the item was spoken of; of one not covered, where it was touched upon. */
export type AgendaPoint = { readonly title: string; readonly covered: boolean; readonly evidence: number[] };
export type AgendaCoverage = { readonly covered: number; readonly points: AgendaPoint[] };

const NO_AGENDA = 'Cuộc họp không có chương trình nên không biết đã bàn hết chưa.';
const NO_WORDS = 'Bản gỡ băng không có lời nào.';

/** An item is spoken of within so many turns. */
const WINDOW = 8;
const LEAST_SHARE = 0.6;
/**
 * The least share of an item's words that counts as touched upon; a certain match is impossible, since other words
 * may have been used.
 */
const TOUCHED_SHARE = 0.3;
const MOST_EVIDENCE = 5;
/** A turn that names this many items reads the agenda out or sums up. */
const ROLL_CALL = 3;

/**
 * Which items of an agenda were spoken of: enough of an item's words, the rare ones counting more, fall within a few
 * turns, and one turn names it: by two words side by side as in the title, or by one that is no Vietnamese ("staging").
 * Marks count where both the title and the transcript have them.
 */
export function agendaCoverage(titles: readonly string[], turns: readonly Turn[]): Known<AgendaCoverage> {
  if (titles.length === 0) return unknown(NO_AGENDA);
  if (turns.length === 0) return unknown(NO_WORDS);
  const spoken = turns.map(({ text }) => splitWords(text));
  const saidHasMarks = turns.some(({ text }) => hasMarks(text));
  const items = titles.map((title) => readItem(title, spellingOf(title, saidHasMarks), spoken));
  const hits = items.map((item) => spoken.map((words) => hitOf(item, words.map(item.spelling))));
  const rollCalls = new Set(
    turns.flatMap((_, turn) => (hits.filter((hit) => hit[turn]?.isPhrase).length >= ROLL_CALL ? [turn] : [])),
  );
  const points = items.map((item, index) => findPoint(item, hits[index] ?? [], rollCalls));
  return known({ covered: points.filter(({ covered }) => covered).length, points });
}

type Item = {
  readonly title: string;
  readonly spelling: Spelling;
  readonly weights: ReadonlyMap<string, number>;
  readonly pairs: ReadonlySet<string>;
  readonly foreign: ReadonlySet<string>;
};
/** The words of an item found in one turn. */
type Hit = { readonly words: readonly string[]; readonly isPhrase: boolean; readonly isNamed: boolean };

function readItem(title: string, spelling: Spelling, spoken: readonly (readonly WordToken[])[]): Item {
  const words = distinctiveWords(title, spelling);
  const foreign = splitWords(title).filter(({ folded }) => !isSyllable(folded));
  const turnsWith = (wanted: string) =>
    spoken.filter((turn) => turn.some((word) => spelling(word) === wanted)).length;
  // A word that never occurs weighs as if it occurred once: a synonym may have been used.
  const rarity = (word: string) => Math.log(1 + spoken.length / (1 + Math.max(1, turnsWith(word))));
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return {
    title,
    spelling,
    weights: new Map(words.map((word) => [word, rarity(word)])),
    pairs: new Set(pairs),
    foreign: new Set(foreign.map(spelling)),
  };
}

/** Written without marks, as Vietnamese syllables are; numbers, which are said in many ways, are none and name nothing. */
const isSyllable = (folded: string): boolean =>
  /^(?:\d+|(?:ngh?|gh|gi|kh|ph|qu|t[hr]|[cn]h|[bcdghklmnprstvx])?[aeiouy]{1,3}(?:ch|ng|nh|[cmnpt])?)$/.test(
    folded,
  );

function hitOf({ weights, pairs, foreign }: Item, words: readonly string[]): Hit {
  const found = new Set(words.filter((word) => weights.has(word)));
  const isPhrase =
    pairs.size === 0
      ? found.size > 0
      : found.size > 1 && words.some((word, index) => index > 0 && pairs.has(`${words[index - 1]} ${word}`));
  return { words: [...found], isPhrase, isNamed: isPhrase || words.some((word) => foreign.has(word)) };
}

function findPoint(item: Item, hits: readonly Hit[], rollCalls: ReadonlySet<number>): AgendaPoint {
  const whole = [...item.weights.values()].reduce((sum, weight) => sum + weight, 0);
  let best = { share: 0, from: 0 };
  for (const [from, hit] of hits.entries()) {
    if (hit.words.length === 0 || rollCalls.has(from)) continue;
    const window = hits.slice(from, from + WINDOW).filter((_, index) => !rollCalls.has(from + index));
    if (!window.some(({ isNamed }) => isNamed)) continue;
    const words = new Set(window.flatMap(({ words: found }) => found));
    const share = [...words].reduce((sum, word) => sum + (item.weights.get(word) ?? 0), 0) / whole;
    if (share > best.share) best = { share, from };
  }
  const covered = best.share >= LEAST_SHARE;
  const isEvidence = ({ words, isNamed }: Hit) => (covered ? words.length > 0 : isNamed);
  // A word of it that was said before it was named belongs to what was spoken of before.
  const opened = hits.findIndex(({ isNamed }, turn) => turn >= best.from && isNamed && !rollCalls.has(turn));
  const near = hits.flatMap((hit, turn) =>
    turn >= opened && turn < best.from + WINDOW && isEvidence(hit) && !rollCalls.has(turn) ? [turn] : [],
  );
  const evidence = best.share >= TOUCHED_SHARE ? near.slice(0, MOST_EVIDENCE) : [];
  return { title: item.title, covered, evidence };
}
