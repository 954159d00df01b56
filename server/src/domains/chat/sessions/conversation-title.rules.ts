import { type CommandName, commandNamed } from '@hopgon/contract/commands/catalogue';
import { parseCommand } from '@hopgon/contract/commands/parse-command';
import { Id } from '@hopgon/contract/primitives';

const maximumLength = 60;

/** Which argument of a command says what the conversation is about, and the words before it. */
const subjectByCommand: Readonly<Record<Exclude<CommandName, 'help'>, { before: string; at: number }>> = {
  lenlich: { before: 'Lên lịch', at: 1 },
  tomtat: { before: 'Tóm tắt', at: 0 },
  actionitem: { before: 'Giao việc', at: 0 },
  phantichhop: { before: 'Phân tích', at: 0 },
};

/** Cut behind a word where there is one, else inside it. */
function shorten(text: string): string {
  if (text.length <= maximumLength) return text;
  const cut = text.slice(0, maximumLength - 1);
  const space = cut.lastIndexOf(' ');
  const kept = space > maximumLength / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/u, '');
  return `${kept.replace(/(?<![\s,.;:])[\s,.;:]+$/u, '')}…`;
}

/**
 * The title of a conversation that begins with this message; null for one that names no subject, as asking for help does
 * not and a command that does not exist: the next message gives it.
 */
export function conversationTitle(message: string): string | null {
  const parsed = parseCommand(message);
  if (parsed.kind === 'invalid') return null;
  if (parsed.kind === 'text') return shorten(message.replace(/\s+/gu, ' ').trim());
  const { name, description } = commandNamed(parsed.command.name);
  if (name === 'help') return null;
  const part = subjectByCommand[name];
  const subject = parsed.args[part.at]?.replace(/\s+/gu, ' ').trim() ?? '';
  // The id of a meeting means nothing to a reader.
  if (subject === '' || Id.safeParse(subject).success) return description;
  return shorten(`${part.before}: ${subject}`);
}
