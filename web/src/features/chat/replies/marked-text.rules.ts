import type { CitedSource } from '@hopgon/contract/search/schemas';

export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** A text in pieces, marked and not, in order; marks that lie outside it or over each other are cut. */
export function cutAtMarks({ text, marks }: Pick<CitedSource, 'text' | 'marks'>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to } of marks) {
    const [start, end] = [Math.max(at, from), Math.min(to, text.length)];
    if (end <= start) continue;
    pieces.push(
      { text: text.slice(at, start), marked: false },
      { text: text.slice(start, end), marked: true },
    );
    at = end;
  }
  return [...pieces, { text: text.slice(at), marked: false }].filter((piece) => piece.text !== '');
}
