import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { readWorkplace } from './read-workplace.ts';
import type { Asked } from './readings/read-meeting-request.rules.ts';
import type { AssistantReply } from './reply.rules.ts';

/** Turns "what, who, by when" into a card, or asks back about what is open. */
export async function proposeActionItem(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
  asked: Asked,
): Promise<AssistantReply> {
  const place = await readWorkplace(world, scope);
  return world.assistantReader.read(scope, 'readTaskRequest', asked, place);
}
