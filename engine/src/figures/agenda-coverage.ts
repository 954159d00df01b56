import { splitWords } from '../text/tokens.ts';
import type { Turn } from '../transcript/turn.ts';
import { type Known, known, unknown } from './known.ts';

/** `evidence`: 0-based turns in which the item was spoken of; empty when it was not. */
export type AgendaPoint = { readonly title: string; readonly covered: boolean; readonly evidence: number[] };
export type AgendaCoverage = { readonly covered: number; readonly points: AgendaPoint[] };

const NO_AGENDA = 'Cuộc họp không có chương trình nên không biết đã bàn hết chưa.';
const NO_WORDS = 'Bản ghi không có lời nào.';

/** What agendas do with a subject, and words without one: they tell no item from another. */
const EMPTY_WORDS = new Set(
  splitWords(
    'và của về cho các những một hai ba bốn năm trong với tại đến từ theo việc vấn đề báo cáo thảo luận trình bày bàn rà soát tình hình cập nhật nội dung phần mục công tác thống nhất đánh giá tổng kết xem xét ý kiến khác điểm lại giới thiệu mở đầu kết luận',
  ).map(({ folded }) => folded),
);

/** An item is spoken of within so many turns. */
const WINDOW = 8;
const LEAST_SHARE = 0.6;
const MOST_EVIDENCE = 5;
/** Who names so many items in one turn reads the agenda out, or sums up. */
const ROLL_CALL = 3;

/**
 * Which items of an agenda were spoken of: enough of an item's words, the rare ones counting more, fall within a few
 * turns, two of them side by side as in the title. Accents are passed over, since recognisers drop them.
 */
export function agendaCoverage(titles: readonly string[], turns: readonly Turn[]): Known<AgendaCoverage> {
  if (titles.length === 0) return unknown(NO_AGENDA);
  if (turns.length === 0) return unknown(NO_WORDS);
  const spoken = turns.map(({ text }) => splitWords(text).map(({ folded }) => folded));
  const counts = countTurnsWith(spoken);
  const items = titles.map((title) => readItem(title, counts, turns.length));
  const hits = items.map((item) => spoken.map((words) => hitOf(item, words)));
  const rollCalls = new Set(
    turns.flatMap((_, turn) => (hits.filter((hit) => hit[turn]?.isPhrase).length >= ROLL_CALL ? [turn] : [])),
  );
  const points = items.map((item, index) => findPoint(item, hits[index] ?? [], rollCalls));
  return known({ covered: points.filter(({ covered }) => covered).length, points });
}

type Item = {
  readonly title: string;
  readonly weights: ReadonlyMap<string, number>;
  readonly pairs: ReadonlySet<string>;
};
/** What one turn says of an item. */
type Hit = { readonly words: readonly string[]; readonly isPhrase: boolean };

function countTurnsWith(spoken: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const words of spoken)
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function readItem(title: string, counts: ReadonlyMap<string, number>, turns: number): Item {
  const all = splitWords(title).map(({ folded }) => folded);
  const telling = all.filter((word) => !EMPTY_WORDS.has(word));
  const words = telling.length > 0 ? telling : all;
  const rarity = (word: string) => Math.log(1 + turns / (1 + (counts.get(word) ?? 0)));
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return { title, weights: new Map(words.map((word) => [word, rarity(word)])), pairs: new Set(pairs) };
}

function hitOf({ weights, pairs }: Item, words: readonly string[]): Hit {
  const found = new Set(words.filter((word) => weights.has(word)));
  const isPhrase =
    pairs.size === 0
      ? found.size > 0
      : found.size > 1 && words.some((word, index) => index > 0 && pairs.has(`${words[index - 1]} ${word}`));
  return { words: [...found], isPhrase };
}

function findPoint(item: Item, hits: readonly Hit[], rollCalls: ReadonlySet<number>): AgendaPoint {
  const whole = [...item.weights.values()].reduce((sum, weight) => sum + weight, 0);
  let best = { share: 0, from: 0 };
  for (const [from, hit] of hits.entries()) {
    if (hit.words.length === 0 || rollCalls.has(from)) continue;
    const window = hits.slice(from, from + WINDOW).filter((_, index) => !rollCalls.has(from + index));
    if (!window.some(({ isPhrase }) => isPhrase)) continue;
    const words = new Set(window.flatMap(({ words: found }) => found));
    const share = [...words].reduce((sum, word) => sum + (item.weights.get(word) ?? 0), 0) / whole;
    if (share > best.share) best = { share, from };
  }
  const covered = best.share >= LEAST_SHARE;
  const near = hits.flatMap((hit, turn) =>
    turn >= best.from && turn < best.from + WINDOW && hit.words.length > 0 && !rollCalls.has(turn)
      ? [turn]
      : [],
  );
  return { title: item.title, covered, evidence: covered ? near.slice(0, MOST_EVIDENCE) : [] };
}
