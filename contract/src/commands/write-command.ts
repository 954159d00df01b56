import type { CommandName } from './catalogue.ts';

const quotes = [
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
  ['「', '」'],
] as const;

/** A text as one argument, in the first pair of quotes it does not hold itself. */
export function quoteArgument(text: string): string {
  const pair = quotes.find(([, closing]) => !text.includes(closing));
  return pair ? `${pair[0]}${text}${pair[1]}` : `"${text.replaceAll('"', "'")}"`;
}

/** A command as a person would type it; `parseCommand` reads the same arguments back. */
export const writeCommand = (name: CommandName, args: readonly string[]): string =>
  [`/${name}`, ...args.map(quoteArgument)].join(' ');
