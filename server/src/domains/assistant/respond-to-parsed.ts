import type { AskedScope } from '@hopgon/contract/search/schemas';
import { clockOf, dateOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { respondFromCompany } from './acts/answers/respond-from-company.ts';
import { completeRoomUse } from './acts/complete-room-use.ts';
import { isForAsked, pendingSchedule, pendingTask } from './dialogue-pending.rules.ts';
import { withAskedRoom, withPeople, withRequest } from './dialogue-people.rules.ts';
import type { ParsedMessage } from './parse/parsed-message.rules.ts';
import { planAgenda } from './plan/plan-agenda.rules.ts';
import { planFreeTime } from './plan/plan-free-time.rules.ts';
import { planNextMeeting } from './plan/plan-meetings.rules.ts';
import { planMinutes } from './plan/plan-minutes.rules.ts';
import { planRecord } from './plan/plan-record.rules.ts';
import { planSchedule } from './plan/plan-schedule.rules.ts';
import { planSearch } from './plan/plan-search.rules.ts';
import { planTask } from './plan/plan-task.rules.ts';
import { planTasks } from './plan/plan-tasks.rules.ts';
import { renderAgenda } from './render/render-agenda.rules.ts';
import { renderFreeTime } from './render/render-free-time.rules.ts';
import { renderNextMeeting } from './render/render-meetings.rules.ts';
import { renderMinutes } from './render/render-minutes.rules.ts';
import { renderRecord } from './render/render-record.rules.ts';
import { renderSchedule } from './render/render-schedule.rules.ts';
import { renderSearch } from './render/render-search.rules.ts';
import { renderTask } from './render/render-task.rules.ts';
import { renderTasks } from './render/render-tasks.rules.ts';
import type { AssistantReply } from './render/reply.rules.ts';
import { resolveAgenda } from './resolve/resolve-agenda.ts';
import { resolveAnswer } from './resolve/resolve-answer.ts';
import { resolveFreeTime } from './resolve/resolve-free-time.ts';
import { resolveMinutes } from './resolve/resolve-minutes.ts';
import { resolveNextMeeting } from './resolve/resolve-next-meeting.ts';
import { resolveRecord } from './resolve/resolve-record.ts';
import { resolveSchedule } from './resolve/resolve-schedule.ts';
import { resolveTask } from './resolve/resolve-task.ts';
import { resolveTasks } from './resolve/resolve-tasks.ts';
import { respondToSmallTalk } from './respond-to-small-talk.ts';
import type { AskedBack, Mentions } from './shared/dialogue-state.rules.ts';

export type AssistantWorld = Pick<
  World,
  'analyser' | 'assistantReader' | 'clock' | 'limiter' | 'searchReader'
>;

/** The answer to a message by itself, what it speaks of, and what it asks back. */
export interface ParsedAnswer {
  readonly reply: AssistantReply;
  readonly mentions: Mentions;
  readonly pending: AskedBack | null;
  /** Nothing is called what the words name: they may ask what was said instead. */
  readonly isUnfound?: boolean;
}

const answer = (
  reply: AssistantReply,
  mentions: Mentions = {},
  pending: AskedBack | null = null,
): ParsedAnswer => ({
  reply,
  mentions,
  pending,
});

/** How a meeting is to be held, where words beside those of the request say so. */
export interface SaidBeside {
  readonly isOnline: boolean;
  readonly meetingId: string | null;
  /** Which meetings it is asked of, where that was chosen. */
  readonly scope: AskedScope | null;
  /** Whose time was asked for just before, as names. */
  readonly people: string;
  /** The room that was asked about just before. */
  readonly room: string;
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
      return answerAgenda(world, scope, asked);
    case 'own-tasks':
    case 'late-tasks':
    case 'person-tasks':
      return answerTasks(world, scope, asked);
    case 'next-meeting': {
      const found = await resolveNextMeeting(world, scope, asked);
      const plan = planNextMeeting(asked, found);
      const isUnfound = plan.kind === 'unfound';
      return { ...answer(renderNextMeeting(plan), { meetingIds: idsOf(found.coming, 1) }), isUnfound };
    }
    case 'free-time':
      return answerFreeTime(world, scope, asked);
    case 'summary':
    case 'figures':
    case 'decisions':
      return answerRecord(world, scope, asked);
    case 'minutes':
      return answer(renderMinutes(planMinutes(asked, await resolveMinutes(world, scope, asked))));
    case 'question': {
      const answered = await resolveAnswer(world, scope, asked, beside);
      const meetingIds = answered.found.sources.slice(0, 1).flatMap(({ meetingId }) => meetingId ?? []);
      const isUnfound = answered.found.sentences.length === 0;
      const described = isUnfound ? await respondFromCompany(scope, asked) : null;
      if (described !== null) return answer(described);
      return { ...answer(renderSearch(planSearch(asked, answered)), { meetingIds }), isUnfound };
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

const idsOf = (rows: readonly { readonly id: string }[], most: number): string[] =>
  rows.slice(0, most).map(({ id }) => id);
/** Of more than these nobody speaks as of what was just said. */
const mostSpokenOf = 6;

async function answerSchedule(
  world: AssistantWorld,
  scope: CompanyScope,
  asked: Of<'schedule'>,
  { isOnline, people: askedFor, room }: SaidBeside,
): Promise<ParsedAnswer> {
  const read = withAskedRoom(withPeople(asked, askedFor), room);
  const first = await resolveSchedule(world, scope, read);
  const found = isForAsked(read, first, askedFor)
    ? await resolveSchedule(world, scope, withPeople(withRequest(read, first.request), askedFor))
    : first;
  const plan = planSchedule(asked, found, isOnline);
  const reply = await completeRoomUse(world, scope, renderSchedule(plan));
  if (plan.kind === 'meeting' || plan.kind === 'refuse') return answer(reply);
  return answer(reply, { userIds: found.people.userIds }, pendingSchedule(found, isOnline));
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
  return { ...answer(renderRecord(plan)), isUnfound: isWithoutRecord.has(plan.kind) && !asked.isCommand };
}

/** A question may be about what was said elsewhere where the meeting it seems to name has no record. */
const isWithoutRecord: ReadonlySet<string> = new Set(['no-meeting', 'not-analysed', 'not-held']);

async function answerAgenda(
  world: AssistantWorld,
  scope: CompanyScope,
  asked: Of<'agenda'>,
): Promise<ParsedAnswer> {
  const plan = planAgenda(asked, await resolveAgenda(world, scope, asked));
  const { first, last } = asked.range;
  const meetings = plan.kind === 'ask-person' ? [] : plan.meetings;
  const userIds = plan.kind === 'person' ? [plan.person.userId] : [];
  const meetingIds = idsOf(meetings, mostSpokenOf);
  const isUnfound = plan.kind === 'own' && plan.unknown !== null;
  return {
    ...answer(renderAgenda(plan), { meetingIds, userIds, day: first === last ? first : null }),
    isUnfound,
  };
}

async function answerTasks(
  world: AssistantWorld,
  scope: CompanyScope,
  asked: Of<'own-tasks' | 'late-tasks' | 'person-tasks'>,
): Promise<ParsedAnswer> {
  const found = await resolveTasks(world, scope, asked);
  const items = found.unclear === null ? found.items : [];
  // Whose tasks these are was spoken of.
  const userIds = [...new Set(items.flatMap(({ assigneeId }) => assigneeId ?? []))];
  const mentions = {
    itemIds: idsOf(items, mostSpokenOf),
    ...(asked.kind !== 'own-tasks' && userIds.length === 1 && { userIds }),
  };
  const plan = planTasks(asked, found);
  return { ...answer(renderTasks(plan), mentions), isUnfound: plan.kind === 'unknown-person' };
}

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
