import type { AskedPeople, UnclearPerson } from '../plan/asked-people.rules.ts';
import { mostNames } from '../shared/workplace.rules.ts';
import { type AssistantReply, askBack, say } from './reply.rules.ts';

/** Asks which of several people is meant; `command` writes the whole command with the name that was chosen. */
export const askWhichPerson = (unclear: UnclearPerson, command: (name: string) => string): AssistantReply =>
  offerPeople(`Có ${unclear.total} người khớp với “${unclear.said}”. Ý bạn là ai?`, unclear, command);

/** A task has one assignee: asks which of those named it shall be. */
export const askForOne = (people: UnclearPerson, command: (name: string) => string): AssistantReply =>
  offerPeople('Mỗi việc có một người phụ trách. Bạn giao cho ai?', people, command);

function offerPeople(
  question: string,
  { total, choices }: UnclearPerson,
  command: (name: string) => string,
): AssistantReply {
  const more = total - choices.length;
  const rest = more > 0 ? ` Còn ${more} người khác; hãy gõ rõ họ tên hoặc email.` : '';
  return askBack(
    `${question}${rest}`,
    choices.map(({ displayName, email, department, name }) => ({
      label:
        department === 'Không' ? `${displayName} — ${email}` : `${displayName} — ${department} — ${email}`,
      command: command(name),
    })),
  );
}

/** Says who is not in the company; with others named, offers to continue without. */
export function sayUnknown(
  unknown: readonly string[],
  others: readonly string[],
  command: (names: string) => string,
): AssistantReply {
  const quoted = [...new Set(unknown)].map((name) => `“${name}”`).join(', ');
  const advice = 'Hãy kiểm tra lại tên, hoặc gõ email, tên phòng ban.';
  return askBack(
    `Không thấy ${quoted} trong công ty. ${advice}`,
    others.length === 0
      ? []
      : [{ label: `Tiếp tục, không có ${quoted}`, command: command(others.join(', ')) }],
  );
}

/** Asks about the first of the names that is not clear. */
export function askAboutPeople(
  { names, unclear, unknown, tooMany }: AskedPeople,
  command: (names: string) => string,
): AssistantReply {
  if (tooMany) return say(`Một lệnh nhận tối đa ${mostNames} tên. Hãy dùng tên phòng ban, hoặc “mọi người”.`);
  if (unclear) {
    const replaced = (name: string) => names.map((said) => (said === unclear.said ? name : said)).join(', ');
    return askWhichPerson(unclear, (name) => command(replaced(name)));
  }
  const others = names.filter((name) => !unknown.includes(name));
  return sayUnknown(unknown, others, command);
}
