import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { Workplace } from '../shared/workplace.rules.ts';
import type { NamedPerson } from './people/named-people.rules.ts';

const mostTried = 4;

const ownGroup =
  /^(?:cả\s+)?(?:phòng|bộ phận|nhóm|team|tổ|khối|bên|phong|bo phan|nhom|ben)\s+(?:của\s+|cua\s+)?(?:mình|tôi|tui|em|anh|chị|tụi em|chúng tôi|minh|toi|chi)$/iu;

/** "Phòng chị": the department of who asks; null where they are in none. */
function ownDepartment({ people, callerId }: Workplace): Owner | null {
  const department = people.find(({ userId }) => userId === callerId)?.department ?? '';
  const meant = people.filter((person) => department !== '' && person.department === department);
  if (meant.length === 0) return null;
  return { meant: meant.map(({ userId }) => userId), candidates: [], unclear: null, said: department };
}

type Owner = NamedPerson & { readonly said: string };

/** Whom words mean, without their last words where these name nobody: "phòng kế toán còn" is that department. */
export async function resolveOwner(
  world: Pick<World, 'assistantReader'>,
  scope: CompanyScope,
  place: Workplace,
  words: string,
): Promise<Owner> {
  const all = words.split(' ');
  const ways = all.slice(0, mostTried).map((_, left) => all.slice(0, all.length - left).join(' '));
  for (const said of ways) {
    const own = ownGroup.test(said) ? ownDepartment(place) : null;
    if (own !== null) return own;
    const found = await world.assistantReader.read(scope, 'resolveNamedPerson', said, said, place);
    if (found.meant.length + found.candidates.length > 0) return { ...found, said };
  }
  return { meant: [], candidates: [], unclear: null, said: words };
}
