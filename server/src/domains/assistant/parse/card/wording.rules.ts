import { fold, hasMarks } from '@hopgon/engine/text/fold';

/** Words as they are written, and as they are typed without marks. */
export interface Wording {
  readonly marked: RegExp;
  readonly plain: RegExp;
}

/** Classes and names of groups keep their capitals; the words between them lose their marks. */
const escaped = /\\p\{[^}]*\}|\\.|\(\?<[a-z]+>/gu;

function foldWords(source: string): string {
  let [folded, at] = ['', 0];
  for (const { 0: found, index } of source.matchAll(escaped)) {
    folded += fold(source.slice(at, index)) + found;
    at = index + found.length;
  }
  return folded + fold(source.slice(at));
}

const wholeWords = (source: string): string => `(?<![\\p{L}\\p{M}\\d])(?:${source})(?![\\p{L}\\p{M}\\d])`;

/** A space stands for any white space, one with a question mark also for none. */
const spacedOut = (source: string): string => source.replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+');

/** A pattern of whole words; a space stands for any white space. */
export function wording(source: string): Wording {
  const spaced = spacedOut(source);
  return {
    marked: new RegExp(wholeWords(spaced), 'iu'),
    plain: new RegExp(wholeWords(foldWords(spaced)), 'iu'),
  };
}

/** The same where it stands at the beginning, or is all there is. */
export function wordingAt(source: string, place: 'start' | 'all'): Wording {
  const end = place === 'all' ? '[\\s,.!…]*$' : '';
  const spaced = `^[\\s,.!…]*${wholeWords(spacedOut(source))}${end}`;
  return { marked: new RegExp(spaced, 'iu'), plain: new RegExp(foldWords(spaced), 'iu') };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** A message of which one reading after the other takes its words; what none took is left over. */
export class SpokenText {
  readonly text: string;
  readonly #isPlain: boolean;
  readonly #taken: Span[] = [];

  /** `whole` is what shows whether it is typed without marks, where the text is only a part. */
  constructor(text: string, whole = text) {
    this.text = text;
    this.#isPlain = !hasMarks(whole);
  }

  /** Matches, and keeps the words for others. */
  find({ marked, plain }: Wording): RegExpExecArray | null {
    return (this.#isPlain ? plain : marked).exec(this.text);
  }

  /** A part of it, typed as the whole is. */
  part(text: string): SpokenText {
    return new SpokenText(text, this.text);
  }

  has(wanted: Wording): boolean {
    return this.find(wanted) !== null;
  }

  /** Matches, and takes the words. */
  take(wanted: Wording): RegExpExecArray | null {
    const found = this.find(wanted);
    if (found) this.mark({ from: found.index, to: found.index + found[0].length });
    return found;
  }

  mark(span: Span): void {
    this.#taken.push(span);
  }

  isTaken({ from, to }: Span): boolean {
    return this.#taken.some((span) => span.from < to && span.to > from);
  }
}
