import type { Member } from '@hopgon/contract/companies/schemas';
import { fold } from '@hopgon/engine/text/fold';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { listMembers } from '../../../companies/members/list-members.ts';

/** More than a company that plans its meetings here has. */
const mostMembers = 10_000;

const directoryWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The members whose department or position has all words of a name: "Huế" is a part of "Chi nhánh Huế". */
export async function findByPart(scope: CompanyScope, name: string): Promise<readonly Member[]> {
  const asked = directoryWords(name);
  if (asked.length === 0) return [];
  const { members } = await listMembers(scope, { limit: mostMembers });
  return members.filter(({ department, position }) => {
    const held = new Set([...directoryWords(department), ...directoryWords(position)]);
    return asked.every((word) => held.has(word));
  });
}
