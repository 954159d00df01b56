import { demand, Failure } from '@hopgon/contract/failure';
import type { updateMinutes as route } from '@hopgon/contract/minutes/routes';
import type { Minutes } from '@hopgon/contract/minutes/schemas';
import { hasOwnTemplates } from '@hopgon/contract/minutes/templates/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { MeetingFacts } from '../../meetings/core/require-meeting.ts';
import { requireMembers } from '../../meetings/people/require-members.ts';
import { computeLegalFacts } from '../legal/compute-legal-facts.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { type MinutesRow, minutesStore } from '../minutes.store.ts';
import { resolveOwnTemplate } from '../templates/resolve-own-template.ts';
import { templateStore } from '../templates/templates.store.ts';
import { buildMinutes } from './build-minutes.ts';
import { completeMinutesChange, type MinutesWorld } from './complete-minutes-change.ts';
import { headChange, type NamedHead } from './head-changes.rules.ts';
import { chairRefusal, signersRefusal } from './head-signers.policy.ts';
import { lockMinutes } from './lock-minutes.ts';
import { requireMinutes } from './require-minutes.ts';

type MinutesInput = BodyOf<typeof route> & { readonly meetingId: string };

/** Changes the head: title, template, place, times, chair, secretary, recipients and parent organisation. */
export function updateMinutes(
  world: MinutesWorld,
  scope: CompanyScope,
  change: MinutesInput,
): Promise<Minutes> {
  return scope.transaction(async (tx) => {
    const { row, meeting } = await lockMinutes(tx, change.meetingId);
    if (row.version !== change.version) throw new Failure('version_stale');
    const head = headAfter(row, change);
    const legal = await computeLegalFacts(world, tx, {
      ...{ row, meeting, template: head.template, change: change.legal },
    });
    const set = { ...head, legal };
    if (set.starts_at !== null && set.ends_at !== null && set.ends_at <= set.starts_at)
      throw new Failure('meeting_end_before_start');
    await requireKnown(tx, row, set);
    await requireSigners(tx, meeting, { row, set, change });
    if (change.ownTemplateId) await resolveOwnTemplate(tx, set.template, change.ownTemplateId);
    await completeMinutesChange(world, tx, {
      row,
      changes: [
        { act: 'head-changed', ...headChange(await named(tx, row), await named(tx, set), row.time_zone) },
      ],
      set: { ...head, legal: legal && JSON.stringify(legal), version: row.version + 1 },
    });
    return buildMinutes(
      world,
      tx,
      await requireMinutes(tx, { meetingId: change.meetingId, right: minutesPolicy.view }),
    );
  });
}

const instantAfter = (given: string | null | undefined, was: Date | null): Date | null => {
  if (given === undefined) return was;
  return given === null ? null : new Date(given);
};

const ownTemplateAfter = (row: MinutesRow, change: MinutesInput): string | null => {
  if (!hasOwnTemplates(change.template ?? row.template)) return null;
  return change.ownTemplateId === undefined ? row.own_template_id : change.ownTemplateId;
};

const headAfter = (row: MinutesRow, change: MinutesInput) => ({
  template: change.template ?? row.template,
  title: change.title ?? row.title,
  place: change.place ?? row.place,
  starts_at: instantAfter(change.startsAt, row.starts_at),
  ends_at: instantAfter(change.endsAt, row.ends_at),
  chair_id: change.chairId === undefined ? row.chair_id : change.chairId,
  secretary_id: change.secretaryId === undefined ? row.secretary_id : change.secretaryId,
  recipients: change.recipients ?? row.recipients,
  parent_name: change.parentName ?? row.parent_name,
  own_template_id: ownTemplateAfter(row, change),
});

/** A person who is newly named must be a member; one who was named before may have left. */
async function requireKnown(
  tx: CompanyScope,
  row: Pick<MinutesRow, 'chair_id' | 'secretary_id'>,
  set: Pick<MinutesRow, 'chair_id' | 'secretary_id'>,
): Promise<void> {
  const known = [row.chair_id, row.secretary_id];
  const named = [set.chair_id, set.secretary_id].flatMap((userId) =>
    userId === null || known.includes(userId) ? [] : [{ userId, role: 'attendee' as const }],
  );
  await requireMembers(tx, named);
}

interface SignersChanged {
  readonly row: Pick<MinutesRow, 'chair_id'>;
  readonly set: Pick<MinutesRow, 'chair_id' | 'secretary_id' | 'template'>;
  readonly change: Pick<MinutesInput, 'chairId' | 'secretaryId'>;
}

/** Who names the chair names who adopts: nobody does so for themselves against who leads the meeting. */
async function requireSigners(
  tx: CompanyScope,
  meeting: MeetingFacts,
  { row, set, change }: SignersChanged,
): Promise<void> {
  const { role } = await tx.entry();
  demand(
    chairRefusal({
      ...{ before: row.chair_id, after: set.chair_id, actorId: tx.actor.userId },
      ...{ chairId: meeting.chairId, leaderId: meeting.chairId ?? meeting.createdBy },
      isManager: role !== 'member',
    }),
  );
  const isNamed = change.chairId !== undefined || change.secretaryId !== undefined;
  if (isNamed) demand(signersRefusal(set));
}

const nameOf = async (tx: CompanyScope, userId: string | null): Promise<string> =>
  userId === null ? '' : minutesStore.nameOf(tx.db, userId);

type Head = ReturnType<typeof headAfter> & Pick<MinutesRow, 'legal'>;

async function named(tx: CompanyScope, head: Head): Promise<NamedHead> {
  return {
    ...head,
    chairName: await nameOf(tx, head.chair_id),
    secretaryName: await nameOf(tx, head.secretary_id),
    ownTemplateName:
      head.own_template_id === null ? '' : await templateStore.nameOf(tx.db, head.own_template_id),
  };
}
