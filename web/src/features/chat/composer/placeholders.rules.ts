import type { CommandDefinition } from '@hopgon/contract/commands/catalogue';
import { parseCommand, quotePairs, splitArguments } from '@hopgon/contract/commands/parse-command';

/** A stretch of text, in UTF-16 units; the end is not part of it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Filled {
  readonly text: string;
  /** What to select: the first placeholder, else the end. */
  readonly selection: Span;
}

/** A picked command, with a quoted placeholder for each parameter it needs. */
export function writePicked({ name, parameters }: CommandDefinition): Filled {
  const quoted = parameters.filter(({ required }) => required).map(({ placeholder }) => `"${placeholder}"`);
  const text = [`/${name}`, ...quoted].join(' ');
  const selection = quotedSpans(text)[0];
  return selection
    ? { text, selection }
    : { text: `${text} `, selection: { start: text.length + 1, end: text.length + 1 } };
}

/** What stands between the quotes of a command's arguments; none in any other text. */
export function quotedSpans(text: string): Span[] {
  if (parseCommand(text).kind !== 'command') return [];
  const spans: Span[] = [];
  let at = 0;
  while (at < text.length) {
    // Only the first sign of an argument opens a quote, as when the command is read.
    const opens = at > 0 && /\s/u.test(text.charAt(at - 1));
    const closing = opens ? quotePairs[text.charAt(at)] : undefined;
    const end = closing === undefined ? -1 : text.indexOf(closing, at + 1);
    if (end >= 0) spans.push({ start: at + 1, end });
    at = end >= 0 ? end + 1 : at + 1;
  }
  return spans;
}

/** The placeholder that Tab (or Shift+Tab) leads to; null when the caret is in none, or in the last one. */
export function neighbourOf(text: string, caret: Span, back: boolean): Span | null {
  const spans = quotedSpans(text);
  const here = spans.findIndex(({ start, end }) => caret.start >= start && caret.end <= end);
  return here < 0 ? null : (spans[back ? here - 1 : here + 1] ?? null);
}

/** Which argument the caret is in, counted from 0 behind the command's name. */
export function argumentAt(text: string, caret: number): number {
  const before = text.slice(0, caret);
  const begun = splitArguments(before.trimStart()).length - 1;
  const inQuotes = quotedSpans(text).some(({ start, end }) => caret >= start && caret <= end);
  const between = !inQuotes && /\s$/u.test(before);
  return Math.max(0, between ? begun : begun - 1);
}

/** Whether no more than the name of a command was typed. */
export const isCommandBegun = (text: string): boolean => /^\s*[/／]\S*\s*$/u.test(text);

/** A whole text to go on with, the caret behind it. */
export const toContinue = (text: string): Filled => ({
  text,
  selection: { start: text.length, end: text.length },
});
