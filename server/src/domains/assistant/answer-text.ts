import { writeCommand } from '@hopgon/contract/commands/write-command';
import type { Intent } from '@hopgon/engine/intent/intent';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { resolveMeeting } from '../meetings/core/resolve-meeting.ts';
import { analyseMeeting } from './analyse-meeting.ts';
import type { AssistantWorld } from './answer.ts';
import { answerQuestion } from './answer-question.ts';
import { askWhichMeeting } from './ask-meeting.rules.ts';
import { findSaidMeetings } from './find-meant-meetings.ts';
import { answerThanks, greet } from './greet.ts';
import { listAgenda } from './list-agenda.ts';
import { listDecisions } from './list-decisions.ts';
import { listLateTasks, listOwnTasks, listPersonTasks } from './list-tasks.ts';
import { nameNextMeeting } from './name-next-meeting.ts';
import { pointToChange } from './point-to-change.ts';
import { proposeActionItem } from './propose-action-item.ts';
import type { AssistantReply } from './reply.rules.ts';
import { scheduleMeeting } from './schedule-meeting.ts';
import type { Detail } from './source-request.rules.ts';
import { summariseSource } from './summarise-source.ts';
import { tellFreeTimes } from './tell-free-times.ts';

export interface Said {
  readonly message: string;
  /** The meeting the conversation is about; words that name none mean this one. */
  readonly meetingId: string | null;
}

/** Free words become the same cards and readings as commands; what is no request is looked up in what was said. */
export async function answerText(
  world: AssistantWorld,
  scope: CompanyScope,
  said: Said,
  { kind, score, slots, isPlain }: Intent & { readonly isPlain: boolean },
): Promise<AssistantReply> {
  const { message, meetingId } = said;
  if (!isPlain) return answerQuestion(world, scope, { message, meetingId, isPlain });
  switch (kind) {
    case 'schedule':
      return scheduleMeeting(world, scope, { message, rest: null });
    case 'task':
      return proposeActionItem(world, scope, { message, rest: null });
    case 'agenda':
      return slots.asks === 'whether' && slots.when !== undefined
        ? tellFreeTimes(world, scope, { message, slots })
        : listAgenda(world, scope, { message, person: slots.person ?? '', when: slots.when ?? '' });
    case 'own-tasks':
      return listOwnTasks(world, scope);
    case 'late-tasks':
      return listLateTasks(world, scope, message);
    case 'person-tasks':
      return listPersonTasks(world, scope, slots.person ?? '');
    case 'next-meeting':
      return nameNextMeeting(world, scope, slots.about ?? '');
    case 'change-meeting':
      return pointToChange(world, scope, slots);
    case 'find-time':
      return tellFreeTimes(world, scope, { message, slots });
    case 'summary':
    case 'figures':
    case 'decisions':
      return answerAboutMeeting(world, scope, said, { kind, score, slots });
    case 'greeting':
      return greet(world, scope);
    case 'thanks':
      return answerThanks(world, scope);
    case 'help':
      return world.assistantReader.read(scope, 'explainFor', message);
    case 'question':
    case 'unknown':
      return answerQuestion(world, scope, { message, meetingId, isPlain });
  }
}

const tools = { summary: 'tomtat', figures: 'phantichhop', decisions: 'tomtat' } as const;
const details = { short: 'short', long: 'long' } as const satisfies Record<string, Detail>;

async function answerAboutMeeting(
  world: AssistantWorld,
  scope: CompanyScope,
  { meetingId }: Said,
  { kind, slots }: Intent & { readonly kind: keyof typeof tools },
): Promise<AssistantReply> {
  const source = slots.source ?? '';
  const meetings =
    source === '' && meetingId !== null
      ? await resolveMeeting(world, scope, meetingId)
      : await findSaidMeetings(world, scope, source);
  const [meeting, ...others] = meetings;
  if (!meeting) return world.assistantReader.read(scope, 'sayNoMeeting', source, '');
  if (others.length > 0) {
    const choose = (id: string) => writeCommand(tools[kind], [id]);
    return askWhichMeeting(source, meetings, choose);
  }
  if (kind === 'decisions') return listDecisions(scope, meeting);
  if (kind === 'figures') return analyseMeeting(world, scope, meeting.id);
  const detail = slots.detail === undefined ? 'medium' : details[slots.detail];
  return summariseSource(world, scope, { source: meeting.id, detail, oddDetail: null });
}
