import { shortForms } from '../grammar/patterns/intent/short-forms.ts';
import { fold, hasMarks } from '../text/fold.ts';

/** A message with its short forms written out; where words begin and end in `text` leads to where they do in the message (UTF-16). */
export type NormalizedMessage = {
  readonly text: string;
  readonly starts: ReadonlyMap<number, number>;
  readonly ends: ReadonlyMap<number, number>;
};

const PIECE = /[\p{L}\p{M}]+|\d+|\s+|./gsu;
const DRAWN_OUT = /(\p{L})\1{2,}/gu;

/** One space between words, lower case where all is written in capitals, letters drawn out once, short forms in full. */
export function normalizeMessage(message: string): NormalizedMessage {
  const isMarked = hasMarks(message);
  const isShouted = message === message.toUpperCase();
  const starts = new Map<number, number>();
  const ends = new Map<number, number>();
  let text = '';
  for (const { 0: piece, index } of message.matchAll(PIECE)) {
    const end = index + piece.length;
    if (piece.trim() === '') {
      text += piece.includes('\n') ? ' , ' : ' ';
      continue;
    }
    const written = (isShouted ? piece.toLowerCase() : piece).normalize('NFC').replace(DRAWN_OUT, '$1');
    const words = isByFigure(message, index, end) ? [written] : standardWords(written, index === 0, isMarked);
    for (const word of words) {
      if (ends.get(text.length) === end) text += ' ';
      starts.set(text.length, index);
      text += word;
      ends.set(text.length, end);
    }
  }
  return { text, starts, ends };
}

/** "A Hùng" is so called at the beginning only: elsewhere a single capital is a name ("sảnh B"). */
function standardWords(written: string, isFirst: boolean, isMarked: boolean): string[] {
  const lower = written.toLowerCase();
  const isName = lower.length === 1 && lower !== written && !isFirst;
  const full = isName ? undefined : shortForms.get(lower);
  if (full === undefined) return [written];
  return (isMarked ? full : fold(full)).split(' ');
}

/** Beside a figure no form is short: "5h", and "DL-1126" is a code and no deadline. */
const isByFigure = (message: string, from: number, to: number): boolean =>
  /\d/.test(message.slice(Math.max(0, from - 1), to + 1)) || /^-\d/.test(message.slice(to, to + 2));
