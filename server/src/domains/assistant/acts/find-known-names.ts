import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { ActWorld } from '../resolve/acts/find-meant-meetings.ts';
import type { ActContext } from './act-outcome.rules.ts';

/** Of names beside other words those that somebody has: "ảnh ở Hà Nội" names a place. */
export async function findKnownNames(
  world: ActWorld,
  scope: CompanyScope,
  { place }: Pick<ActContext, 'place'>,
  names: readonly string[],
): Promise<string[]> {
  const known: string[] = [];
  for (const name of names) {
    const { meant, candidates } = await world.assistantReader.read(
      scope,
      'resolveNamedPerson',
      name,
      name,
      place,
    );
    if (meant.length + candidates.length > 0) known.push(name);
  }
  return known;
}
