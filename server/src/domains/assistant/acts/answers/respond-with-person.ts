import type { Member } from '@hopgon/contract/companies/schemas';
import type { SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { listMembers } from '../../../companies/members/list-members.ts';
import { renderPeople } from '../../render/render-people.rules.ts';
import { say } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOutcome } from '../act-outcome.rules.ts';
import { arePeople } from '../meant-people.rules.ts';
import { resolveNames } from '../resolve-names.ts';
import { findByPosition } from './find-by-position.ts';

/** More than a company that plans its meetings here has. */
const mostMembers = 10_000;

/** What the directory says of people: their position, department and address, which every member sees there. */
export async function respondWithPerson(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  { words, message }: Extract<SpokenQuestion, { kind: 'person' }>,
): Promise<ActOutcome> {
  const people = words === '' ? [] : await resolveNames(world, scope, context, words.split(', '));
  const named = arePeople(people) ? people : [];
  const held = named.length > 0 ? [] : await findByPosition(scope, message);
  if (held.length > 0) return listPeople(held);
  if (!arePeople(people) && people.kind === 'ask' && people.options.length > 0) return people;
  if (named.length === 0)
    return {
      kind: 'say',
      mentions: {},
      isUnfound: true,
      reply: say(`Danh bạ không có ai có tên, phòng hay chức danh “${words || message}”.`),
    };
  const ids = new Set(named.map(({ userId }) => userId));
  const { members } = await listMembers(scope, { limit: mostMembers });
  return listPeople(members.filter(({ userId }) => ids.has(userId)));
}

const listPeople = (people: readonly Member[]): ActOutcome => ({
  kind: 'say',
  mentions: { userIds: people.map(({ userId }) => userId) },
  reply: renderPeople(people),
});
