import { invalidCommandReply } from '@hopgon/contract/commands/catalogue';
import { parseCommand } from '@hopgon/contract/commands/parse-command';
import { explainCommands } from './help.rules.ts';
import { type AssistantReply, say } from './reply.rules.ts';
import { cannotAnswer, greet } from './routing/cannot-answer.rules.ts';
import { routeText } from './routing/route-text.rules.ts';

/** The answer to a message that needs no look into the company; null when it needs one. */
export function answerAtOnce(message: string): AssistantReply | null {
  const parsed = parseCommand(message);
  if (parsed.kind === 'invalid') return say(invalidCommandReply);
  if (parsed.kind === 'command')
    return parsed.command.name === 'help' ? explainCommands(parsed.args.join(' ')) : null;
  const { kind } = routeText(message);
  if (kind === 'greeting') return greet();
  return kind === 'unknown' ? cannotAnswer() : null;
}
