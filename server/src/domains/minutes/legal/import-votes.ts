import { Failure } from '@hopgon/contract/failure';
import { type Minutes, mostMinutesLines } from '@hopgon/contract/minutes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { listHeldMotions } from '../../live/held/list-held-motions.ts';
import { buildMinutes } from '../document/build-minutes.ts';
import { completeMinutesChange, type MinutesWorld } from '../document/complete-minutes-change.ts';
import { type HeldLine, lineOfMotion, votesTitle } from '../document/held-lines.rules.ts';
import { lockMinutes } from '../document/lock-minutes.ts';
import { requireMinutes } from '../document/require-minutes.ts';
import { heldColumns } from '../lines/drafted-line.rules.ts';
import { lineStore } from '../lines/lines.store.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { minutesStore, type SectionRow } from '../minutes.store.ts';

/** Adds votes that were held or recorded after the minutes were drafted. */
export function importVotes(world: MinutesWorld, scope: CompanyScope, meetingId: string): Promise<Minutes> {
  return scope.transaction(async (tx) => {
    const { row } = await lockMinutes(tx, meetingId);
    const lines = await lineStore.list(tx.db, row.id);
    const summed = new Set(
      lines.flatMap(({ motion_id: id, kind, origin }) =>
        id && kind === 'text' && origin === 'vote' ? [id] : [],
      ),
    );
    const decided = new Set(
      lines.flatMap(({ motion_id: id, kind }) => (id && kind === 'decision' ? [id] : [])),
    );
    const motions = await listHeldMotions(world, tx, meetingId);
    const missing = motions.filter(({ id }) => !summed.has(id));
    if (missing.length === 0) throw new Failure('minutes_votes_in');
    if (lines.length + missing.length * 2 > mostMinutesLines) throw new Failure('minutes_lines_full');
    const sections = await minutesStore.sections(tx.db, row.id);
    const votes = await requireVotesSection(world, tx, row, sections);
    const rest = sections.findLast(
      ({ title, agenda_item_id: item }) => item === null && title !== votesTitle,
    );
    const placeOf = (agendaItemId: string | null): string =>
      sections.find((section) => agendaItemId !== null && section.agenda_item_id === agendaItemId)?.id ??
      rest?.id ??
      votes;
    const added: { readonly sectionId: string; readonly line: HeldLine }[] = missing.flatMap((motion) => [
      ...(motion.isPassed && !decided.has(motion.id)
        ? [{ sectionId: placeOf(motion.agendaItemId), line: lineOfMotion(motion, 'decision', motion.line) }]
        : []),
      { sectionId: votes, line: lineOfMotion(motion, 'text', motion.result) },
    ]);
    const now = world.clock.now();
    const { userId } = tx.actor;
    const columns = added.map(({ sectionId, line }, place) => ({
      ...heldColumns(line, userId),
      ...{ company_id: row.company_id, minutes_id: row.id, id: world.newId(), section_id: sectionId },
      // Behind all that stand in their section.
      position: mostMinutesLines * 2 + lines.length + place,
      ...{ item_id: null, deleted_by: null, deleted_at: null },
      ...{ created_by: userId, created_at: now, updated_at: now },
    }));
    await lineStore.insert(tx.db, columns);
    await completeMinutesChange(world, tx, {
      row,
      changes: columns.map(({ id, text }) => ({ act: 'line-added' as const, lineId: id, after: text })),
    });
    return buildMinutes(world, tx, await requireMinutes(tx, { meetingId, right: minutesPolicy.view }));
  });
}

/** The section that sums the votes, made at the end where there is none. */
async function requireVotesSection(
  world: MinutesWorld,
  tx: CompanyScope,
  row: { readonly company_id: string; readonly id: string },
  sections: readonly SectionRow[],
): Promise<string> {
  const known = sections.findLast(({ title, agenda_item_id: item }) => item === null && title === votesTitle);
  if (known) return known.id;
  const id = world.newId();
  const position = (sections.at(-1)?.position ?? -1) + 1;
  await minutesStore.insertSections(tx.db, [
    {
      ...{ company_id: row.company_id, minutes_id: row.id, id, position },
      title: votesTitle,
      agenda_item_id: null,
    },
  ]);
  return id;
}
