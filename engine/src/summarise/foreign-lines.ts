import type { Turn } from '../transcript/turn.ts';
import { readCleaned } from './clean-words.ts';
import { renderWords } from './render-words.ts';
import { type SaidSentence, sentencesOf } from './said-sentences.ts';
import type { RankedLine } from './summary-line.ts';
import type { Talk } from './talk-wording.ts';

/** As many words in a row show that a sentence is said in the words of others. */
const ROW = 4;
/** Said so often, it is how people talk and not what they say. */
const OFTEN = 3;
const WORTH = { least: 0.5, figure: 0.2, perWord: 0.01 } as const;

/** What is said in another language as it was said, without stammer and what is said again and again. */
export function foreignLines(turns: readonly Turn[], talk: Talk): RankedLine[] {
  const sentences = [...turns.keys()].flatMap((turn) => sentencesOf(turns, turn));
  const uses = new Map<string, number>();
  for (const sentence of sentences) {
    for (const row of new Set(rowsOf(sentence))) uses.set(row, (uses.get(row) ?? 0) + 1);
  }
  const isOften = (row: string) => (uses.get(row) ?? 0) >= OFTEN;
  return sentences.flatMap((sentence) => {
    const rows = rowsOf(sentence);
    if (sentence.asks || rows.filter(isOften).length * 2 > rows.length) return [];
    const [read, kept] = readCleaned(sentence.words);
    const { name } = talk.voiceAt(sentence.turn);
    const said = capital(
      renderWords(turns[sentence.turn]?.text ?? '', read, kept, new Map(), { isProper: () => true }),
    );
    const rank = Math.min(1, WORTH.least + WORTH.figure * sentence.figures + WORTH.perWord * kept.length);
    return [{ text: `${name === null ? '' : `${name}: `}${said}.`, evidence: [sentence.turn], rank }];
  });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const rowsOf = ({ words }: SaidSentence): string[] =>
  words.slice(0, Math.max(0, words.length - ROW + 1)).map((_, at) =>
    words
      .slice(at, at + ROW)
      .map(({ word }) => word)
      .join(' '),
  );
