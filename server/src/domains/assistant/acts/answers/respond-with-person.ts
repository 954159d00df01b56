import type { SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { say } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOutcome } from '../act-outcome.rules.ts';
import { arePeople } from '../meant-people.rules.ts';
import { resolveNames } from '../resolve-names.ts';

const mostPeople = 20;

/** What the directory says of people: their department and address, which every member sees there. */
export async function respondWithPerson(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  { words }: Extract<SpokenQuestion, { kind: 'person' }>,
): Promise<ActOutcome> {
  const people = await resolveNames(world, scope, context, [words]);
  if (!arePeople(people)) {
    const isUnclear = people.kind === 'ask' && people.options.length > 0;
    return isUnclear
      ? people
      : {
          kind: 'say',
          mentions: {},
          isUnfound: true,
          reply: say(`Danh bạ không có ai tên hay phòng “${words}”.`),
        };
  }
  const lines = people
    .slice(0, mostPeople)
    .map(
      ({ displayName, department, email }) =>
        `- ${[displayName, department, email].filter(Boolean).join(' — ')}`,
    );
  const head =
    people.length === 1
      ? 'Trong danh bạ (danh bạ không có số điện thoại):'
      : `Trong danh bạ có ${people.length} người${people.length > mostPeople ? `, ${mostPeople} người đầu` : ''}:`;
  return {
    kind: 'say',
    mentions: { userIds: people.map(({ userId }) => userId) },
    reply: say([head, ...lines].join('\n')),
  };
}
