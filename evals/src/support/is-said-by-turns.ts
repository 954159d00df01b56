import { findAmounts } from '@hopgon/engine/numbers/find-amounts';
import { readSaidNumbers } from '@hopgon/engine/support/said-numbers';
import { fold } from '@hopgon/engine/text/fold';
import { splitWords } from '@hopgon/engine/text/tokens';
import { addDays } from '@hopgon/engine/time/days';
import { parseTimes } from '@hopgon/engine/time/parse-times';
import { MODAL_FAMILIES } from './change-words.ts';
import type { RightLine } from './right-lines.ts';

/** How many of a line's words its turns must say. */
const LEAST = 0.6;
const SCALES = [1, 1e3, 1e6, 1e9];
const NEGATIONS = 'không|chưa|chẳng|chả|đừng|khỏi|hông|hổng|hong|ko|nỏ|thôi|cấm|bỏ|hủy|dẹp|từ chối'.split(
  '|',
);

/**
 * Whether the turns that an annotated line names say it by themselves, by looking its words up: its numbers, times, names and
 * modal words, most of its other words, its assignee, some negation for one of its own, and a day or span for its deadline. Annotators
 * often name only the turns in which a matter was settled, and word it by what was said before.
 */
export function isSaidByTurns({ line, source }: RightLine): boolean {
  const turns = line.evidence.flatMap((index) => source.turns[index] ?? []);
  const said = turns.map(({ text }) => text).join('. ');
  const reference = `${source.meetingDate}T00:00:00`;
  const words = new Set(turns.flatMap(({ speaker, text }) => [...wordsOf(speaker ?? ''), ...wordsOf(text)]));
  const own = splitWords(line.text).filter((word) => !/\d/u.test(word.text));
  const names = own.slice(1).filter((word) => /^\p{Lu}/u.test(word.text));
  const assignee = wordsOf(line.assignee ?? '').at(-1);
  const times = parseTimes(line.text, { reference }).flatMap(({ span }) => wordsOf(line.text.slice(...span)));
  const values = new Set(readSaidNumbers(said).flatMap(({ values: all }) => all));
  return (
    own.filter(({ folded }) => words.has(folded)).length >= own.length * LEAST &&
    [...names.map(({ folded }) => folded), ...times].every(
      (word) => words.has(word) || values.has(Number(word)),
    ) &&
    (assignee === undefined || words.has(assignee)) &&
    saysNumbers(line.text, said, reference) &&
    saysAnyFor(NEGATIONS.slice(0, 5), NEGATIONS, line.text, said) &&
    MODAL_FAMILIES.every((family) => saysAnyFor(family.slice(0, 2), family, line.text, said)) &&
    (line.deadline == null || saysDay(line.deadline, said, reference))
  );
}

const wordsOf = (text: string): string[] => splitWords(text).map(({ folded }) => folded);

const hasAny = (text: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => ` ${wordsOf(text).join(' ')} `.includes(` ${fold(phrase)} `));

/** Where a line says one of some phrases, its turns must say one that supports it. */
const saysAnyFor = (
  phrases: readonly string[],
  others: readonly string[],
  text: string,
  said: string,
): boolean => !hasAny(text, phrases) || hasAny(said, others);

/** Numbers of times count only for times. */
function saysNumbers(text: string, said: string, reference: string): boolean {
  const [own, others] = [numbersOf(text, reference), numbersOf(said, reference)];
  return own.every((value) =>
    others.some((other) => SCALES.some((by) => other === value * by || value === other * by)),
  );
}

function numbersOf(text: string, reference: string): number[] {
  const times = parseTimes(text, { reference });
  const outside = readSaidNumbers(text).filter(
    ({ from }) => !times.some(({ span }) => from >= span[0] && from < span[1]),
  );
  return [
    ...outside.flatMap(({ values }) => values.slice(0, 1)),
    ...findAmounts(text).map(({ value }) => value),
  ];
}

const WEEKDAYS = ['chủ nhật', 'thứ hai', 'thứ ba', 'thứ tư', 'thứ năm', 'thứ sáu', 'thứ bảy'];
const SPANS = ['nay', 'ni', 'mai', 'mốt', 'tuần', 'tháng', 'quý', 'ngay', 'luôn', 'liền', 'chiều', 'tối'];

/** The number of a day or of the next one ("trước hai mươi"), its weekday beside a time, or a word for a longer time or a near one. */
function saysDay(deadline: string, said: string, reference: string): boolean {
  const days = [deadline, addDays(deadline, 1)];
  const numbers = new Set(readSaidNumbers(said).flatMap(({ values }) => values));
  const weekdays = days.map((day) => WEEKDAYS[new Date(day).getUTCDay()] ?? '');
  const isDated = parseTimes(said, { reference }).some(({ known }) => known.date);
  return (
    days.some((day) => numbers.has(Number(day.slice(-2)))) ||
    (isDated && hasAny(said, [...weekdays, ...SPANS]))
  );
}
