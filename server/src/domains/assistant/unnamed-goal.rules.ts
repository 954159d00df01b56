import type { ParsedSchedule } from './parse/parsed-message.rules.ts';
import type { ResolvedSchedule } from './resolve/resolved.rules.ts';
import { readsAsName } from './shared/reads-as-name.rules.ts';

/** What those are called who share a name, so that each is meant alone. */
export const namesOf = (
  unclear: { readonly choices: readonly { readonly name: string }[] } | null,
): string[] => unclear?.choices.map(({ name }) => name) ?? [];

/** "Đặt 10h, hạn mức công nợ đại lý": who reads like nobody's name is what it is about; null where everybody is somebody. */
export function unnamedGoal(
  asked: ParsedSchedule,
  { people, request }: ResolvedSchedule,
): ParsedSchedule | null {
  const { words } = asked;
  const about = people.unknown.filter((said) => !readsAsName(said));
  if (words.way !== 'spoken' || asked.isCommand || request.goal !== '' || about.length === 0) return null;
  if (about.length < people.unknown.length) return null;
  const named = people.names.filter((name) => !about.includes(name));
  return {
    ...asked,
    words: { ...words, request: { ...words.request, people: named.join(', '), goal: about.join(', ') } },
  };
}
