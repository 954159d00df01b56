import { type CommandDefinition, commands } from './catalogue.ts';

export type ParsedCommand =
  | { readonly kind: 'text' }
  | { readonly kind: 'invalid'; readonly name: string }
  | { readonly kind: 'command'; readonly command: CommandDefinition; readonly args: readonly string[] };

const pairs: Readonly<Record<string, string>> = {
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
export function splitArguments(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let started = false;
  let closing: string | null = null;
  for (const sign of text) {
    if (closing) {
      if (sign === closing) closing = null;
      else part += sign;
    } else if (/\s/u.test(sign)) {
      if (started) parts.push(part);
      part = '';
      started = false;
    } else {
      const opens: string | undefined = started && part !== '' ? undefined : pairs[sign];
      if (opens) closing = opens;
      else part += sign;
      started = true;
    }
  }
  if (started) parts.push(part);
  return parts;
}

const foldName = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();

/** Reads a message as a command: case and diacritics of the name do not matter ("/LênLịch" is /lenlich). */
export function parseCommand(message: string): ParsedCommand {
  if (!isCommand(message)) return { kind: 'text' };
  const [head = '', ...args] = splitArguments(message.trim().slice(1));
  const name = foldName(head);
  const command = commands.find((known) => known.name === name);
  return command ? { kind: 'command', command, args } : { kind: 'invalid', name: head };
}
