import type { CardChange, SingleChange } from '@hopgon/contract/chat/changes';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { createActionItem } from '../action-items/create-action-item.ts';
import { sendLetter } from '../email/send-letter.ts';
import { cancelMeeting } from '../meetings/core/cancel-meeting.ts';
import { createMeeting } from '../meetings/core/create-meeting.ts';
import { readOwnAnswer } from '../meetings/people/read-own-answer.ts';
import { respondToInvitation } from '../meetings/people/respond-to-invitation.ts';
import { createSeries } from '../meetings/series/create-series.ts';
import { draftMinutes } from '../minutes/document/draft-minutes.ts';
import { createOwnNote } from '../own-notes/create-own-note.ts';
import { deleteOwnNote } from '../own-notes/delete-own-note.ts';
import { createPoll } from '../scheduling/polls/create-poll.ts';
import { applyAgenda } from './acts/apply-agenda.ts';
import { applyMeetingChange } from './acts/apply-meeting-change.ts';
import { applyTaskChange } from './acts/apply-task-change.ts';
import { requirePeople } from './acts/fields/card-field.rules.ts';
import { capitalize } from './render/capitalize.rules.ts';
import { readWorkplace } from './resolve/read-workplace.ts';
import type { DoneChange } from './shared/done-change.rules.ts';

export type { DoneChange } from './shared/done-change.rules.ts';

export type ChangeWorld = Pick<
  World,
  'bus' | 'clock' | 'config' | 'hub' | 'jobs' | 'limiter' | 'minutesReader' | 'newId'
>;

/** What a confirmed card did: what its screen leads to, and what undoing it needs. */
export interface AppliedChange {
  readonly meetingId: string | null;
  readonly actionItemId: string | null;
  readonly done: readonly DoneChange[];
}

/** Does what a card said, with the rights its person has now; mails leave after `sendAfter`. */
export async function applyChange(
  world: ChangeWorld,
  scope: CompanyScope,
  change: CardChange,
  sendAfter: Date,
): Promise<AppliedChange> {
  const done: DoneChange[] = [];
  for (const one of change.kind === 'several' ? change.changes : [change])
    done.push(await applyOne(world, scope, one, sendAfter));
  const made = (kind: 'meeting' | 'task') => done.find((one) => one.kind === kind)?.id ?? null;
  return { meetingId: made('meeting'), actionItemId: made('task'), done };
}

async function applyOne(
  world: ChangeWorld,
  scope: CompanyScope,
  change: SingleChange,
  sendAfter: Date,
): Promise<DoneChange> {
  switch (change.kind) {
    case 'meeting':
      return { kind: 'meeting', id: await makeMeeting(world, scope, change, sendAfter) };
    case 'minutes':
      await draftMinutes(world, scope, { meetingId: change.meetingId });
      return { kind: 'minutes', id: change.meetingId };
    case 'action-item': {
      const { title, assignee, deadline, priority } = change;
      const item = { title, assigneeId: assignee.userId, deadline, priority, meetingId: null };
      return { kind: 'task', id: (await createActionItem(world, scope, item)).id };
    }
    case 'meeting-change':
      return applyMeetingChange(world, scope, change);
    case 'meeting-cancel':
      await cancelMeeting(world, scope, change.meetingId, change.reason, {
        ...{ sendAfter, isDraft: false, version: change.version },
      });
      return { kind: 'cancellation', id: change.meetingId };
    case 'answer': {
      const { meetingId, startsAt, endsAt, answer, was, reason } = change;
      const before = await readOwnAnswer(scope, meetingId);
      await respondToInvitation(world, scope, meetingId, { times: { startsAt, endsAt }, answer, reason });
      return {
        ...{ kind: 'answer', id: meetingId, was: before?.answer ?? was },
        ...(before && { reason: before.reason, answeredAt: before.answeredAt }),
      };
    }
    case 'agenda':
      return applyAgenda(world, scope, change);
    case 'task-change':
      return applyTaskChange(world, scope, change);
    case 'note': {
      const { text, at } = change;
      const note = await createOwnNote(world, scope, { text, remindAt: at === null ? null : new Date(at) });
      return { kind: 'note', id: note.id };
    }
    case 'note-delete': {
      const { noteId, text, at } = change;
      await deleteOwnNote(scope, noteId);
      return { kind: 'note-delete', id: noteId, text, at };
    }
    case 'poll':
      return { kind: 'poll', id: await makePoll(world, scope, change, sendAfter) };
    case 'mail': {
      const { to, subject, body } = change;
      // Who has left the company since gets no letter of it.
      requirePeople(await readWorkplace(world, scope), [to.userId]);
      const letter = await sendLetter(world, scope, { userId: to.userId, subject, body, sendAfter });
      return { kind: 'mail', id: letter.id };
    }
  }
}

/** One meeting, or a series of them; answers the id of the first. */
async function makeMeeting(
  world: ChangeWorld,
  scope: CompanyScope,
  change: Extract<SingleChange, { kind: 'meeting' }>,
  sendAfter: Date,
): Promise<string> {
  const { title, goal, startsAt, endsAt, timeZone, location, people, recurrence, room, isOnline, isClosed } =
    change;
  const roleOf = (userId: string) =>
    userId === change.chairId ? 'chair' : userId === change.secretaryId ? 'secretary' : 'attendee';
  const wanted = {
    title,
    goal: [capitalize(goal), change.note ?? ''].filter(Boolean).join('\n'),
    type: isOnline === true ? ('video' as const) : ('in-person' as const),
    startsAt,
    endsAt,
    location,
    visibility: isClosed === true ? ('closed' as const) : ('invited' as const),
    // The card showed what it clashes with.
    allowClashes: true,
    participants: people.map(({ userId }) => ({ userId, role: roleOf(userId) }) as const),
    sendAfter,
  };
  const plain = { kind: 'other' as const, joinUrl: '', makeJoinUrl: false, guests: [] };
  const roomId = room?.id ?? null;
  const { id } = recurrence
    ? await createSeries(world, scope, { ...wanted, ...plain, roomId, timeZone, recurrence })
    : await createMeeting(world, scope, { ...wanted, roomId });
  return id;
}

const votesWait = 24 * 60 * 60 * 1000;

/** Votes may be given until an hour before the first time, and two days at most. */
async function makePoll(
  world: ChangeWorld,
  scope: CompanyScope,
  { title, times, people, answerBy }: Extract<SingleChange, { kind: 'poll' }>,
  sendAfter: Date,
): Promise<string> {
  const first = Math.min(...times.map(({ startsAt }) => Date.parse(startsAt)));
  const now = world.clock.now().getTime();
  const usual = new Date(Math.min(now + 2 * votesWait, Math.max(now + 60_000, first - 60 * 60 * 1000)));
  const asked = {
    ...{ title, goal: '', type: 'in-person' as const, location: '', visibility: 'invited' as const },
    slots: times.map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
    userIds: people.map(({ userId }) => userId),
    guests: [],
    deadline: answerBy?.at ?? usual.toISOString(),
  };
  return (await createPoll(world, scope, asked, sendAfter)).id;
}
