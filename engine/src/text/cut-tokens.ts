import { isTypedPlain } from './plain-text.ts';

/** What a piece of a text is, wherever it stands. */
export type Piece<Kind extends string> = {
  readonly kind: Kind | 'word' | 'mark';
  /** NFC, lower case. */
  readonly text: string;
  /** Also without diacritics, đ as d. */
  readonly folded: string;
};

/** A piece where it stands: `from` and `to` are UTF-16 offsets in the text as given, `to` exclusive. */
export type Token<P> = P & {
  readonly from: number;
  readonly to: number;
  /** Nothing stands between it and the token before. */
  readonly tight: boolean;
};

export type Tokens<P> = {
  readonly list: readonly Token<P>[];
  /** The tokens' texts, for the reader of number words. */
  readonly words: readonly string[];
  /** The text was typed without diacritics, or nearly so. */
  readonly plain: boolean;
};

/** How many pieces are remembered, and of what length: what a stranger makes up does not stay. */
const most = 4000;
const longest = 20;

/**
 * A way to cut texts into tokens: `shape` matches each piece, `learn` says what one is. A language has few syllables and a
 * text says the same ones again, so that is asked once for each.
 */
export function tokenCutter<P extends Piece<string>>(
  shape: RegExp,
  learn: (raw: string) => P,
): (source: string) => Tokens<P> {
  const known = new Map<string, P>();
  const pieceOf = (raw: string): P => {
    const found = known.get(raw);
    if (found) return found;
    const piece = learn(raw);
    if (known.size >= most) known.clear();
    if (raw.length < longest) known.set(raw, piece);
    return piece;
  };
  return (source) => {
    const list: Token<P>[] = [];
    let end = -1;
    for (const { 0: raw, index: from } of source.matchAll(shape)) {
      const tight = from === end;
      end = from + raw.length;
      list.push({ ...pieceOf(raw), from, to: end, tight });
    }
    return {
      list,
      words: list.map((token) => token.text),
      plain: isTypedPlain(list.filter((token) => token.kind === 'word')),
    };
  };
}
