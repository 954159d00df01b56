import type { CommandDefinition } from '@hopgon/contract/commands/catalogue';
import { parseCommand } from '@hopgon/contract/commands/parse-command';
import { writeCommand } from '@hopgon/contract/commands/write-command';
import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { listRecentMeetings } from '../meetings/core/list-recent-meetings.ts';
import { analyseMeeting } from './analyse-meeting.ts';
import { answerAtOnce } from './answer-at-once.ts';
import { answerText } from './answer-text.ts';
import { letPickMeeting } from './ask-meeting.rules.ts';
import { collapseSpaces } from './collapse-spaces.rules.ts';
import { askForMissing } from './help.rules.ts';
import { proposeActionItem } from './propose-action-item.ts';
import { type AssistantReply, say } from './reply.rules.ts';
import { scheduleMeeting } from './schedule-meeting.ts';
import { summariseSource } from './summarise-source.ts';

export type AssistantWorld = Pick<
  World,
  'analyser' | 'assistantReader' | 'clock' | 'limiter' | 'searchReader'
>;

export interface Question {
  readonly message: string;
  /** The meeting the conversation is about; a command that names none means this one. */
  readonly meetingId: string | null;
}

/** Answers a message by the engine alone. It reads; what would change something becomes a card. */
export async function answer(
  world: AssistantWorld,
  scope: CompanyScope,
  question: Question,
): Promise<AssistantReply> {
  const message = collapseSpaces(question.message);
  const known = answerAtOnce(message);
  if (known) return known;
  try {
    return await answerRead(world, scope, { ...question, message });
  } catch (error) {
    // That a message cannot be read is an answer too: it stays in the conversation.
    if (error instanceof Failure && error.code === 'text_unreadable') return say(error.message);
    throw error;
  }
}

async function answerRead(
  world: AssistantWorld,
  scope: CompanyScope,
  question: Question,
): Promise<AssistantReply> {
  const parsed = parseCommand(question.message);
  if (parsed.kind === 'command') return answerCommand(world, scope, question, parsed);
  const intent = await world.assistantReader.read(scope, 'readIntent', question.message);
  return answerText(world, scope, question, intent);
}

async function answerCommand(
  world: AssistantWorld,
  scope: CompanyScope,
  { message, meetingId }: Question,
  { command, args, rest }: { command: CommandDefinition; args: readonly string[]; rest: string },
): Promise<AssistantReply> {
  if (command.name === 'lenlich') return scheduleMeeting(world, scope, { message, rest });
  if (command.name === 'actionitem') return proposeActionItem(world, scope, { message, rest });
  const request = await world.assistantReader.read(scope, 'readSource', rest);
  const source = (command.name === 'tomtat' ? request.source : args.join(' ')) || meetingId;
  if (!source) return pickMeeting(world, scope, command);
  return command.name === 'tomtat'
    ? summariseSource(world, scope, { ...request, source })
    : analyseMeeting(world, scope, source);
}

async function pickMeeting(
  world: AssistantWorld,
  scope: CompanyScope,
  command: CommandDefinition,
): Promise<AssistantReply> {
  const meetings = await listRecentMeetings(world, scope);
  return meetings.length === 0
    ? askForMissing(command, [command.parameters[0]?.name ?? ''])
    : letPickMeeting(meetings, (meetingId) => writeCommand(command.name, [meetingId]));
}
