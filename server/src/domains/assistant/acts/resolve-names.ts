import { fold } from '@hopgon/engine/text/fold';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { askAboutPeople } from '../render/ask-people.rules.ts';
import type { ActWorld } from '../resolve/acts/find-meant-meetings.ts';
import type { DirectoryEntry } from '../shared/workplace.rules.ts';
import type { ActContext, ActOutcome } from './act-outcome.rules.ts';

interface Nearer {
  /** People that a card, a meeting or the conversation holds, the nearest group first: of namesakes the only one in a group is meant. */
  readonly likely: readonly (readonly string[])[];
}

function onlyOne<Of extends { readonly userId: string }>(
  choices: readonly Of[],
  group: readonly string[],
): Of | null {
  const [one, ...others] = choices.filter(({ userId }) => group.includes(userId));
  return one !== undefined && others.length === 0 ? one : null;
}

const givenName = (name: string): string => fold(name).split(/\s+/u).at(-1) ?? '';

/** The people that names mean; or the question which, or that nobody is called so. */
export async function resolveNames(
  world: ActWorld,
  scope: CompanyScope,
  { place }: Pick<ActContext, 'place'>,
  names: readonly string[],
  { likely }: Nearer = { likely: [] },
): Promise<readonly DirectoryEntry[] | ActOutcome> {
  if (names.length === 0) return [];
  const said = names.join(', ');
  const found = await world.assistantReader.read(scope, 'resolveNamedPeople', said, said, place);
  const near = likely
    .map((group) => onlyOne(found.unclear?.choices ?? [], group))
    .find((one) => one !== null);
  if (found.unclear !== null && near) {
    const meant = givenName(found.unclear.said);
    const written = names.map((name) => (givenName(name) === meant ? near.name : name));
    if (written.some((name, at) => name !== names[at])) return resolveNames(world, scope, { place }, written);
  }
  if (found.tooMany || found.unclear !== null || found.unknown.length > 0)
    return {
      kind: 'ask',
      reply: askAboutPeople(found, (name) => name),
      options: (found.unclear?.choices ?? []).map(({ userId, name }) => ({ id: userId, label: name })),
    };
  const ids = new Set(found.userIds);
  return place.people.filter(({ userId }) => ids.has(userId));
}
