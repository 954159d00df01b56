import { fold, hasMarks } from '@hopgon/engine/text/fold';
import { officeMeanings } from './office-words.rules.ts';

/** Something a message may mean by its words. */
export interface Candidate {
  readonly id: string;
  readonly title: string;
}

export interface Ranked {
  readonly id: string;
  /** The share of the words, weighed by how few titles have them, that stand in its title: 0 to 1. */
  readonly score: number;
}

/** A word of the company and what it stands for. */
export interface Wording {
  readonly written: string;
  readonly means: string;
}

const cut = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
/** A word that no title has may name nothing, or belong to what is meant: it counts a little. */
const weightOfUnknown = 0.35;

/** Titles by how much of the words they have; as written before without marks. */
export function rankByWords(
  words: string,
  candidates: readonly Candidate[],
  wordings: readonly Wording[],
): Ranked[] {
  const isMarked = hasMarks(words);
  const asked = expand(words.normalize('NFC'), wordings);
  const titles = candidates.map(({ id, title }) => {
    const own = cut(title.normalize('NFC'));
    return { id, own: new Set(own), folded: new Set(own.map(fold)) };
  });
  const groups = asked.map((group) => {
    const hits = titles.map(({ own, folded }) =>
      Math.max(...group.map((way) => hitOf(way, own, folded, isMarked))),
    );
    const count = hits.filter((hit) => hit > 0).length;
    return { hits, weight: count === 0 ? weightOfUnknown : 1 + Math.log((titles.length + 1) / count) };
  });
  const total = groups.reduce((sum, { weight }) => sum + weight, 0);
  return titles.map(({ id }, at) => ({
    id,
    score:
      total === 0 ? 0 : groups.reduce((sum, { hits, weight }) => sum + weight * (hits[at] ?? 0), 0) / total,
  }));
}

function hitOf(
  way: readonly string[],
  own: ReadonlySet<string>,
  folded: ReadonlySet<string>,
  isMarked: boolean,
): number {
  const each = way.map((word) => {
    if (own.has(word)) return 1;
    if (!folded.has(fold(word))) return 0;
    return isMarked && word !== fold(word) ? 0.5 : 0.9;
  });
  return each.reduce<number>((sum, hit) => sum + hit, 0) / Math.max(1, each.length);
}

/** The words, each with what it stands for in the company beside it. */
function expand(words: string, wordings: readonly Wording[]): string[][][] {
  const meanings = Map.groupBy(wordings, ({ written }) => written.toLowerCase());
  return cut(words).map((word) => {
    const means = [...(meanings.get(word) ?? []).map((one) => one.means), ...officeMeanings(word)];
    return [[word], ...means.map(cut)];
  });
}
