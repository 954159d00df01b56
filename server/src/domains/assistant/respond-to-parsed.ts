import type { AskedScope } from '@hopgon/contract/search/schemas';
import { clockOf, dateOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { respondFromCompany } from './acts/answers/respond-from-company.ts';
import { completeRoomUse } from './acts/complete-room-use.ts';
import { isForAsked, pendingSchedule, pendingTask } from './dialogue-pending.rules.ts';
import { withAskedRoom, withGoal, withPeople, withRequest } from './dialogue-people.rules.ts';
import type { ParsedMessage } from './parse/parsed-message.rules.ts';
import { answer, type ParsedAnswer } from './parsed-answer.rules.ts';
import { planFreeTime } from './plan/plan-free-time.rules.ts';
import { planMinutes } from './plan/plan-minutes.rules.ts';
import { planRecord } from './plan/plan-record.rules.ts';
import { planSchedule } from './plan/plan-schedule.rules.ts';
import { planSearch } from './plan/plan-search.rules.ts';
import { planTask } from './plan/plan-task.rules.ts';
import { renderFreeTime } from './render/render-free-time.rules.ts';
import { renderMinutes } from './render/render-minutes.rules.ts';
import { renderRecord } from './render/render-record.rules.ts';
import { renderSchedule } from './render/render-schedule.rules.ts';
import { renderSearch } from './render/render-search.rules.ts';
import { renderTask } from './render/render-task.rules.ts';
import { aboutMeetings } from './render/reply.rules.ts';
import { resolveAnswer } from './resolve/resolve-answer.ts';
import { resolveFreeTime } from './resolve/resolve-free-time.ts';
import { resolveMinutes } from './resolve/resolve-minutes.ts';
import { resolveRecord } from './resolve/resolve-record.ts';
import { resolveSchedule } from './resolve/resolve-schedule.ts';
import { resolveTask } from './resolve/resolve-task.ts';
import { respondToSmallTalk } from './respond-to-small-talk.ts';
import { respondWithCalendar } from './respond-with-calendar.ts';
import { respondWithNextMeeting } from './respond-with-next-meeting.ts';
import { respondWithTaskList } from './respond-with-task-list.ts';

export type AssistantWorld = Pick<
  World,
  'analyser' | 'assistantReader' | 'clock' | 'limiter' | 'searchReader'
>;

/** How a meeting is to be held, where words beside those of the request say so. */
export interface SaidBeside {
  readonly isOnline: boolean;
  /** Whether only those who take part may know of it. */
  readonly isClosed: boolean;
  readonly meetingId: string | null;
  /** Which meetings it is asked of, where that was chosen. */
  readonly scope: AskedScope | null;
  /** Whose time was asked for just before, as names. */
  readonly people: string;
  /** The room that was asked about just before. */
  readonly room: string;
  /** What a meeting that was spoken of before is about. */
  readonly goal: string;
}

type Of<Kind extends ParsedMessage['kind']> = Extract<ParsedMessage, { kind: Kind }>;

/** Answers one message, whatever was said before: its words are resolved, the answer is planned and rendered. */
export async function respondToParsed(
  world: AssistantWorld,
  scope: CompanyScope,
  asked: ParsedMessage,
  beside: SaidBeside,
): Promise<ParsedAnswer> {
  switch (asked.kind) {
    case 'schedule':
      return answerSchedule(world, scope, asked, beside);
    case 'task':
      return answerTask(world, scope, asked);
    case 'agenda':
      return respondWithCalendar(world, scope, asked);
    case 'own-tasks':
    case 'late-tasks':
    case 'person-tasks':
      return respondWithTaskList(world, scope, asked);
    case 'next-meeting':
      return respondWithNextMeeting(world, scope, asked);
    case 'free-time':
      return answerFreeTime(world, scope, asked);
    case 'summary':
    case 'figures':
    case 'decisions':
      return answerRecord(world, scope, asked);
    case 'minutes':
      return answerMinutes(world, scope, asked);
    case 'question': {
      const answered = await resolveAnswer(world, scope, asked, beside);
      const meetingIds = answered.found.sources.slice(0, 1).flatMap(({ meetingId }) => meetingId ?? []);
      const isUnfound = answered.found.sentences.length === 0;
      const described = isUnfound ? await respondFromCompany(world, scope, asked) : null;
      if (described !== null) return answer(described);
      const { mayAnswer } = answered.found;
      return { ...answer(renderSearch(planSearch(asked, answered)), { meetingIds }), isUnfound, mayAnswer };
    }
    default: {
      // What names little asks what the assistant can do: "bạn làm được gì".
      const namesMatter = asked.kind === 'help' && asked.words.split(' ').length >= leastMatter;
      const isUnfound = namesMatter && asked.topic === null;
      return { ...answer(await respondToSmallTalk(world, scope, asked)), isUnfound };
    }
  }
}

/** So many words of a question for help may be about what was said instead. */
const leastMatter = 3;

async function answerSchedule(
  world: AssistantWorld,
  scope: CompanyScope,
  asked: Of<'schedule'>,
  { isOnline, isClosed, people: askedFor, room, goal }: SaidBeside,
): Promise<ParsedAnswer> {
  const read = withGoal(withAskedRoom(withPeople(asked, askedFor), room), goal);
  const first = await resolveSchedule(world, scope, read);
  const found = isForAsked(read, first, askedFor)
    ? await resolveSchedule(world, scope, withPeople(withRequest(read, first.request), askedFor))
    : first;
  const plan = planSchedule(asked, found, { isOnline, isClosed });
  const reply = await completeRoomUse(world, scope, renderSchedule(plan));
  if (plan.kind === 'meeting' || plan.kind === 'refuse') return answer(reply);
  return answer(reply, { userIds: found.people.userIds }, pendingSchedule(found, { isOnline, isClosed }));
}

async function answerTask(
  world: AssistantWorld,
  scope: CompanyScope,
  asked: Of<'task'>,
): Promise<ParsedAnswer> {
  const found = await resolveTask(world, scope, asked);
  const plan = planTask(asked, found);
  if (plan.kind === 'task') return answer(renderTask(plan));
  return answer(renderTask(plan), {}, pendingTask(found));
}

async function answerRecord(
  world: AssistantWorld,
  scope: CompanyScope,
  asked: Of<'summary' | 'figures' | 'decisions'>,
): Promise<ParsedAnswer> {
  const plan = planRecord(asked, await resolveRecord(world, scope, asked));
  const reply = aboutMeetings(renderRecord(plan), 'meeting' in plan ? [plan.meeting.id] : []);
  return { ...answer(reply), isUnfound: isWithoutRecord.has(plan.kind) && !asked.isCommand };
}

async function answerMinutes(
  world: AssistantWorld,
  scope: CompanyScope,
  asked: Of<'minutes'>,
): Promise<ParsedAnswer> {
  const plan = planMinutes(asked, await resolveMinutes(world, scope, asked));
  return answer(aboutMeetings(renderMinutes(plan), 'meeting' in plan ? [plan.meeting.id] : []));
}

/** A question may be about what was said elsewhere where the meeting it seems to name has no record. */
const isWithoutRecord: ReadonlySet<string> = new Set(['no-meeting', 'not-analysed', 'not-held']);

async function answerFreeTime(
  world: AssistantWorld,
  scope: CompanyScope,
  asked: Of<'free-time'>,
): Promise<ParsedAnswer> {
  const found = await resolveFreeTime(world, scope, asked);
  const people =
    found.kind === 'slot' || found.kind === 'days'
      ? found.people
      : found.kind === 'times-to-meet'
        ? found.colleagues
        : [];
  const { ahead } = asked.time;
  const said = ahead && { day: dateOf(ahead.start), clock: ahead.clock ? clockOf(ahead.start) : null };
  const mentions = { userIds: people.map(({ userId }) => userId), ...said };
  // Who is nobody here may be what a question is about.
  const isUnfound = found.kind === 'open' && found.people.unclear === null && found.people.unknown.length > 0;
  return { ...answer(renderFreeTime(planFreeTime(asked, found)), mentions), isUnfound };
}
