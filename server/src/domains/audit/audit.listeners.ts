import type { AuditKind } from '@hopgon/contract/audit/schemas';
import type { DomainEvents, EventName } from '../../platform/events/bus.ts';
import type { World } from '../../platform/world.ts';
import type { MinutesNews } from '../minutes/minutes.events.ts';
import type { PollNews } from '../scheduling/scheduling.events.ts';
import { auditStore } from './audit.store.ts';
import { type NewEntry, recordEntry } from './record-entry.ts';

type EntryByEvent = { readonly [N in EventName]?: (event: DomainEvents[N]) => NewEntry };

const meetingDetails = ({ startsAt, timeZone }: { readonly startsAt: Date; readonly timeZone: string }) => ({
  startsAt: startsAt.toISOString(),
  timeZone,
});

const ofPoll = (kind: AuditKind) => {
  return ({ companyId, actorId, pollId }: PollNews): NewEntry => ({ companyId, actorId, kind, pollId });
};

const ofSettings = ({
  companyId,
  changedBy,
  changes,
}: DomainEvents['companies.settings-changed' | 'retention.changed']): NewEntry => ({
  ...{ companyId, actorId: changedBy, kind: 'settings-changed' },
  details: { changes },
});

const ofMinutes = (kind: AuditKind) => {
  return ({ companyId, actorId, meetingId }: MinutesNews): NewEntry => ({
    ...{ companyId, actorId, kind, meetingId },
  });
};

const all = {
  'companies.founded': ({ companyId, userId }) => ({ companyId, actorId: userId, kind: 'company-founded' }),
  'companies.member-joined': ({ companyId, userId, status }) => ({
    companyId,
    actorId: userId,
    kind: status === 'waiting' ? 'member-waiting' : 'member-joined',
  }),
  'companies.member-approved': ({ companyId, userId, approvedBy }) => ({
    companyId,
    actorId: approvedBy,
    kind: 'member-approved',
    personId: userId,
  }),
  'companies.member-removed': ({ companyId, userId, standing, removedBy }) => {
    const waited = standing === 'waiting';
    return userId === removedBy
      ? { companyId, actorId: userId, kind: waited ? 'request-withdrawn' : 'member-left' }
      : {
          companyId,
          actorId: removedBy,
          kind: waited ? 'request-declined' : 'member-removed',
          personId: userId,
        };
  },
  'companies.member-role-set': ({ companyId, userId, role, setBy }) => ({
    companyId,
    actorId: setBy,
    kind: 'role-set',
    personId: userId,
    details: { role },
  }),
  'companies.access-ended': ({ companyId, userId, endedBy }) => ({
    companyId,
    actorId: endedBy,
    kind: 'access-ended',
    personId: userId,
  }),
  'companies.ownership-offered': ({ companyId, userId, offeredBy }) => ({
    companyId,
    actorId: offeredBy,
    kind: 'ownership-offered',
    personId: userId,
  }),
  'companies.ownership-withdrawn': ({ companyId, userId, withdrawnBy }) => ({
    companyId,
    actorId: withdrawnBy,
    kind: 'ownership-withdrawn',
    personId: userId,
  }),
  'companies.ownership-declined': ({ companyId, userId, ownerId }) => ({
    companyId,
    actorId: userId,
    kind: 'ownership-declined',
    personId: ownerId,
  }),
  'companies.ownership-transferred': ({ companyId, from, to }) => ({
    companyId,
    actorId: to,
    kind: 'ownership-transferred',
    personId: from,
  }),
  'companies.settings-changed': ofSettings,
  'companies.day-changed': ({ companyId, changedBy, day, wanted }) => ({
    companyId,
    actorId: changedBy,
    kind: 'day-changed',
    details: { day, ...(wanted && { dayName: wanted.name, dayKind: wanted.kind }) },
  }),
  'companies.invite-code-replaced': ({ companyId, replacedBy: actorId }) => ({
    ...{ companyId, actorId, kind: 'invite-code-replaced' },
  }),
  'companies.closed': ({ companyId, closedBy }) => ({ companyId, actorId: closedBy, kind: 'company-closed' }),
  'companies.reopened': ({ companyId, reopenedBy }) => ({
    companyId,
    actorId: reopenedBy,
    kind: 'company-reopened',
  }),
  'meetings.created': ({ companyId, meetingId, actorId, ...meeting }) => ({
    companyId,
    actorId,
    kind: 'meeting-created',
    meetingId,
    details: meetingDetails(meeting),
  }),
  'meetings.changed': ({ companyId, meetingId, actorId, changes, ...meeting }) => ({
    companyId,
    actorId,
    kind: 'meeting-changed',
    meetingId,
    details: { ...meetingDetails(meeting), what: changes },
  }),
  'meetings.cancelled': ({ companyId, meetingId, actorId, ...meeting }) => ({
    companyId,
    actorId,
    kind: 'meeting-cancelled',
    meetingId,
    details: meetingDetails(meeting),
  }),
  'polls.opened': ofPoll('poll-opened'),
  'polls.changed': ofPoll('poll-changed'),
  'polls.completed': ofPoll('poll-completed'),
  'polls.cancelled': ofPoll('poll-cancelled'),
  'minutes.adopted': ofMinutes('minutes-adopted'),
  'minutes.reopened': ofMinutes('minutes-reopened'),
  'minutes.locked': ofMinutes('minutes-locked'),
  'minutes.cancelled': ofMinutes('minutes-cancelled'),
  'transcripts.added': ({ companyId, meetingId, addedBy }) => ({
    companyId,
    actorId: addedBy,
    kind: 'transcript-uploaded',
    meetingId,
  }),
  'calendar.imported': ({ companyId, userId, meetings }) => ({
    companyId,
    actorId: userId,
    kind: 'calendar-imported',
    details: { meetings },
  }),
  'models.changed': ({ companyId, actorId, before, after }) => ({
    ...{ companyId, actorId, kind: 'model-changed' },
    details: { model: { before, after } },
  }),
  'models.consented': ({ companyId, actorId, host }) => ({
    ...{ companyId, actorId, kind: 'model-consented' },
    details: { host },
  }),
  'models.transcript-sent': ({ companyId, actorId, meetingId, host }) => ({
    companyId,
    actorId,
    kind: 'transcript-sent',
    meetingId,
    details: { host },
  }),
  'minutes.template-changed': ({ companyId, actorId, act, name }) => ({
    ...{ companyId, actorId, kind: 'template-changed' },
    details: { act, names: [name] },
  }),
  'glossary.changed': ({ companyId, actorId, act, written }) => ({
    ...{ companyId, actorId, kind: 'glossary-changed' },
    details: { act, names: written },
  }),
  'retention.changed': ofSettings,
  'retention.applied': ({ companyId, meetings, transcripts }) => ({
    ...{ companyId, actorId: null, kind: 'retention-applied' },
    details: { meetings, transcripts },
  }),
  // Without the reason: who reads the log may not know the meeting.
  'retention.hold-changed': ({ companyId, actorId, meetingId, isHeld }) => ({
    ...{ companyId, actorId, kind: isHeld ? 'retention-held' : 'retention-released' },
    ...(meetingId === null ? { details: { isWholeCompany: true } } : { meetingId }),
  }),
  'exports.company-data': ({ companyId, exportedBy: actorId }) => ({
    ...{ companyId, actorId, kind: 'company-exported' },
  }),
} as const satisfies EntryByEvent;

/** The entry of each recorded event. */
export const entryByEvent: { readonly [N in keyof typeof all]: (event: DomainEvents[N]) => NewEntry } = all;

/** Records what concerns the company in the transaction of the change itself. */
export function listenAudit(world: Pick<World, 'bus' | 'clock' | 'newId'>): void {
  const names = Object.keys(entryByEvent).filter(
    (name): name is keyof typeof entryByEvent => name in entryByEvent,
  );
  for (const name of names) listen(world, name);
  world.bus.on('retention.meetings-expired', (scope, { companyId, meetingIds }) =>
    auditStore.insertExpired(scope.db, companyId, meetingIds),
  );
}

function listen<N extends keyof typeof entryByEvent>(
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  name: N,
): void {
  const entryOf = entryByEvent[name];
  world.bus.on(name, (scope, event) => recordEntry(world, scope, entryOf(event)));
}
