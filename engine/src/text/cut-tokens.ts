import { isTypedPlain } from './plain-text.ts';

/** The properties of a token, independent of its place. */
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

/** How many stretches are remembered, and of what length: what a stranger makes up does not stay. */
const most = 8000;
const longest = 20;

/** A token of a piece. Each kind is written out: engines forget what they learnt of objects that are copied, once none is left. */
type PlacePiece<P> = (piece: P, from: number, to: number, tight: boolean) => Token<P>;

/**
 * A way to cut texts into tokens: `shape` matches each piece, none over a space but between figures, `learn` says what one is,
 * and `place` where it stands. A language has few syllables and a text says the same ones again, so what stands between two spaces is cut once.
 */
export function tokenCutter<P extends Piece<string>>(
  shape: RegExp,
  learn: (raw: string) => P,
  place: PlacePiece<P>,
): (source: string) => Tokens<P> {
  const known = new Map<string, readonly Token<P>[]>();
  const cut = (stretch: string): readonly Token<P>[] => {
    const found = known.get(stretch);
    if (found) return found;
    const tokens: Token<P>[] = [];
    for (const { 0: raw, index: from } of stretch.matchAll(shape))
      tokens.push(place(learn(raw), from, from + raw.length, tokens.at(-1)?.to === from));
    if (known.size >= most) known.clear();
    if (stretch.length < longest) known.set(stretch, tokens);
    return tokens;
  };
  return (source) => {
    const list: Token<P>[] = [];
    const words: string[] = [];
    for (let at = 0; at < source.length; ) {
      const end = endOfStretch(source, at);
      for (const token of cut(source.slice(at, end))) {
        list.push(place(token, at + token.from, at + token.to, token.tight));
        words.push(token.text);
      }
      at = end + 1;
    }
    return { list, words, plain: isTypedPlain(list) };
  };
}

/** The next space that does not separate two groups of one figure, "1 200 000". */
function endOfStretch(source: string, from: number): number {
  let end = source.indexOf(' ', from);
  while (isDigit(source, end - 1) && isDigit(source, end + 1)) end = source.indexOf(' ', end + 1);
  return end < 0 ? source.length : end;
}

function isDigit(source: string, at: number): boolean {
  const code = source.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}
