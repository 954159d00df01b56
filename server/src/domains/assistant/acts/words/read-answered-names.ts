import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { Workplace } from '../../shared/workplace.rules.ts';
import type { WaitedTurn } from './filled.rules.ts';

const mostWords = 8;
const polite =
  /(?<![\s,])(?:[\s,]+(?:nhé|nha|nhe|nghe|đi|ạ|ấy|á|đó|thôi|em|a|di))+[\s.!]*$|^[\s,]*(?:(?:là|với|cho|gồm|có|dạ|à|la|voi|gom|co)\s+)+/giu;

/** An answer to "with whom" in which no name was marked: "Huy kinh doanh", "phòng kế toán". */
export async function readAnsweredNames(
  world: ActWorld,
  scope: CompanyScope,
  place: Workplace,
  { message, times, change }: WaitedTurn,
): Promise<string[]> {
  const said = message.replace(polite, '').trim();
  if (said === '' || said.split(/\s+/u).length > mostWords || Object.keys(times).length > 0) return [];
  // Who is to be left out is not named as somebody to come.
  if (change.remove.length > 0) return [];
  const found = await world.assistantReader.read(scope, 'resolveNamedPeople', said, message, place);
  return found.userIds.length > 0 && found.unknown.length + found.matters.length === 0 ? [said] : [];
}
