import type { ChatMessage } from '@hopgon/contract/chat/schemas';
import { invalidCommandReply } from '@hopgon/contract/commands/catalogue';
import { parseCommand } from '@hopgon/contract/commands/parse-command';
import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { saveExchange } from './save-exchange.ts';

/** Keeps an invalid command with the reply the browser gave at once; any other message is refused. */
export async function saveInvalidCommand(
  world: Pick<World, 'clock' | 'newId' | 'hub'>,
  scope: CompanyScope,
  { sessionId, message }: { sessionId: string; message: string },
): Promise<{ messages: ChatMessage[]; message_count: number }> {
  if (parseCommand(message).kind !== 'invalid') throw new Failure('message_not_a_bad_command');
  const answer = { content: invalidCommandReply, reading: null, source: null, card: null };
  // The browser has said it already.
  const said = { sessionId, message, asked: null, answer, isAskerGone: false };
  const { asked, answered, messageCount } = await saveExchange(world, scope, said);
  return { messages: [asked, answered], message_count: messageCount };
}
