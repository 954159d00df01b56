import { type CommandDefinition, commands } from './catalogue.ts';

/** One argument as written; whether quotes held it together tells where a run of loose words ends. */
export interface Argument {
  readonly text: string;
  readonly quoted: boolean;
}

export type ParsedCommand =
  | { readonly kind: 'text' }
  | { readonly kind: 'invalid'; readonly name: string }
  | {
      readonly kind: 'command';
      readonly command: CommandDefinition;
      readonly args: readonly string[];
      /** All that follows the name, as it was written. */
      readonly rest: string;
    };

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
  let part = '';
  let started = false;
  let quoted = false;
  let closing: string | null = null;
  for (const sign of text) {
    if (closing !== null) {
      if (sign === closing) closing = null;
      else part += sign;
    } else if (/\s/u.test(sign)) {
      if (started) found.push({ text: part, quoted });
      part = '';
      started = false;
      quoted = false;
    } else {
      // An apostrophe inside a word is no quote.
      const opens: string | undefined = started && part !== '' ? undefined : quotePairs[sign];
      if (opens === undefined) part += sign;
      else quoted = true;
      closing = opens ?? null;
      started = true;
    }
  }
  if (started) found.push({ text: part, quoted });
  return found;
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
