import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { Workplace } from '../shared/workplace.rules.ts';
import type { NamedPerson } from './people/named-people.rules.ts';

const mostTried = 4;

/** Whom words mean, without their last words where these name nobody: "phòng kế toán còn" is that department. */
export async function resolveOwner(
  world: Pick<World, 'assistantReader'>,
  scope: CompanyScope,
  place: Workplace,
  words: string,
): Promise<NamedPerson & { readonly said: string }> {
  const all = words.split(' ');
  const ways = all.slice(0, mostTried).map((_, left) => all.slice(0, all.length - left).join(' '));
  for (const said of ways) {
    const found = await world.assistantReader.read(scope, 'resolveNamedPerson', said, said, place);
    if (found.meant.length + found.candidates.length > 0) return { ...found, said };
  }
  return { meant: [], candidates: [], unclear: null, said: words };
}
