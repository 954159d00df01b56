import { readLine } from '../support/reading.ts';
import { numberWords } from '../text/number-words.ts';
import { factConfidence } from './certainty.ts';
import type { Statement } from './extraction.ts';

/** Statements further apart, in turns, than this are of another round of the talk. */
const NEAR_TURNS = 12;
/** So much of the matter of the shorter line stands in the other, and so many words at least. */
const SAME_MATTER = 0.75;
const LEAST_SHARED = 2;

/** "Nâng cấp tối thứ bảy" and, soon after, "nâng cấp tối thứ hai tuần sau": of what is settled again the last version stands, with the turns of both. */
export function withoutReplaced(decisions: readonly Statement[]): Statement[] {
  const read = decisions.map((one) => ({ one, matter: matterOf(one.text) }));
  const kept: typeof read = [];
  for (const last of read.toSorted((first, second) => endOf(first.one) - endOf(second.one))) {
    const at = kept.findIndex((before) => isReplaced(before, last));
    const before = kept[at]?.one;
    if (before) kept.splice(at, 1);
    const evidence = [...new Set([...(before?.evidence ?? []), ...last.one.evidence])];
    kept.push({ ...last, one: { ...last.one, evidence: evidence.sort((one, other) => one - other) } });
  }
  return kept.map(({ one }) => one).sort((one, other) => (one.evidence[0] ?? 0) - (other.evidence[0] ?? 0));
}

type Read = { readonly one: Statement; readonly matter: ReadonlySet<string> };

const endOf = ({ evidence }: Statement): number => evidence.at(-1) ?? 0;

/** Of two in one turn neither replaces the other, and what is less certain than a fact replaces none. */
function isReplaced(before: Read, last: Read): boolean {
  const apart = endOf(last.one) - endOf(before.one);
  if (apart <= 0 || apart > NEAR_TURNS || last.one.confidence < Math.min(SURE, before.one.confidence))
    return false;
  const [shorter, longer] = [before.matter, last.matter].sort((one, other) => one.size - other.size);
  const shared = [...(shorter ?? [])].filter((word) => longer?.has(word)).length;
  return shared >= LEAST_SHARED && shared >= SAME_MATTER * (shorter?.size ?? 0);
}
const SURE = factConfidence;

const NUMBERS = new Set(numberWords);

/** The words of a line that carry matter: no figures and no times, in which versions differ. */
function matterOf(text: string): ReadonlySet<string> {
  const { words, content, times } = readLine(text);
  const spans = times();
  const isTimed = (from: number) => spans.some((time) => time.from <= from && from < time.to);
  return new Set(
    content.flatMap((at) => {
      const { word = '', folded = '', from = 0 } = words[at] ?? {};
      return /\d/u.test(word) || NUMBERS.has(word) || isTimed(from) ? [] : [folded];
    }),
  );
}
