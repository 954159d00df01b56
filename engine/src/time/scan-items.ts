import { anyOf } from '../grammar/any-of.ts';
import { readWhole } from '../grammar/numbers.ts';
import { timeGrammar } from '../grammar/patterns/time/all-rules.ts';
import type { GrammarTokens } from '../grammar/tokens.ts';
import type { Connective, Facts } from './facts.ts';
import { meaningOf, type TimeMatch } from './grammar/meaning.ts';

type Means =
  | { readonly kind: 'facts'; readonly facts: Facts }
  | { readonly kind: 'tie'; readonly tie: Connective }
  | { readonly kind: 'number'; readonly value: number };

/** Something that means something, and the number of the token behind it. */
type FoundItem = Means & { readonly next: number };

/** Something that means something, and where it stands in the text (UTF-16 offsets). */
export type TimeItem = Means & {
  readonly from: number;
  readonly to: number;
  /** By itself it is mostly another word. */
  readonly needsMore: boolean;
};

const isBracket = anyOf('( ) [ ]');
const isCounted = anyOf('người triệu nghìn đồng lần %', 'bạn cái chiếc suất phòng tỷ');

/** Cuts a text into runs of neighbouring items; any other word ends a run. */
export function scanRuns(tokens: GrammarTokens, strict: boolean): TimeItem[][] {
  const runs: TimeItem[][] = [];
  let run: TimeItem[] = [];
  let at = 0;
  const { list, plain } = tokens;
  while (at < list.length) {
    const match = timeGrammar.longestAt(tokens, at);
    const item = match ? itemOf(match, strict) : looseItem(tokens, at);
    if (item) {
      const isPart = item.kind === 'facts' && Object.keys(item.facts).join() === 'part';
      run.push({
        ...item,
        from: list[at]?.from ?? 0,
        to: list[item.next - 1]?.to ?? 0,
        // In text without marks "sang", "toi", "chieu" alone are mostly other words.
        needsMore: isPart && plain && item.next - at === 1 && list.length > 1,
      });
    } else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
    at = match?.to ?? item?.next ?? at + 1;
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

function itemOf(match: TimeMatch, strict: boolean): FoundItem | null {
  const { to: next } = match;
  const means = meaningOf(match);
  if (means === 'nothing') return null;
  if (typeof means === 'string') return { kind: 'tie', tie: means, next };
  return strict && isRelative(means) ? null : { kind: 'facts', facts: means, next };
}

/** Whether it depends on when it is said: "hôm nay", "thứ hai", "cuối tuần". */
const isRelative = (facts: Facts): boolean => {
  const {
    now,
    offset,
    weekday,
    weekdays,
    turn,
    season,
    period,
    edge,
    part,
    every,
    date,
    clock,
    holiday,
    quarter,
    nth,
  } = facts;
  return (
    !(date ?? clock ?? holiday ?? quarter ?? nth) &&
    (now ?? offset ?? weekday ?? weekdays ?? turn ?? season ?? period ?? edge ?? part ?? every) !== undefined
  );
};

/** Brackets tie; a number that no rule took may be one side of a range: "9 – 11h". */
function looseItem(tokens: GrammarTokens, at: number): FoundItem | null {
  const token = tokens.list[at];
  if (!token) return null;
  if (isBracket(token)) return { kind: 'tie', tie: 'glue', next: at + 1 };
  const reading = token.counts ? readWhole(tokens, at) : null;
  if (!reading || reading.value > 31) return null;
  const next = at + reading.length;
  const after = tokens.list[next];
  const glued = after?.tight && after.kind !== 'mark';
  return glued || isCounted(after) ? null : { kind: 'number', value: reading.value, next };
}
