import { compareByGivenName } from '@hopgon/engine/text/people';
import { type AssistantReply, askBack, say } from '../reply.rules.ts';
import { type Company, matchPerson } from './match-person.rules.ts';
import type { DirectoryPerson } from './person.rules.ts';
import { mostNames, type PeopleFound } from './resolve-people.rules.ts';

const mostChoices = 8;

/** The words that mean this person and nobody else: the full name where that is enough, else the address. */
function surestName(person: DirectoryPerson, company: Company): string {
  const { meant, candidates } = matchPerson(person.displayName, company);
  const alone = candidates.length === 0 && meant.length === 1 && meant[0] === person;
  return alone && !/[,;&+]|\s(?:và|với|cùng)\s/iu.test(person.displayName)
    ? person.displayName
    : person.email;
}

/** Asks which of several people is meant; `command` writes the whole command with the name that was chosen. */
export function askWhichPerson(
  said: string,
  candidates: readonly DirectoryPerson[],
  company: Company,
  command: (name: string) => string,
): AssistantReply {
  const question = `“${said}” có thể là ${candidates.length} người. Bạn muốn nói ai?`;
  return offerPeople(question, candidates, company, command);
}

/** A task has one assignee: asks which of those named it shall be. */
export const askForOne = (
  people: readonly DirectoryPerson[],
  company: Company,
  command: (name: string) => string,
): AssistantReply =>
  offerPeople('Mỗi việc có một người phụ trách. Bạn giao cho ai?', people, company, command);

function offerPeople(
  question: string,
  candidates: readonly DirectoryPerson[],
  company: Company,
  command: (name: string) => string,
): AssistantReply {
  const sorted = candidates.toSorted((a, b) => compareByGivenName(a.displayName, b.displayName));
  const more = sorted.length - mostChoices;
  const rest = more > 0 ? ` Còn ${more} người khác; hãy gõ rõ họ tên hoặc email.` : '';
  return askBack(
    `${question}${rest}`,
    sorted.slice(0, mostChoices).map((person) => ({
      label:
        person.department === 'Không'
          ? `${person.displayName} — ${person.email}`
          : `${person.displayName} — ${person.department} — ${person.email}`,
      command: command(surestName(person, company)),
    })),
  );
}

/** Says who is not in the company; with others named, offers to go on without. */
export function sayUnknown(
  unknown: readonly string[],
  others: readonly string[],
  command: (names: string) => string,
): AssistantReply {
  const quoted = unknown.map((name) => `“${name}”`).join(', ');
  const advice = 'Hãy kiểm tra lại tên, hoặc gõ email, tên phòng ban.';
  return askBack(
    `Không thấy ${quoted} trong công ty. ${advice}`,
    others.length === 0
      ? []
      : [{ label: `Tiếp tục, không có ${quoted}`, command: command(others.join(', ')) }],
  );
}

/** What has to be asked about people before going on; null when all are known. */
export function askAboutPeople(
  found: PeopleFound,
  company: Company,
  command: (names: string) => string,
): AssistantReply | null {
  if (found.tooMany)
    return say(`Một lệnh nhận tối đa ${mostNames} tên. Hãy dùng tên phòng ban, hoặc “mọi người”.`);
  const unclear = found.unclear[0];
  if (unclear) {
    const replaced = (name: string) =>
      found.names.map((said) => (said === unclear.said ? name : said)).join(', ');
    return askWhichPerson(unclear.said, unclear.candidates, company, (name) => command(replaced(name)));
  }
  if (found.unknown.length === 0) return null;
  const others = found.names.filter((name) => !found.unknown.includes(name));
  return sayUnknown(found.unknown, others, command);
}
