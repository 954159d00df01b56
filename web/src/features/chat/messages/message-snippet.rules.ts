import { foldWithMap } from '@hopgon/engine/text/fold';
import { cutAtMarks, type Piece } from '../replies/marked-text.rules.ts';

/** Characters kept before and behind what was found. */
const before = 24;
const behind = 96;

/** A message around the words that were found in it, as one line, the words marked. */
export function messageSnippet(content: string, words: string): Piece[] {
  const text = content.replace(/\s+/gu, ' ').trim();
  const { folded, offsets } = foldWithMap(text);
  const wanted = foldWithMap(words.replace(/\s+/gu, ' ').trim()).folded;
  const at = wanted === '' ? -1 : folded.indexOf(wanted);
  const found = {
    from: offsets[Math.max(at, 0)] ?? 0,
    to: at < 0 ? 0 : (offsets[at + wanted.length] ?? text.length),
  };
  // Not inside a word.
  const from = found.from <= before ? 0 : text.indexOf(' ', found.from - before) + 1 || found.from;
  const start = Math.min(from, found.from);
  const pieces = cutAtMarks({
    text: text.slice(start, found.to + behind),
    marks: [{ from: found.from - start, to: found.to - start }],
  });
  return start === 0 ? pieces : [{ text: '…', marked: false }, ...pieces];
}
