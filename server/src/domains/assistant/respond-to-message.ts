import { Failure } from '@hopgon/contract/failure';
import { localTime } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import type { ParsedMessage, Question } from './parse/parsed-message.rules.ts';
import { planAgenda } from './plan/plan-agenda.rules.ts';
import { planFreeTime } from './plan/plan-free-time.rules.ts';
import { planChange, planNextMeeting } from './plan/plan-meetings.rules.ts';
import { planMinutes } from './plan/plan-minutes.rules.ts';
import { planRecord } from './plan/plan-record.rules.ts';
import { planSchedule } from './plan/plan-schedule.rules.ts';
import { planSearch } from './plan/plan-search.rules.ts';
import { planTask } from './plan/plan-task.rules.ts';
import { planTasks } from './plan/plan-tasks.rules.ts';
import { sayImpossibleTime } from './render/ask-for-missing.rules.ts';
import { renderAgenda } from './render/render-agenda.rules.ts';
import { renderFreeTime } from './render/render-free-time.rules.ts';
import { renderGreeting, renderThanks } from './render/render-greeting.rules.ts';
import { renderHelp } from './render/render-help.rules.ts';
import { renderChange, renderNextMeeting } from './render/render-meetings.rules.ts';
import { renderMinutes } from './render/render-minutes.rules.ts';
import { renderRecord } from './render/render-record.rules.ts';
import { renderSchedule } from './render/render-schedule.rules.ts';
import { renderSearch } from './render/render-search.rules.ts';
import { renderTask } from './render/render-task.rules.ts';
import { renderTasks } from './render/render-tasks.rules.ts';
import { type AssistantReply, say } from './render/reply.rules.ts';
import { findMeetingsByWords } from './resolve/find-meetings-by-words.ts';
import { readOwnDay } from './resolve/read-own-day.ts';
import { resolveAgenda } from './resolve/resolve-agenda.ts';
import { resolveAnswer } from './resolve/resolve-answer.ts';
import { resolveFreeTime } from './resolve/resolve-free-time.ts';
import { resolveMinutes } from './resolve/resolve-minutes.ts';
import { resolveNextMeeting } from './resolve/resolve-next-meeting.ts';
import { resolveOffers } from './resolve/resolve-offers.ts';
import { resolveRecord } from './resolve/resolve-record.ts';
import { resolveSchedule } from './resolve/resolve-schedule.ts';
import { resolveTask } from './resolve/resolve-task.ts';
import { resolveTasks } from './resolve/resolve-tasks.ts';

export type AssistantWorld = Pick<
  World,
  'analyser' | 'assistantReader' | 'clock' | 'limiter' | 'searchReader'
>;

/**
 * Answers a message that has no immediate reply by the engine alone. Its words are parsed once in a thread, what they
 * name is resolved in the database, the answer is planned, and the plan is rendered. It only reads: what would change
 * something becomes a card.
 */
export async function respondToMessage(
  world: AssistantWorld,
  scope: CompanyScope,
  question: Question,
): Promise<AssistantReply> {
  try {
    const now = localTime(world.clock.now(), (await scope.entry()).timeZone);
    const parsed = await world.assistantReader.read(scope, 'parseMessage', question, now);
    return await answerParsed(world, scope, parsed, question);
  } catch (error) {
    // That a message cannot be read is an answer too: it stays in the conversation.
    if (error instanceof Failure && error.code === 'text_unreadable') return say(error.message);
    throw error;
  }
}

async function answerParsed(
  world: AssistantWorld,
  scope: CompanyScope,
  asked: ParsedMessage,
  place: Pick<Question, 'meetingId' | 'scope'>,
): Promise<AssistantReply> {
  switch (asked.kind) {
    case 'schedule':
      return renderSchedule(planSchedule(asked, await resolveSchedule(world, scope, asked)));
    case 'task':
      return renderTask(planTask(asked, await resolveTask(world, scope, asked)));
    case 'agenda':
      return renderAgenda(planAgenda(asked, await resolveAgenda(world, scope, asked)));
    case 'own-tasks':
    case 'late-tasks':
    case 'person-tasks':
      return renderTasks(planTasks(asked, await resolveTasks(world, scope, asked)));
    case 'next-meeting':
      return renderNextMeeting(planNextMeeting(asked, await resolveNextMeeting(world, scope, asked)));
    case 'change-meeting': {
      const meetings = await findMeetingsByWords(world, scope, asked.meeting, 'to-come');
      return renderChange(planChange(asked, meetings));
    }
    case 'free-time':
      return renderFreeTime(planFreeTime(asked, await resolveFreeTime(world, scope, asked)));
    case 'summary':
    case 'figures':
    case 'decisions':
      return renderRecord(planRecord(asked, await resolveRecord(world, scope, asked)));
    case 'minutes':
      return renderMinutes(planMinutes(asked, await resolveMinutes(world, scope, asked)));
    case 'question':
      return renderSearch(planSearch(asked, await resolveAnswer(world, scope, asked, place)));
    case 'impossible-time':
      return sayImpossibleTime(asked.time);
    case 'greeting':
      return renderGreeting(await resolveOffers(world, scope, { message: '', names: [], when: null }));
    case 'thanks':
      return renderThanks(await readOwnDay(world, scope));
    case 'help':
      return renderHelp(asked.topic);
  }
}
