/** One word, mark or slot of a pattern; slots are written {name}. */
export type PatternStep = { readonly word: string } | { readonly slot: string };

const symbol = /\{\w+\}|[[\]()|]|[^\s[\](){}|]+/g;

/**
 * Unfolds a pattern into every sequence it allows. "(a|b)" is a choice, "[a]" may be missing, "{n}" is a slot, the rest are words
 * with their diacritics: "[ngày] mùng {day} tháng {month}" gives two sequences.
 */
export function unfoldPattern(pattern: string): PatternStep[][] {
  const symbols = pattern.match(symbol) ?? [];
  const { sequences, next } = readChoice(symbols, 0);
  if (next !== symbols.length) throw new SyntaxError(`Unbalanced pattern: ${pattern}`);
  return sequences;
}

type Reading = { readonly sequences: PatternStep[][]; readonly next: number };

function readChoice(symbols: readonly string[], start: number): Reading {
  const sequences: PatternStep[][] = [];
  let at = start;
  while (true) {
    const branch = readSequence(symbols, at);
    sequences.push(...branch.sequences);
    at = branch.next;
    if (symbols[at] !== '|') return { sequences, next: at };
    at += 1;
  }
}

function readSequence(symbols: readonly string[], start: number): Reading {
  let sequences: PatternStep[][] = [[]];
  let at = start;
  for (let next = symbols[at]; next !== undefined && !'|)]'.includes(next); next = symbols[at]) {
    const item = readItem(symbols, at);
    sequences = sequences.flatMap((left) => item.sequences.map((right) => left.concat(right)));
    at = item.next;
  }
  return { sequences, next: at };
}

function readItem(symbols: readonly string[], at: number): Reading {
  const first = symbols[at] ?? '';
  if (first === '[' || first === '(') {
    const inner = readChoice(symbols, at + 1);
    return { sequences: first === '[' ? [...inner.sequences, []] : inner.sequences, next: inner.next + 1 };
  }
  const step = first.startsWith('{') ? { slot: first.slice(1, -1) } : { word: first };
  return { sequences: [[step]], next: at + 1 };
}
