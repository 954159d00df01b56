import type { Member } from '@hopgon/contract/companies/schemas';
import { type AssistantReply, say } from './reply.rules.ts';

const mostPeopleListed = 20;

/** People as the directory has them. */
export function renderPeople(people: readonly Member[], lead = ''): AssistantReply {
  const lines = people
    .slice(0, mostPeopleListed)
    .map(
      ({ displayName, position, department, email }) =>
        `- ${[displayName, position, department, email].filter(Boolean).join(' — ')}`,
    );
  const more = people.length > mostPeopleListed ? `, ${mostPeopleListed} người đầu` : '';
  const head =
    people.length === 1
      ? 'Trong danh bạ (danh bạ không có số điện thoại):'
      : `Trong danh bạ có ${people.length} người${more}:`;
  return say([lead, head, ...lines].filter(Boolean).join('\n'));
}
