/** Goes one step on from a place in a tree: by a word, a mark, or a slot, which is written {name}. */
type Grow<Node> = (from: Node, step: string) => Node;

const symbol = /\{\w+\}|[[\]()|]|[^\s[\](){}|]+/g;

/**
 * Follows every sequence a pattern allows from `start` on and gives where they end. "(a|b)" is a choice, "[a]" may be missing,
 * "{n}" is a slot, the rest are words with their diacritics: "[ngày] mùng {day} tháng {month}" allows two sequences.
 */
export function growPattern<Node>(pattern: string, start: Node, grow: Grow<Node>): readonly Node[] {
  const symbols = pattern.match(symbol) ?? [];
  let at = 0;

  const choice = (starts: readonly Node[]): readonly Node[] => {
    const ends = new Set(sequence(starts));
    while (symbols[at] === '|') {
      at += 1;
      for (const end of sequence(starts)) ends.add(end);
    }
    return [...ends];
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
    if (first !== '[' && first !== '(') return starts.map((from) => grow(from, first));
    const ends = choice(starts);
    at += 1;
    return first === '[' ? [...new Set([...ends, ...starts])] : ends;
  };

  return choice([start]);
}
