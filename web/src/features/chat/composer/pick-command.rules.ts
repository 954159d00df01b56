import { type CommandDefinition, commands } from '@hopgon/contract/commands/catalogue';
import { isCommand, parseCommand } from '@hopgon/contract/commands/parse-command';
import { fold } from '@hopgon/engine/text/fold';

const afterSlash = (text: string): string => text.trimStart().slice(1);

/** Whether the name is written out and its parameters have begun. */
function hasArguments(text: string): boolean {
  return parseCommand(text).kind === 'command' && /\S\s/u.test(text.trimStart());
}

/** The commands to offer for what is typed; none when it is no command, or one whose name is already complete. */
export function commandsFor(text: string): readonly CommandDefinition[] {
  if (!isCommand(text) || text.includes('\n') || hasArguments(text)) return [];
  const query = fold(afterSlash(text)).trim();
  const begins = commands.filter(({ name }) => name.startsWith(query));
  const holds = commands.filter(
    (command) =>
      !begins.includes(command) &&
      (command.name.includes(query) || fold(command.description).includes(query)),
  );
  return [...begins, ...holds];
}

/** The command whose parameters are being written. */
export function commandBeingWritten(text: string): CommandDefinition | null {
  if (!hasArguments(text)) return null;
  const parsed = parseCommand(text);
  return parsed.kind === 'command' ? parsed.command : null;
}
