import type { Clause } from './clause.ts';

/**
 * Some words of a clause as they stand inside a sentence: the first word of a sentence has a capital it may not have otherwise.
 * What has another capital behind the first ("QR", "iPhone") keeps it.
 */
export function insideWords({ raw }: Clause, from: number, to: number): readonly string[] {
  const words = raw.slice(from, to);
  const [first = '', ...rest] = words;
  const isOpening = from === 0 && first.slice(1) === first.slice(1).toLowerCase();
  return isOpening && words.length > 0 ? [first.toLowerCase(), ...rest] : words;
}
