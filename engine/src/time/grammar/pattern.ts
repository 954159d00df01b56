/** One word, mark or slot of a pattern; slots are written {name}. */
export type PatternStep = { readonly word: string } | { readonly slot: string };

/** Goes one step on from a place in a tree. */
type Grow<Node> = (from: Node, step: PatternStep) => Node;

const symbol = /\{\w+\}|[[\]()|]|[^\s[\](){}|]+/g;

/**
 * Follows every sequence a pattern allows from `start` on and gives where they end. "(a|b)" is a choice, "[a]" may be missing,
 * "{n}" is a slot, the rest are words with their diacritics: "[ngày] mùng {day} tháng {month}" allows two sequences.
 */
export function growPattern<Node>(pattern: string, start: Node, grow: Grow<Node>): readonly Node[] {
  const symbols = pattern.match(symbol) ?? [];
  let at = 0;

  const choice = (starts: readonly Node[]): readonly Node[] => {
    let ends = sequence(starts);
    while (symbols[at] === '|') {
      at += 1;
      ends = [...new Set([...ends, ...sequence(starts)])];
    }
    return ends;
  };

  const sequence = (starts: readonly Node[]): readonly Node[] => {
    let ends = starts;
    for (let next = symbols[at]; next !== undefined && !'|)]'.includes(next); next = symbols[at]) {
      at += 1;
      ends = item(next, ends);
    }
    return ends;
  };

  const item = (first: string, starts: readonly Node[]): readonly Node[] => {
    if (first === '[' || first === '(') {
      const ends = choice(starts);
      at += 1;
      return first === '[' ? [...new Set([...ends, ...starts])] : ends;
    }
    const step = first.startsWith('{') ? { slot: first.slice(1, -1) } : { word: first };
    return starts.map((from) => grow(from, step));
  };

  const ends = choice([start]);
  if (at < symbols.length) throw new SyntaxError(`Unbalanced pattern: ${pattern}`);
  return ends;
}
