import type { ParsedTurn } from '../../parse/turn/parsed-turn.rules.ts';
import type { Pending } from '../../shared/dialogue-state.rules.ts';
import { onlyByWork } from '../../shared/work-words.rules.ts';
import type { Workplace } from '../../shared/workplace.rules.ts';

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

/** Whether an answer says who is meant, however it is put: by their work, or that its writer does the task. */
export const saysWho = (
  place: Pick<Workplace, 'people'>,
  pending: Pending,
  { message, words }: Pick<ParsedTurn, 'message' | 'words'>,
): boolean =>
  (pending.kind === 'task' && words.keepsIt) ||
  ((pending.kind === 'schedule' || pending.kind === 'task') &&
    chosenByWork(place, pending, message) !== null);

const longestChoice = 100;
const callsOf = ({ displayName, email }: Workplace['people'][number]): string[] => [displayName, email];
