import { type LinearModel, scoreOf } from '../classify/linear-model.ts';
import type { PhraseSpan } from '../lexicon/find-phrases.ts';
import { boundaryFeatures, type PhrasesAt, placePhrases } from './boundary-features.ts';
import type { ClauseToken, Mention } from './clause.ts';

/** Indexes of tokens, `to` exclusive. */
export type TokenRange = { readonly from: number; readonly to: number };

const ENDS = new Set(['.', '?', '!', '…', ';', '\n', '–', '—', '-']);
/** A turn with fewer marks than one in so many words is read as unpunctuated. */
const SPARSE = 25;
const SHORT_TURN = 8;
const SHORTEST = 2;
const LONGEST = 60;
/** Behind a comma a clause begins where a subject and its verb do, and enough words stand before it. */
const LEAST_BEFORE = 3;

/** The tokens of a turn, and what was found in them; `times` are tokens of times, `timeEnds` places in the text where one ends. */
type TurnTokens = {
  readonly tokens: readonly ClauseToken[];
  readonly phrases: readonly PhraseSpan[];
  readonly mentions: readonly Mention[];
  readonly isInRound: boolean;
  readonly times: readonly TokenRange[];
  readonly timeEnds: ReadonlySet<number>;
};

/** Where clauses end: behind sentences, before a new subject and its verb, and where the model says so in speech without marks. */
export function splitTokens(
  { tokens, phrases, mentions, isInRound, times, timeEnds }: TurnTokens,
  boundary: LinearModel,
): TokenRange[] {
  const at = placePhrases(phrases);
  const subjects = new Map(mentions.map(({ from, to }) => [from, to]));
  const timed = new Map(times.map((time) => [time.from, time.to]));
  const isUnmarked = isSparse(tokens);
  const ranges: TokenRange[] = [];
  const ends = new Set(mentions.map(({ to }) => to));
  let from = 0;
  let hasPerson = false;
  for (let to = 1; to <= tokens.length; to += 1) {
    const length = to - from;
    const mark = tokens[to - 1]?.mark ?? '';
    const isEnd =
      to === tokens.length ||
      ENDS.has(mark) ||
      length >= LONGEST ||
      (mark === ',' && length >= LEAST_BEFORE && startsClause(behindTime(tokens, to, timed), subjects, at)) ||
      (mark === ',' && opensOther(tokens, { from, to }, times, at)) ||
      (mark === ',' && hasPerson && opensWithPerson(tokens, to, subjects)) ||
      (isInRound && length >= SHORTEST && startsWork(tokens, to, subjects, { ...at, timeEnds })) ||
      (mark === ',' && timeEnds.has(tokens[to - 1]?.to ?? 0)) ||
      (isUnmarked && length >= SHORTEST && scoreOf(boundary, boundaryFeatures(tokens, to - 1, from, at)) > 0);
    hasPerson ||= mark === '' && ends.has(to);
    if (!isEnd) continue;
    ranges.push({ from, to });
    from = to;
    hasPerson = false;
  }
  return ranges;
}

function isSparse(tokens: readonly ClauseToken[]): boolean {
  const marks = tokens.filter(({ mark }) => mark !== '').length;
  return tokens.length >= SHORT_TURN && marks * SPARSE < tokens.length;
}

/** "…, cháu làm đơn", "…, Thư gửi bản dịch": a person and what they do. */
function startsClause(
  start: number,
  subjects: ReadonlyMap<number, number>,
  { starting }: PhrasesAt,
): boolean {
  const opening = starting.get(start) ?? [];
  const pronoun = opening.findLast(({ classes }) => classes.includes('kin') || classes.includes('self'));
  const end = subjects.get(start) ?? pronoun?.to;
  if (end === undefined) return false;
  return [end, end + 1].some((at) => (starting.get(at) ?? []).some(isVerb));
}

/** "…, thứ năm em đi": a time may stand before the subject. */
function behindTime(
  tokens: readonly ClauseToken[],
  start: number,
  timed: ReadonlyMap<number, number>,
): number {
  const end = timed.get(start) ?? start;
  return tokens[end - 1]?.mark === '' ? end : start;
}

/** "… thứ tư, còn bảng lương thì thứ sáu": what is set against it has a time as well. */
function opensOther(
  tokens: readonly ClauseToken[],
  before: TokenRange,
  times: readonly TokenRange[],
  { starting }: PhrasesAt,
): boolean {
  const isContrast = (starting.get(before.to) ?? []).some(({ classes }) => classes.includes('contrast'));
  if (!isContrast) return false;
  const next = tokens.findIndex(({ mark }, at) => at >= before.to && mark !== '');
  const end = next < 0 ? tokens.length : next + 1;
  const isTimed = (from: number, to: number) => times.some((time) => time.from >= from && time.to <= to);
  return isTimed(before.from, before.to) && isTimed(before.to, end);
}

/** "Ngân photo bài, Phước hang đá": another person with their own work behind the comma. */
function opensWithPerson(
  tokens: readonly ClauseToken[],
  start: number,
  subjects: ReadonlyMap<number, number>,
): boolean {
  const end = subjects.get(start);
  return end !== undefined && end < tokens.length && tokens[end - 1]?.mark === '';
}

/** "… kiểm hàng Duyên gọi hải quan": in a round each name begins another work, unless it is given something or goes with another. */
function startsWork(
  tokens: readonly ClauseToken[],
  start: number,
  subjects: ReadonlyMap<number, number>,
  { ending, timeEnds }: PhrasesAt & Pick<TurnTokens, 'timeEnds'>,
): boolean {
  const end = subjects.get(start);
  if (end === undefined || end >= tokens.length) return false;
  if (timeEnds.has(tokens[start - 1]?.to ?? 0)) return true;
  return !(ending.get(start) ?? []).some((phrase) => phrase.classes.includes('function') || isVerb(phrase));
}

const isVerb = ({ classes }: PhraseSpan): boolean =>
  classes.some((name) => name.startsWith('verb-') && name !== 'verb-light');
