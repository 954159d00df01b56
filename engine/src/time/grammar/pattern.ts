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
  const reader = new Reader(pattern, grow);
  const ends = reader.choice([start]);
  if (!reader.atEnd) throw new SyntaxError(`Unbalanced pattern: ${pattern}`);
  return ends;
}

class Reader<Node> {
  private at = 0;
  private readonly symbols: readonly string[];
  private readonly grow: Grow<Node>;

  constructor(pattern: string, grow: Grow<Node>) {
    this.symbols = pattern.match(symbol) ?? [];
    this.grow = grow;
  }

  get atEnd(): boolean {
    return this.at === this.symbols.length;
  }

  choice(starts: readonly Node[]): readonly Node[] {
    let ends = this.sequence(starts);
    while (this.symbols[this.at] === '|') {
      this.at += 1;
      ends = [...new Set([...ends, ...this.sequence(starts)])];
    }
    return ends;
  }

  private sequence(starts: readonly Node[]): readonly Node[] {
    let ends = starts;
    for (let next = this.symbols[this.at]; next !== undefined && !'|)]'.includes(next); ) {
      ends = this.item(next, ends);
      next = this.symbols[this.at];
    }
    return ends;
  }

  private item(first: string, starts: readonly Node[]): readonly Node[] {
    this.at += 1;
    if (first === '[' || first === '(') {
      const ends = this.choice(starts);
      this.at += 1;
      return first === '[' ? [...new Set([...ends, ...starts])] : ends;
    }
    const step = first.startsWith('{') ? { slot: first.slice(1, -1) } : { word: first };
    return starts.map((start) => this.grow(start, step));
  }
}
