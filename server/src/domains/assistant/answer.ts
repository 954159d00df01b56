import type { CommandDefinition } from '@hopgon/contract/commands/catalogue';
import { parseCommand } from '@hopgon/contract/commands/parse-command';
import { writeCommand } from '@hopgon/contract/commands/write-command';
import { readIntent } from '@hopgon/engine/intent/read-intent';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { listRecentMeetings } from '../meetings/list-recent-meetings.ts';
import { analyseMeeting } from './analyse-meeting.ts';
import { answerAtOnce } from './answer-at-once.ts';
import { answerText } from './answer-text.ts';
import { readSource } from './arguments/read-source.rules.ts';
import { letPickMeeting } from './ask-meeting.rules.ts';
import { askForMissing } from './help.rules.ts';
import { proposeActionItem } from './propose-action-item.ts';
import type { AssistantReply } from './reply.rules.ts';
import { scheduleMeeting } from './schedule-meeting.ts';
import { summariseSource } from './summarise-source.ts';

export type AssistantWorld = Pick<World, 'analyser' | 'clock' | 'limiter'>;

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
  const known = answerAtOnce(question.message);
  if (known) return known;
  const parsed = parseCommand(question.message);
  return parsed.kind === 'command'
    ? answerCommand(world, scope, question, parsed)
    : answerText(world, scope, question, readIntent(question.message));
}

async function answerCommand(
  world: AssistantWorld,
  scope: CompanyScope,
  { message, meetingId }: Question,
  { command, args, rest }: { command: CommandDefinition; args: readonly string[]; rest: string },
): Promise<AssistantReply> {
  if (command.name === 'lenlich') return scheduleMeeting(world, scope, { message, rest });
  if (command.name === 'actionitem') return proposeActionItem(world, scope, { message, rest });
  const request = readSource(rest);
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
