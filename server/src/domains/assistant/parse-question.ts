import { parseCommand } from '@hopgon/contract/commands/parse-command';
import type { Question } from './parse/parsed-message.rules.ts';
import { collapseSpaces } from './shared/collapse-spaces.rules.ts';

/** What is known of a message before it is read in a thread: whether it is a command, and which. */
export function parseQuestion(typed: string): Omit<Question, 'meetingId' | 'scope'> {
  const message = collapseSpaces(typed);
  return { message, parsed: parseCommand(message) };
}
