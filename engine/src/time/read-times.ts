import { type GrammarTokens, grammarTokens } from '../grammar/tokens.ts';
import { completeRange, hasDay } from './complete-range.ts';
import type { Facts } from './facts.ts';
import { joinRepeats, splitWeekdays } from './list-weekdays.ts';
import { mergeFacts, namesTime } from './merge-facts.ts';
import { scanRuns, type TimeItem } from './scan-items.ts';
import { shareAcrossList } from './share-across-list.ts';
import { shareAcrossSentence } from './share-across-sentence.ts';
import type { TimeReading } from './time-reading.ts';

type ReadSpan = {
  readonly facts: Facts;
  readonly until: Facts | null;
  readonly first: number;
  readonly next: number;
};
type Moment = { readonly facts: Facts; readonly first: number; readonly next: number };

/** Every time a text names, in order, not yet resolved against a day. */
export const readTimes = (text: string, strict = false): TimeReading[] =>
  readTokenTimes(grammarTokens(text), strict);

/** As `readTimes`, of a text that has been cut into tokens before. */
export function readTokenTimes(tokens: GrammarTokens, strict = false): TimeReading[] {
  const { source: text } = tokens;
  const readings = scanRuns(tokens, strict).flatMap(readRun);
  if (readings.length === 0) return readings;
  const listed = joinRepeats(shareAcrossList(readings, text), text).flatMap(splitWeekdays);
  return shareAcrossSentence(listed, text);
}

function readRun(run: readonly TimeItem[]): TimeReading[] {
  const found: ReadSpan[] = [];
  const ranges = run.some(isLink);
  let at = 0;
  while (at < run.length) {
    const next = (ranges ? readRange(run, at) : null) ?? readMoment(run, at);
    const last = found.at(-1);
    const joined = next && last && joinDayToRange(last, next);
    if (joined) found[found.length - 1] = joined;
    else if (next && namesTime(next.facts)) found.push(next);
    at = next?.next ?? at + 1;
  }
  return found.flatMap(({ facts, until, first, next }) => {
    const opener = run[first];
    const closer = run[next - 1];
    if (!opener || !closer || (opener === closer && opener.needsMore)) return [];
    return { facts, until, from: opener.from, to: closer.to };
  });
}

/** "ngày 25/11 từ 14h30 đến 16h": a day, then hours that name none. */
function joinDayToRange(day: ReadSpan, hours: ReadSpan): ReadSpan | null {
  if (day.until || day.facts.clock || !hours.until || hasDay(hours.facts) || hasDay(hours.until)) return null;
  const first = mergeFacts(day.facts, hours.facts);
  const pair = first && completeRange(first, hours.until);
  return pair && { facts: pair[0], until: pair[1], first: day.first, next: hours.next };
}

/** Facts in a row that speak of one time. */
function readMoment(run: readonly TimeItem[], start: number): (Moment & { until: null }) | null {
  let facts: Facts | null = null;
  let next = start;
  for (let at = start; at < run.length; at += 1) {
    const item = run[at];
    if (item?.kind === 'facts') {
      const merged: Facts | null = facts ? mergeNext(facts, run, at) : item.facts;
      if (!merged) break;
      facts = merged;
      next = at + 1;
    } else if (!item || !(canStep(run, at, start) || leadsFromLength(item, facts))) {
      break;
    }
  }
  return facts && { facts, first: start, next, until: null };
}

/** "Trong tuần này, thứ hai tuần sau": a day goes with the week behind it, as "chiều" of "chiều t2 3h, chiều t4" with the day behind it. */
function mergeNext(facts: Facts, run: readonly TimeItem[], at: number): Facts | null {
  const [item, next] = [run[at], run[at + 1]];
  if (item?.kind !== 'facts') return null;
  const behind = next?.kind === 'facts' ? next.facts : {};
  const isOfDay =
    facts.part !== undefined &&
    item.facts.part !== undefined &&
    (behind.weekday ?? behind.date) !== undefined;
  const isOfNext = isOfDay || (facts.period !== undefined && behind.period !== undefined);
  return isOfNext && mergeFacts(item.facts, behind) ? null : mergeFacts(facts, item.facts);
}

/** "1 tiếng rưỡi từ 13h30": a length, then its beginning. */
const leadsFromLength = (item: TimeItem, facts: Facts | null): boolean =>
  item.kind === 'tie' &&
  item.tie === 'from' &&
  facts?.minutes !== undefined &&
  Object.keys(facts).length === 1;

/** Ties that may stand inside one time: "lúc 9h" at its start, glue between its parts, a dash between a day and an hour. */
function canStep(run: readonly TimeItem[], at: number, start: number): boolean {
  const item = run[at];
  if (item?.kind !== 'tie') return false;
  if (item.tie === 'at') return true;
  return at > start && (item.tie === 'glue' || item.tie === 'dash');
}

/** Connectives between the two ends of a range. */
const isLink = (item: TimeItem): boolean => item.kind === 'tie' && (item.tie === 'to' || item.tie === 'dash');

function readRange(run: readonly TimeItem[], start: number): ReadSpan | null {
  const opener = run[start];
  const first = opener?.kind === 'tie' && opener.tie === 'from' ? start + 1 : start;
  const left = readSide(run, first);
  const link = left && run[left.next];
  if (!left || !link || !isLink(link)) return null;
  const right = readSide(run, left.next + 1);
  const pair = right && completeRange(left.side, right.side);
  return pair && right ? { facts: pair[0], until: pair[1], first: start, next: right.next } : null;
}

type RangeSide = Facts | number;

function readSide(run: readonly TimeItem[], start: number): { side: RangeSide; next: number } | null {
  const at = run[start]?.kind === 'tie' ? start + 1 : start;
  const item = run[at];
  if (item?.kind === 'number') return { side: item.value, next: at + 1 };
  const moment = readMoment(run, start);
  return moment && namesTime(moment.facts) ? { side: moment.facts, next: moment.next } : null;
}
