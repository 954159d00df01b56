import { demand, Failure } from '@hopgon/contract/failure';
import type { Minutes } from '@hopgon/contract/minutes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { lockMeetingRow } from '../../meetings/core/lock-meeting-row.ts';
import { buildMinutes } from '../document/build-minutes.ts';
import { completeMinutesChange, type MinutesWorld } from '../document/complete-minutes-change.ts';
import { requireMinutes } from '../document/require-minutes.ts';
import { lineStore } from '../lines/lines.store.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { type MinutesRow, minutesStore } from '../minutes.store.ts';
import { saveSnapshot } from '../remarks/save-snapshot.ts';
import { findLiveTemplate } from '../templates/find-live-template.ts';

/** Begins a corrected edition of signed minutes: a draft that says the same and names the one it replaces. */
export function correctMinutes(
  world: MinutesWorld,
  scope: CompanyScope,
  meetingId: string,
): Promise<Minutes> {
  return scope.transaction(async (tx) => {
    await lockMeetingRow(tx, meetingId, 'edit');
    const { row, standing } = await requireMinutes(tx, {
      ...{ meetingId, meetingRight: 'edit', lock: true },
      right: minutesPolicy.view,
    });
    const isSigned = (await minutesStore.signatures(tx.db, row.id)).length > 0;
    demand(minutesPolicy.correct({ ...standing, isSigned }));
    if (await minutesStore.isReplaced(tx.db, row.id)) throw new Failure('minutes_state');
    const [newest] = await minutesStore.list(tx.db, meetingId);
    if (!newest) throw new Failure('minutes_not_found');
    const id = await copyHead(world, tx, row, newest.edition + 1);
    await copyPeople(world, tx, row.id, id);
    await copySections(world, tx, row.id, id);
    const copy = { ...row, id, state: 'draft' as const };
    await completeMinutesChange(world, tx, { row: copy, changes: [{ act: 'drafted' }] });
    await saveSnapshot(world, tx, id, 'drafted');
    return buildMinutes(world, tx, await requireMinutes(tx, { meetingId, right: minutesPolicy.view }));
  });
}

async function copyHead(
  world: MinutesWorld,
  tx: CompanyScope,
  row: MinutesRow,
  edition: number,
): Promise<string> {
  const id = world.newId();
  const { company_id, meeting_id, template, title, place, starts_at, ends_at, time_zone } = row;
  const { own_template_id } = await findLiveTemplate(tx, row);
  const { chair_id, secretary_id, recipients, company_name, parent_name, adopted_by, legal } = row;
  await minutesStore.insert(tx.db, {
    ...{ company_id, id, meeting_id, edition, replaces_id: row.id, template, title, place },
    ...{ starts_at, ends_at, time_zone, chair_id, secretary_id, recipients, company_name },
    ...{
      parent_name,
      adopted_by,
      own_template_id,
      legal: legal && JSON.stringify(legal),
      drafted_by: tx.actor.userId,
      drafted_at: world.clock.now(),
    },
  });
  return id;
}

async function copyPeople(world: MinutesWorld, tx: CompanyScope, from: string, to: string): Promise<void> {
  const { companyId } = await tx.entry();
  const people = await minutesStore.people(tx.db, from);
  if (people.length === 0) return;
  await minutesStore.insertPeople(
    tx.db,
    people.map((person) => ({
      ...person,
      seat: JSON.stringify(person.seat),
      ...{ company_id: companyId, minutes_id: to, id: world.newId() },
      ...{ approved_revision: null, approved_at: null },
    })),
  );
}

async function copySections(world: MinutesWorld, tx: CompanyScope, from: string, to: string): Promise<void> {
  const { companyId } = await tx.entry();
  const sections = await minutesStore.sections(tx.db, from);
  const copies = new Map(sections.map(({ id }) => [id, world.newId()]));
  await minutesStore.insertSections(
    tx.db,
    sections.map((section) => ({
      ...section,
      ...{ company_id: companyId, minutes_id: to, id: copies.get(section.id) ?? section.id },
    })),
  );
  const lines = (await lineStore.list(tx.db, from)).map((line) => {
    const {
      assignee_display: _1,
      confirmer_name: _2,
      accepter_name: _3,
      transcript_version: _4,
      is_turn_corrected: _5,
      checked_at: checkedAt,
      ...row
    } = line;
    return {
      ...row,
      ...{ company_id: companyId, minutes_id: to, id: world.newId(), version: 1 },
      section_id: copies.get(line.section_id) ?? line.section_id,
      ...{ corrects_minutes_id: from, corrects_line_id: line.id },
      taken: line.taken && JSON.stringify(line.taken),
      item_written: line.item_written && JSON.stringify(line.item_written),
      unsupported: JSON.stringify(line.unsupported),
      ...(checkedAt && { checked_at: checkedAt }),
    };
  });
  // A statement takes at most 65,535 parameters.
  for (let place = 0; place < lines.length; place += 500)
    await lineStore.insert(tx.db, lines.slice(place, place + 500));
}
