import { anyOf } from '../grammar/any-of.ts';
import { readWhole } from '../grammar/numbers.ts';
import { timeGrammar } from '../grammar/patterns/time/all-rules.ts';
import type { GrammarTokens } from '../grammar/tokens.ts';
import type { Connective, Facts } from './facts.ts';
import { meaningOf, type TimeMatch } from './grammar/meaning.ts';

/** A stretch of tokens that means something; `to` is exclusive. */
export type TimeItem = { readonly from: number; readonly to: number } & (
  | { readonly kind: 'facts'; readonly facts: Facts }
  | { readonly kind: 'tie'; readonly tie: Connective }
  | { readonly kind: 'number'; readonly value: number }
);

type ScanOptions = { readonly strict: boolean };

const isBracket = anyOf('( ) [ ]');
const isCounted = anyOf('người triệu nghìn đồng lần %', 'bạn cái chiếc suất phòng tỷ');

/** Cuts a text into runs of neighbouring items; any other word ends a run. */
export function scanRuns(tokens: GrammarTokens, options: ScanOptions): TimeItem[][] {
  const runs: TimeItem[][] = [];
  let run: TimeItem[] = [];
  let at = 0;
  while (at < tokens.list.length) {
    const match = timeGrammar.longestAt(tokens, at);
    const item = match ? itemOf(match, options) : looseItem(tokens, at);
    if (item) run.push(item);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
    at = match?.to ?? item?.to ?? at + 1;
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

function itemOf(match: TimeMatch, { strict }: ScanOptions): TimeItem | null {
  const { from, to } = match;
  const means = meaningOf(match);
  if (means === 'nothing') return null;
  if (typeof means === 'string') return { kind: 'tie', tie: means, from, to };
  return strict && isRelative(means) ? null : { kind: 'facts', facts: means, from, to };
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
function looseItem(tokens: GrammarTokens, at: number): TimeItem | null {
  const token = tokens.list[at];
  if (!token) return null;
  if (isBracket(token)) return { kind: 'tie', tie: 'glue', from: at, to: at + 1 };
  const reading = token.counts ? readWhole(tokens, at) : null;
  if (!reading || reading.value > 31) return null;
  const to = at + reading.length;
  const after = tokens.list[to];
  const glued = after?.tight && after.kind !== 'mark';
  return glued || isCounted(after) ? null : { kind: 'number', value: reading.value, from: at, to };
}
