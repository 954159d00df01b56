import { nearMatter } from './near-matter.ts';
import type { Reading, ReadNumber } from './reading.ts';
import type { UnsupportedClaim } from './support.ts';

/** Numbers and amounts of a line that no turn says; those of its times and names are checked elsewhere. */
export function checkNumbers(
  line: Reading,
  turns: readonly Reading[],
  isNamed: (offset: number) => boolean,
): UnsupportedClaim[] {
  const counted = line.numbers().filter((one) => !(one.isTimed || isNamed(one.from)));
  const said = counted.length === 0 ? [] : distinctNumbers(line, turns);
  return counted
    .filter((number) => !isSaid(number, said))
    .map((number) => ({
      kind: isAmount(number) ? 'amount' : 'number',
      field: 'text',
      span: [number.from, number.to],
      fault: 'not-said',
    }));
}

function distinctNumbers(line: Reading, turns: readonly Reading[]): ReadNumber[] {
  const numbers = turns.flatMap((turn) => {
    const isNear = nearMatter(line, turn);
    return turn.numbers().filter(({ from }) => isNear(from));
  });
  return [
    ...new Map(numbers.map(({ from, to, ...one }) => [JSON.stringify(one), { ...one, from, to }])).values(),
  ];
}

const isAmount = ({ unit }: ReadNumber): boolean => unit === 'money' || unit === 'percent';

function isSaid(number: ReadNumber, said: readonly ReadNumber[]): boolean {
  const same = said.filter((other) => isSame(number, other));
  return same.length > 0 && (isAmount(number) || !countsElse(number, same, said));
}

/** "Ba xe" where the turns say "hai xe" and "ba công": the thing beside it is said with other numbers alone. */
function countsElse(number: ReadNumber, same: readonly ReadNumber[], said: readonly ReadNumber[]): boolean {
  const sides = (['before', 'after'] as const).filter((side) => number[side] !== '');
  const isBeside = (other: ReadNumber) => sides.some((side) => other[side] === number[side]);
  return said.some(isBeside) && !same.some((other) => isBeside(other) || other.after === '');
}

function isSame(written: ReadNumber, said: ReadNumber): boolean {
  if (said.isTimed && said.after !== written.after) return false;
  if (written.values.length === 0 && written.range === null) return said.text === written.text;
  if (written.unit !== null && said.unit !== null && written.unit !== said.unit) return false;
  const others = [...said.values, ...(said.range ?? [])];
  const isEqual = (value: number) => others.some((other) => equalsUpToScale(value, other, written, said));
  return written.values.some(isEqual) || written.range?.every(isEqual) === true;
}

/** In running speech scales are left out: "bốn chín" of 49 000 đồng. */
const SCALES = [1e3, 1e6, 1e9];

function equalsUpToScale(one: number, other: number, written: ReadNumber, said: ReadNumber): boolean {
  if (isClose(one, other)) return written.unit !== 'percent' || said.unit !== null || said.after === '';
  if (isPlain(written)) return SCALES.some((scale) => isClose(one * scale, other));
  return isPlain(said) && SCALES.some((scale) => isClose(one, other * scale));
}

const isPlain = (number: ReadNumber): boolean => number.scale === 1 && !isAmount(number);

const isClose = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one));
