import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { onlyByWork } from '../../resolve/people/work.rules.ts';
import type { Pending } from '../../shared/dialogue-state.rules.ts';
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

/** Of those who share a name the one whose work an answer names, as they are called alone: "thằng QA ấy"; null where it names none. */
export function chosenByWork(
  { people }: Pick<Workplace, 'people'>,
  { unclear, choices = [] }: Pick<Extract<Pending, { kind: 'schedule' | 'task' }>, 'unclear' | 'choices'>,
  message: string,
): string | null {
  const called = new Map(people.flatMap((person) => callsOf(person).map((name) => [name, person] as const)));
  const offered = unclear === null ? [] : choices.flatMap((name) => called.get(name) ?? []);
  const one = message.length > longestChoice ? null : onlyByWork(message, offered);
  return choices.find((name) => called.get(name) === one) ?? null;
}

const longestChoice = 100;
const callsOf = ({ displayName, email }: Workplace['people'][number]): string[] => [displayName, email];
