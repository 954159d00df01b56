import type { Clause } from '../clauses/clause.ts';

/** "Một là làm đêm, hai là vào sớm": options beside each other, none of them chosen. */
export function listsOptions({ ruled, phrases, tokens }: Clause): boolean {
  const isOrdinal = (at: number) => tokens[at - 1]?.word === ORDINAL;
  const options = ruled.filter(({ from, classes }) => classes.includes('rule-option') && !isOrdinal(from));
  return options.length > 1 && !phrases.some(({ classes }) => classes.includes('settle'));
}

/** "Thứ hai là" counts what is decided. */
const ORDINAL = 'thứ';
