import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { DirectoryEntry } from '../../shared/workplace.rules.ts';
import type { ActContext, ActOutcome } from '../act-outcome.rules.ts';
import { resolveNames } from '../resolve-names.ts';
import type { SpokenFields } from './card-answer.rules.ts';

/** Who is to do a task: the person that is named, or the person who writes "để tôi tự làm". */
export async function resolveDoer(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  { spoken, words }: SpokenFields,
): Promise<readonly DirectoryEntry[] | ActOutcome> {
  const { people, callerId } = context.place;
  if (words.keepsIt) return people.filter(({ userId }) => userId === callerId);
  return resolveNames(world, scope, context, [...spoken.add, ...spoken.names]);
}
