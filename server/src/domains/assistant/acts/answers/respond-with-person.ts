import type { Member } from '@hopgon/contract/companies/schemas';
import type { SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { listMembers } from '../../../companies/members/list-members.ts';
import { type AssistantReply, say } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOutcome } from '../act-outcome.rules.ts';
import { arePeople } from '../meant-people.rules.ts';
import { resolveNames } from '../resolve-names.ts';
import { findByPosition } from './find-by-position.ts';

const mostPeople = 20;
/** More than a company that plans its meetings here has. */
const mostMembers = 10_000;

/** What the directory says of people: their position, department and address, which every member sees there. */
export async function respondWithPerson(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  { words, message }: Extract<SpokenQuestion, { kind: 'person' }>,
): Promise<ActOutcome> {
  const people = words === '' ? [] : await resolveNames(world, scope, context, [words]);
  const named = arePeople(people) ? people : [];
  const held = named.length === 1 ? [] : await findByPosition(scope, message);
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

/** Whom a message asks for by a position or a department; null where it names none. */
export async function respondByPosition(
  scope: CompanyScope,
  message: string,
): Promise<AssistantReply | null> {
  if (!asksWho.test(message)) return null;
  const held = await findByPosition(scope, message);
  return held.length === 0 ? null : listPeople(held).reply;
}

const asksWho =
  /(?<!\p{L})(?:ai|người nào|những người nào|danh sách|nhân sự|nhân viên|nguoi nao|danh sach|nhan su|nhan vien)(?!\p{L})/iu;

function listPeople(people: readonly Member[]): Extract<ActOutcome, { kind: 'say' }> {
  const lines = people
    .slice(0, mostPeople)
    .map(
      ({ displayName, position, department, email }) =>
        `- ${[displayName, position, department, email].filter(Boolean).join(' — ')}`,
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
