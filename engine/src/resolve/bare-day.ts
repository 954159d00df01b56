import type { Clause } from '../clauses/clause.ts';
import { type NumberReading, opensNumber, readNumberWords } from '../text/number-words.ts';
import { addMonths, civilDate, type DayNumber, formatDate } from '../time/civil.ts';

/** A day of the month by its number alone, by tokens. */
export type BareDay = { readonly date: string; readonly from: number; readonly to: number };

const LEAST = 10;
const MOST = 31;
const FIGURES = /^\d{2}$/u;

/** "Trước hai mươi em xong", "hăm bốn nhé": numbers that may be days, outside the times read already. `said` is its turn's text. */
export function bareDays({ tokens, ruled, times }: Clause, said: string, today: DayNumber): BareDay[] {
  const words = tokens.map(({ word }) => word);
  const leads = new Set(ruled.filter(({ classes }) => classes.includes('rule-day-lead')).map(({ to }) => to));
  const tails = new Set(
    ruled.filter(({ classes }) => classes.includes('rule-day-tail')).map(({ from }) => from),
  );
  const days: BareDay[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const { from = 0 } = tokens[at] ?? {};
    if (times.some((time) => from >= time.from && from < time.to)) continue;
    const number = numberAt(words, at);
    if (number === null) continue;
    const to = at + number.length;
    const { to: end = 0, mark = '' } = tokens[to - 1] ?? {};
    const isFree = said[end] !== '%' && (to === tokens.length || tails.has(to) || mark !== '');
    const isLed = leads.has(at) || at === 0 || tokens[at - 1]?.mark !== '';
    const date = isFree && isLed ? nextDay(number.value, today) : null;
    if (date !== null) days.push({ date, from: at, to });
    at = to - 1;
  }
  return days;
}

function numberAt(words: readonly string[], at: number): NumberReading | null {
  const word = words[at] ?? '';
  if (FIGURES.test(word)) return dayNumber({ value: Number(word), length: 1 });
  return opensNumber(word) ? dayNumber(readNumberWords(words, at, { pairs: true })) : null;
}

const dayNumber = (number: NumberReading | null): NumberReading | null =>
  number && number.value >= LEAST && number.value <= MOST && Number.isInteger(number.value) ? number : null;

/** The next such day, today included. */
function nextDay(day: number, today: DayNumber): string | null {
  const first = today - civilDate(today).day + 1;
  for (let ahead = 0; ahead < 3; ahead += 1) {
    const date = addMonths(first, ahead) + day - 1;
    if (civilDate(date).day === day && date >= today) return formatDate(date);
  }
  return null;
}
