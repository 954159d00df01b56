import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { ParsedTask } from '../parse/parsed-message.rules.ts';
import { readWorkplace } from './read-workplace.ts';
import type { ResolvedTask } from './resolved.rules.ts';

/** Who a task is asked for. */
export async function resolveTask(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
  { words, message }: ParsedTask,
): Promise<ResolvedTask> {
  const place = await readWorkplace(world, scope);
  const found = await world.assistantReader.read(scope, 'resolveTaskRequest', words, message, place);
  return { place, ...found };
}
