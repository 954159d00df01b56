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
import { findByPart } from './find-by-part.ts';
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
  const partly = named.length > 0 || words === '' ? [] : await findByPart(scope, words);
  if (partly.length > 0) return listPeople(partly, `Có “${words}” trong tên phòng ban hoặc chức vụ:`);
  if (!arePeople(people) && people.kind === 'ask' && people.options.length > 0) return people;
  if (named.length === 0)
    return {
      kind: 'say',
      mentions: {},
      isUnfound: true,
      reply: say(sayNobody(words, message)),
    };
  const ids = new Set(named.map(({ userId }) => userId));
  const { members } = await listMembers(scope, { limit: mostMembers });
  return listPeople(members.filter(({ userId }) => ids.has(userId)));
}

/** Who looks after something is nobody's name: no task that may be seen and no position is called so. */
function sayNobody(words: string, message: string): string {
  const matter = asksWhoDoes.exec(message)?.[1];
  return matter === undefined
    ? `Danh bạ không có ai có tên, phòng hay chức vụ “${words || message}”.`
    : `Chưa biết ai lo “${matter}”: không có việc nào bạn được xem, lời nào trong các cuộc họp hay chức vụ nào trong danh bạ nói về việc này.`;
}

const asksWhoDoes =
  /(?<!\p{L})ai\s+(?:\S+\s+){0,3}?(?:lo|phụ trách|làm|giữ|quản lý|chịu|nhận|phu trach|lam|giu|quan ly|chiu|nhan)\s+(\S[^,?.!]*?)(?<!\s)(?=\s*[,?.!]|\s+(?:rứa|vậy|thế|nhỉ|hè|ạ|rua|vay|the|nhi|he)(?!\p{L})|\s*$)/iu;

const listPeople = (people: readonly Member[], lead = ''): ActOutcome => ({
  kind: 'say',
  mentions: { userIds: people.map(({ userId }) => userId) },
  reply: renderPeople(people, lead),
});
