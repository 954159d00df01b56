import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { askAboutPeople } from '../render/ask-people.rules.ts';
import type { ActWorld } from '../resolve/acts/find-meant-meetings.ts';
import { readsAsName } from '../shared/reads-as-name.rules.ts';
import type { DirectoryEntry } from '../shared/workplace.rules.ts';
import type { ActContext, ActOutcome } from './act-outcome.rules.ts';

/** The people that names mean; or the question which, or that nobody is called so. */
export async function resolveNames(
  world: ActWorld,
  scope: CompanyScope,
  { place }: Pick<ActContext, 'place'>,
  names: readonly string[],
): Promise<readonly DirectoryEntry[] | ActOutcome> {
  if (names.length === 0) return [];
  const said = names.join(', ');
  const found = await world.assistantReader.read(scope, 'resolveNamedPeople', said, said, place);
  // "Anh Minh, hai người đó lo hình ảnh": what reads like nobody's name, beside somebody's, says why.
  const unknown = found.userIds.length > 0 ? found.unknown.filter(readsAsName) : found.unknown;
  if (found.tooMany || found.unclear !== null || unknown.length > 0)
    return {
      kind: 'ask',
      reply: askAboutPeople({ ...found, unknown }, (name) => name),
      options: (found.unclear?.choices ?? []).map(({ userId, name }) => ({ id: userId, label: name })),
    };
  const ids = new Set(found.userIds);
  return place.people.filter(({ userId }) => ids.has(userId));
}
