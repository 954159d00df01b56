import type { RankedSentence, Ranking } from './rank-sentences.ts';

/** What a word costs: a greedy pick by gain alone takes the long sentences, one by gain for length the short. */
const LENGTH_COSTS = [0, 0.5, 1];
const PASSES = 2;
/** More sentences than this are not weighed against each other; the others would not win a place. */
const MOST_CANDIDATES = 80;

/**
 * Picks the sentences that together are worth most within the words. What is told already is worth less, so the
 * sum is submodular and a greedy pick is within a constant of the best (Lin & Bilmes 2011); each one picked is
 * then tried against those left out, which fills the words to the limit. In the order of the source.
 */
export function pickSentences(ranking: Ranking, maxWords: number): RankedSentence[] {
  const candidates = likeliest(ranking, maxWords);
  const repeated = repeatsAmong(candidates);
  let best: Pick = { taken: [], worth: 0 };
  for (const cost of LENGTH_COSTS) {
    const rule = { worth: ranking.worth, maxWords, cost, repeated };
    const found = improve(fill([], candidates, rule), candidates, rule);
    if (found.worth > best.worth) best = found;
  }
  return best.taken.toSorted((a, b) => a.index - b.index);
}

type Pick = { readonly taken: readonly RankedSentence[]; readonly worth: number };
type Rule = {
  readonly worth: Ranking['worth'];
  readonly maxWords: number;
  readonly cost: number;
  readonly repeated: Repeated;
};
/** How often each concept is told already. */
type Told = Uint16Array;

/** What may win a place: the most promising sentences, and of them the most promising forms that fit. */
function likeliest({ sentences, worth, shorten }: Ranking, maxWords: number): RankedSentence[] {
  const forms = mostPromising(sentences, worth).flatMap((sentence) => [sentence, ...shorten(sentence)]);
  return mostPromising(
    forms.filter(({ words }) => words > 0 && words <= maxWords),
    worth,
  );
}

function mostPromising(sentences: readonly RankedSentence[], worth: Ranking['worth']): RankedSentence[] {
  const nothing: Told = new Uint16Array(worth.length);
  const weighed: Weighed[] = [];
  for (const sentence of sentences)
    weighed.push({
      sentence,
      weight: gain(sentence, nothing, worth) / Math.sqrt(Math.max(1, sentence.words)),
    });
  return weighed.sort(byWeight).slice(0, MOST_CANDIDATES).map(sentenceOf);
}

type Weighed = { readonly sentence: RankedSentence; readonly weight: number };
const byWeight = (one: Weighed, other: Weighed): number => other.weight - one.weight;
const sentenceOf = ({ sentence }: Weighed): RankedSentence => sentence;

/** Takes what it starts with, then the best gain for its cost until nothing fits. */
function fill(start: readonly RankedSentence[], candidates: readonly RankedSentence[], rule: Rule): Pick {
  const told: Told = new Uint16Array(rule.worth.length);
  const taken: RankedSentence[] = [];
  let left = rule.maxWords;
  let worth = 0;
  let open = candidates;
  while (true) {
    const next = start[taken.length] ?? mostWorth(open, told, rule);
    if (!next) return { taken, worth };
    worth += gain(next, told, rule.worth);
    taken.push(next);
    left -= next.words;
    for (const concept of next.concepts) told[concept] = (told[concept] ?? 0) + 1;
    open = stillOpen(open, rule.repeated(next), left);
  }
}

/** What says nothing that is told already, and fits into the words left. */
function stillOpen(
  open: readonly RankedSentence[],
  told: ReadonlySet<RankedSentence>,
  left: number,
): RankedSentence[] {
  const fitting: RankedSentence[] = [];
  for (const sentence of open) if (sentence.words <= left && !told.has(sentence)) fitting.push(sentence);
  return fitting;
}

function mostWorth(
  open: readonly RankedSentence[],
  told: Told,
  { worth, cost }: Rule,
): RankedSentence | null {
  let best: RankedSentence | null = null;
  let most = 0;
  for (const sentence of open) {
    const value = gain(sentence, told, worth) / sentence.words ** cost;
    if (value > most) {
      most = value;
      best = sentence;
    }
  }
  return best;
}

/** Gives each picked sentence up in turn where what fits in its stead is worth more. */
function improve(pick: Pick, candidates: readonly RankedSentence[], rule: Rule): Pick {
  let best = pick;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const before = best;
    for (const sentence of before.taken) {
      const found = fill(
        before.taken.filter((other) => other !== sentence),
        candidates.filter((other) => other !== sentence),
        rule,
      );
      if (found.worth > best.worth * 1.001) best = found;
    }
    if (best === before) break;
  }
  return best;
}

/** What a sentence adds to what is told. */
function gain({ concepts, quality }: RankedSentence, told: Told, worth: Ranking['worth']): number {
  let sum = 0;
  for (const concept of concepts) sum += worth[concept]?.[told[concept] ?? 0] ?? 0;
  return sum * quality;
}

/** Which candidates say the same as one of them; every pick asks it again. */
type Repeated = (sentence: RankedSentence) => ReadonlySet<RankedSentence>;

function repeatsAmong(candidates: readonly RankedSentence[]): Repeated {
  const all = new Map<RankedSentence, ReadonlySet<RankedSentence>>();
  return (sentence) => {
    const known = all.get(sentence) ?? new Set(candidates.filter((other) => repeats(sentence, other)));
    all.set(sentence, known);
    return known;
  };
}

/** Whether two sentences say the same: they are forms of one, or most of what the shorter holds stands in the other. */
function repeats(one: RankedSentence, other: RankedSentence): boolean {
  const [shorter, longer] = one.held.size < other.held.size ? [one, other] : [other, one];
  const least = shorter.held.size * SAME;
  if (one.index === other.index) return true;
  if (least > longer.held.size) return false;
  let shared = 0;
  for (const concept of shorter.held) if (longer.held.has(concept)) shared += 1;
  return shared > least;
}

const SAME = 0.6;
