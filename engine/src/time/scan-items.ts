import type { Connective, Facts } from './facts.ts';
import { anyOf } from './grammar/any-of.ts';
import { type Match, meaningOf } from './grammar/rule-tree.ts';
import { readSlot } from './grammar/slots.ts';
import type { TimeTokens } from './grammar/time-tokens.ts';
import { longestTime } from './rules/all-rules.ts';

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
export function scanRuns(tokens: TimeTokens, options: ScanOptions): TimeItem[][] {
  const runs: TimeItem[][] = [];
  let run: TimeItem[] = [];
  let at = 0;
  while (at < tokens.list.length) {
    const match = longestTime(tokens, at);
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

function itemOf(match: Match, options: ScanOptions): TimeItem | null {
  const { rule, from, to } = match;
  const means = meaningOf(match);
  if (means === 'nothing' || (rule[3] && options.strict)) return null;
  return typeof means === 'string'
    ? { kind: 'tie', tie: means, from, to }
    : { kind: 'facts', facts: means, from, to };
}

/** Brackets tie; a number that no rule took may be one side of a range: "9 – 11h". */
function looseItem(tokens: TimeTokens, at: number): TimeItem | null {
  const token = tokens.list[at];
  if (!token) return null;
  if (isBracket(token.text)) return { kind: 'tie', tie: 'glue', from: at, to: at + 1 };
  const reading = readSlot('number', tokens, at);
  const value = reading?.said.number ?? 99;
  if (!reading || value > 31) return null;
  const after = tokens.list[at + reading.length];
  const glued = after?.tight && after.kind !== 'mark';
  return glued || isCounted(after?.text)
    ? null
    : { kind: 'number', value, from: at, to: at + reading.length };
}
