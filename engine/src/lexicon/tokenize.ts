import { hashText } from '../classify/hash.ts';
import { fold } from '../text/fold.ts';
import { eachWord } from '../text/tokens.ts';
import { lexicon } from './lexicon.ts';

/** A word of a text; `from` and `to` are UTF-16 offsets in it, `to` exclusive. */
export type Token = {
  /** As written. */
  readonly text: string;
  /** NFC, lower case, tone mark on the older place, regional and chat variants replaced. */
  readonly word: string;
  /** `word` without diacritics. */
  readonly folded: string;
  /** Of `word`. */
  readonly hash: number;
  readonly from: number;
  readonly to: number;
};

type Form = Pick<Token, 'word' | 'folded' | 'hash'>;

/** People use the same few thousand words; what was read once is not read again. The cap bounds the memory of a server. */
const MAX_FORMS = 20_000;
const forms = new Map<string, Form>();

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  eachWord(text, (written, from) => {
    const { word, folded, hash } = formOf(written);
    tokens.push({ text: written, word, folded, hash, from, to: from + written.length });
  });
  return tokens;
}

function formOf(written: string): Form {
  const known = forms.get(written);
  if (known) return known;
  const lower = withOldTone(written.normalize('NFC').toLowerCase());
  const word = lexicon().variants.get(lower) ?? lower;
  const form = { word, folded: fold(word), hash: hashText(word) };
  if (forms.size >= MAX_FORMS) forms.clear();
  forms.set(written, form);
  return form;
}

/** "hoà" → "hòa": both places of the mark are in use. */
function withOldTone(word: string): string {
  const moved = OLD_RIMES.get(word.slice(-2));
  return moved === undefined || word.at(-3) === 'q' ? word : word.slice(0, -2) + moved;
}

/** For every tone of oa, oe and uy: the rime with the mark on its first vowel. */
const OLD_RIMES: ReadonlyMap<string, string> = new Map(
  ['oàáảãạ', 'oèéẻẽẹ', 'uỳýỷỹỵ'].flatMap(([first = '', ...toned]) =>
    toned.map((vowel): [string, string] => {
      const [second = '', tone = ''] = vowel.normalize('NFD');
      return [first + vowel, `${first}${tone}`.normalize('NFC') + second];
    }),
  ),
);
