import { fold } from '../text/fold.ts';
import type { AmountTokens } from './amount-tokens.ts';

type Entry<T> = { readonly words: readonly string[]; readonly bare: readonly string[]; readonly value: T };

/** Words and phrases with what they mean, found at a token by the longest that stands there. */
export class WordTable<T> {
  /** First words of the phrases, as spelled. */
  readonly openers: ReadonlySet<string>;
  private readonly entries = new Map<string, Entry<T>[]>();

  constructor(phrases: readonly (readonly [phrase: string, value: T])[]) {
    for (const [phrase, value] of phrases) {
      const words = phrase.split(' ');
      const entry = { words, bare: words.map(fold), value };
      const key = entry.bare[0] ?? '';
      this.entries.set(key, [...(this.entries.get(key) ?? []), entry]);
    }
    this.openers = new Set(phrases.map(([phrase]) => phrase.split(' ')[0] ?? ''));
  }

  longestAt(tokens: AmountTokens, at: number): { readonly value: T; readonly length: number } | null {
    let best: Entry<T> | null = null;
    for (const entry of this.entries.get(tokens.list[at]?.folded ?? '') ?? []) {
      if (entry.words.length > (best?.words.length ?? 0) && stands(entry, tokens, at)) best = entry;
    }
    return best && { value: best.value, length: best.words.length };
  }
}

/** As spelt, or without marks where the text has none. */
const stands = ({ words, bare }: Entry<unknown>, tokens: AmountTokens, at: number): boolean =>
  words.every((word, index) => {
    const token = tokens.list[at + index];
    return token?.text === word || (tokens.plain && token?.text === bare[index]);
  });
