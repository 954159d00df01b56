import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import type { ParsedMessage } from './parse/parsed-message.rules.ts';
import { sayImpossibleTime } from './render/ask-for-missing.rules.ts';
import { renderGreeting, renderThanks } from './render/render-greeting.rules.ts';
import { renderHelp } from './render/render-help.rules.ts';
import type { AssistantReply } from './render/reply.rules.ts';
import { readOwnDay } from './resolve/read-own-day.ts';
import { resolveOffers } from './resolve/resolve-offers.ts';

type SmallTalk = Extract<ParsedMessage, { kind: 'impossible-time' | 'greeting' | 'thanks' | 'help' }>;

/** The answer to what asks nothing of the company: a greeting, thanks, help with a command, a time that cannot be. */
export async function respondToSmallTalk(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
  asked: SmallTalk,
): Promise<AssistantReply> {
  switch (asked.kind) {
    case 'impossible-time':
      return sayImpossibleTime(asked.time);
    case 'greeting':
      return renderGreeting(await resolveOffers(world, scope, { message: '', names: [], when: null }));
    case 'thanks':
      return renderThanks(await readOwnDay(world, scope));
    case 'help':
      return renderHelp(asked.topic);
  }
}
