import { Failure } from '@hopgon/contract/failure';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { LegalFacts } from '@hopgon/contract/minutes/legal/schemas';
import type { Minutes, MinutesTemplate } from '@hopgon/contract/minutes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { readCompany } from '../../companies/company/read-company.ts';
import { type HeldMeeting, readHeldMeeting } from '../../live/held/read-held-meeting.ts';
import { lockMeetingRow } from '../../meetings/core/lock-meeting-row.ts';
import { readMeeting } from '../../meetings/core/read-meeting.ts';
import { readLegalDefaults } from '../legal/read-legal-defaults.ts';
import { saveLineSupport } from '../lines/save-line-support.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { minutesStore } from '../minutes.store.ts';
import { readCompanySettings } from '../register/read-company-settings.ts';
import { saveSnapshot } from '../remarks/save-snapshot.ts';
import { resolveOwnTemplate } from '../templates/resolve-own-template.ts';
import { buildMinutes } from './build-minutes.ts';
import { completeMinutesChange, type MinutesWorld } from './complete-minutes-change.ts';
import { createDraftPeople } from './create-draft-people.ts';
import { createDraftSections } from './create-draft-sections.ts';
import { templateOf } from './draft.rules.ts';
import { requireMinutes } from './require-minutes.ts';

interface DraftInput {
  readonly meetingId: string;
  readonly template?: MinutesTemplate | undefined;
}

/** Drafts the minutes of a meeting: head, people, and sections with the lines its readings make. */
export function draftMinutes(
  world: MinutesWorld,
  scope: CompanyScope,
  { meetingId, template }: DraftInput,
): Promise<Minutes> {
  return scope.transaction(async (tx) => {
    const locked = await lockMeetingRow(tx, meetingId, 'edit');
    if (locked.cancelled_at !== null) throw new Failure('meeting_cancelled');
    if (locked.is_draft) throw new Failure('meeting_is_draft');
    const meeting = await readMeeting(world, tx, meetingId);
    const earlier = await minutesStore.list(tx.db, meetingId);
    if (earlier.some(({ state }) => state !== 'void')) throw new Failure('minutes_exist');
    const held = await readHeldMeeting(world, tx, meeting);
    const chosen =
      template ?? held.motions.findLast(({ vote }) => vote.body)?.vote.body ?? templateOf(meeting.kind);
    const defaults = await readLegalDefaults(tx, chosen, { meeting, motions: held.motions });
    const id = await createHead(world, tx, meeting, {
      held,
      template: chosen,
      legal: defaults.legal,
      edition: (earlier[0]?.edition ?? 0) + 1,
    });
    await createDraftPeople(world, tx, id, meeting, { ...held, ...defaults });
    const { companyId } = await tx.entry();
    const minutes = {
      ...{ id, company_id: companyId },
      ...{ starts_at: new Date(meeting.startsAt), time_zone: meeting.timeZone },
    };
    await createDraftSections(world, tx, id, { meetingId, held, template: chosen, minutes });
    await saveLineSupport(world, tx, minutes);
    const { row } = await requireMinutes(tx, { meetingId, right: minutesPolicy.view });
    await completeMinutesChange(world, tx, { row, changes: [{ act: 'drafted' }] });
    await saveSnapshot(world, tx, id, 'drafted');
    return buildMinutes(world, tx, await requireMinutes(tx, { meetingId, right: minutesPolicy.view }));
  });
}

interface NewHead {
  readonly template: MinutesTemplate;
  readonly edition: number;
  readonly held: HeldMeeting;
  readonly legal: LegalFacts | null;
}

async function createHead(
  world: MinutesWorld,
  tx: CompanyScope,
  meeting: Meeting,
  { template, edition, held, legal }: NewHead,
): Promise<string> {
  const { companyId } = await tx.entry();
  const { name } = await readCompany(tx);
  const { settings } = await readCompanySettings(tx);
  const memberIn = (part: 'chair' | 'secretary') =>
    meeting.participants.find(({ role }) => role === part)?.userId ?? null;
  const id = world.newId();
  await minutesStore.insert(tx.db, {
    company_id: companyId,
    id,
    meeting_id: meeting.id,
    edition,
    replaces_id: null,
    template,
    title: meeting.title,
    place: [meeting.room?.name, meeting.location].filter(Boolean).join(', ').slice(0, 300),
    starts_at: held.startedAt ?? new Date(meeting.startsAt),
    // When it really ended is known only where somebody ended it.
    ends_at: held.endedAt ?? (meeting.endedAt === null ? null : new Date(meeting.endedAt)),
    time_zone: meeting.timeZone,
    chair_id: memberIn('chair'),
    secretary_id: memberIn('secretary'),
    recipients: settings.recipients,
    company_name: name,
    parent_name: settings.parentName,
    adopted_by: settings.adoptedBy,
    own_template_id: await resolveOwnTemplate(tx, template, undefined),
    legal: legal && JSON.stringify(legal),
    drafted_by: tx.actor.userId,
    drafted_at: world.clock.now(),
  });
  return id;
}
