import { fold } from '@hopgon/engine/text/fold';
import { askWhichPerson } from '../people/ask-people.rules.ts';
import { matchPerson } from '../people/match-person.rules.ts';
import type { AssistantReply } from '../reply.rules.ts';
import { describeCompany, idsOf, type Workplace } from '../workplace.rules.ts';

/** Whose tasks a name asks for: several people of a department, nobody, or a question which of several. */
export function readTaskOwner(
  name: string,
  place: Workplace,
): { readonly userIds: readonly string[] } | { readonly reply: AssistantReply } {
  const company = describeCompany(place, name);
  const { meant, candidates } = matchPerson(name, company);
  return candidates.length > 0
    ? { reply: askWhichPerson(name, candidates, company, (said) => `Việc của ${said}`) }
    : { userIds: idsOf(meant) };
}

/** "Việc nào quá hạn?" asks for less than "ai chưa xong việc?". */
export const asksForLate = (question: string): boolean =>
  / (?:qua han|qua deadline|overdue|tre|cham|sap tre|tre han) /u.test(
    ` ${fold(question).replace(/[^\p{L}]+/gu, ' ')} `,
  );
