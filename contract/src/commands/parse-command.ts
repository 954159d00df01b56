import { type CommandDefinition, commands } from './catalogue.ts';

/** One argument as written; whether it was quoted decides where a run of loose words ends. */
export interface Argument {
  readonly text: string;
  readonly quoted: boolean;
}

export interface SentCommand {
  readonly kind: 'command';
  readonly command: CommandDefinition;
  readonly args: readonly string[];
  /** All that follows the name, as it was written. */
  readonly rest: string;
}

export type ParsedCommand =
  | { readonly kind: 'text' }
  | { readonly kind: 'invalid'; readonly name: string }
  | SentCommand;

/** Opening quotes and what closes them. */
export const quotePairs: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '“': '”',
  '”': '”',
  '„': '”',
  '‘': '’',
  '«': '»',
  '「': '」',
  '＂': '＂',
};

/** A slash, half or full width, starts a command. */
export const isCommand = (text: string): boolean => /^\s*[/／]/u.test(text);

/** Splits on white space and keeps quoted text together; an unclosed quote reaches to the end. */
export function readArguments(text: string): Argument[] {
  const found: Argument[] = [];
  let at = text.search(/\S/u);
  while (at >= 0 && at < text.length) {
    const quote = readQuote(text, at);
    const from = quote?.end ?? at;
    const loose = /^\S*/u.exec(text.slice(from))?.[0] ?? '';
    found.push({ text: (quote?.text ?? '') + loose, quoted: quote !== null });
    const next = text.slice(from + loose.length).search(/\S/u);
    at = next < 0 ? -1 : from + loose.length + next;
  }
  return found;
}

// Only the first sign of an argument opens a quote: an apostrophe inside a word is none.
function readQuote(text: string, at: number): { text: string; end: number } | null {
  const closing = quotePairs[text.charAt(at)];
  if (closing === undefined) return null;
  const end = text.indexOf(closing, at + 1);
  return end < 0
    ? { text: text.slice(at + 1), end: text.length }
    : { text: text.slice(at + 1, end), end: end + 1 };
}

export const splitArguments = (text: string): string[] =>
  readArguments(text).map((argument) => argument.text);

const foldName = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();

/** Reads a message as a command: case and diacritics of the name do not matter ("/LênLịch" is /lenlich). */
export function parseCommand(message: string): ParsedCommand {
  if (!isCommand(message)) return { kind: 'text' };
  const written = message.trim().slice(1);
  const [head = '', ...args] = splitArguments(written);
  const name = foldName(head);
  const command = commands.find((known) => known.name === name);
  if (!command) return { kind: 'invalid', name: head };
  return { kind: 'command', command, args, rest: written.trimStart().replace(/^\S+\s*/u, '') };
}
