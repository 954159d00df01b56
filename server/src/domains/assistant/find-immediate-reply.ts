import { invalidCommandReply } from '@hopgon/contract/commands/catalogue';
import type { ParsedCommand } from '@hopgon/contract/commands/parse-command';
import { explainCommands } from './render/render-help.rules.ts';
import { type AssistantReply, say } from './render/reply.rules.ts';

/** The answer to a message that needs no look into the company; null when it needs one. */
export function findImmediateReply(parsed: ParsedCommand): AssistantReply | null {
  if (parsed.kind === 'invalid') return say(invalidCommandReply);
  const asksForHelp = parsed.kind === 'command' && parsed.command.name === 'help';
  return asksForHelp ? explainCommands(parsed.args.join(' ')) : null;
}
