import type { Member } from '@hopgon/contract/companies/schemas';
import { fold } from '@hopgon/engine/text/fold';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { listMembers } from '../../../companies/members/list-members.ts';

/** More than a company that plans its meetings here has. */
const mostMembers = 10_000;
const leastWords = 2;

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const holds = (said: string, words: readonly string[]): boolean =>
  words.length >= leastWords && ` ${said} `.includes(` ${words.join(' ')} `);

/**
 * The members of a given name that a text asks for, else those whose position a text names, else all of the department it names: "ai làm kế toán trưởng", "chi nhánh Huế gồm những ai".
 * The longest name counts: "giám đốc chi nhánh Huế" is no other director.
 */
export async function findByPosition(scope: CompanyScope, text: string): Promise<readonly Member[]> {
  const { members } = await listMembers(scope, { limit: mostMembers });
  const said = wordsIn(text).join(' ');
  const given = /(?<!\p{L})(?:tên|ten)\s+(?:là\s+|la\s+)?(\p{L}+)/iu.exec(text)?.[1] ?? '';
  const called = members.filter(({ displayName }) => wordsIn(displayName).at(-1) === fold(given));
  if (called.length > 0) return called;
  for (const nameOf of [({ position }: Member) => position, ({ department }: Member) => department]) {
    const named = members.map((member) => ({ member, words: wordsIn(nameOf(member)) }));
    const held = named.filter(({ words }) => holds(said, words));
    const longest = Math.max(0, ...held.map(({ words }) => words.length));
    if (held.length > 0)
      return held.filter(({ words }) => words.length === longest).map(({ member }) => member);
  }
  return [];
}
