import { Failure } from '@hopgon/contract/failure';
import { mostMinutesLines } from '@hopgon/contract/minutes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { completeMinutesChange, type MinutesWorld } from '../document/complete-minutes-change.ts';
import { lineOfSum, votesTitle } from '../document/held-lines.rules.ts';
import { columnsOf, heldColumns } from '../lines/drafted-line.rules.ts';
import { lineStore } from '../lines/lines.store.ts';
import { saveLineSupport } from '../lines/save-line-support.ts';
import { type MinutesRow, minutesStore, type SectionRow } from '../minutes.store.ts';
import type { Suggested, Suggestions } from './find-suggestions.ts';
import { gainedColumns } from './gained-columns.rules.ts';

interface Chosen extends Pick<Suggestions, 'sections' | 'lines'> {
  readonly chosen: readonly Suggested[];
  /** Where all of them are put; else each in its own section. */
  readonly sectionId?: string | undefined;
}

/**
 * Puts these into the minutes, each at the end of its section and the sum of a vote in the section of votes; a line that says
 * the same gains them. The caller accepts them. Ids of the lines that were added or changed, in the order of `chosen`.
 */
export async function saveSuggestions(
  world: MinutesWorld,
  tx: CompanyScope,
  row: MinutesRow,
  { sections, lines, chosen, sectionId }: Chosen,
): Promise<string[]> {
  const now = world.clock.now();
  const { userId } = tx.actor;
  const accepted = { accepted_by: userId, accepted_at: now };
  const gaining = chosen.flatMap((one) => {
    const gained = one.line && gainedColumns(one.line, one);
    return one.line && gained ? [{ line: one.line, gained }] : [];
  });
  for (const { line, gained } of gaining)
    await lineStore.update(tx.db, row.id, line.id, {
      ...gained,
      ...(line.origin === 'reading' && accepted),
      updated_at: now,
    });
  const summed = chosen.flatMap((one) => (one.held && one.motion ? [one.motion] : []));
  const votes = summed.length === 0 ? '' : await requireVotesSection(world, tx, row, sections);
  const columns = [
    ...chosen
      .filter(({ line }) => line === null)
      .map((one) => ({ ...columnsOfSuggested(one, userId), section_id: sectionId ?? one.section?.id ?? '' })),
    ...summed.map((motion) => ({ ...heldColumns(lineOfSum(motion), userId), section_id: votes })),
  ];
  if (lines.length + columns.length > mostMinutesLines) throw new Failure('minutes_lines_full');
  const ends = new Map<string, number>();
  for (const { section_id: of, position } of lines) ends.set(of, Math.max(ends.get(of) ?? 0, position + 1));
  const rows = columns.map((column) => {
    const position = ends.get(column.section_id) ?? 0;
    ends.set(column.section_id, position + 1);
    return {
      ...column,
      ...(column.origin === 'reading' && accepted),
      ...{ company_id: row.company_id, minutes_id: row.id, id: world.newId(), position },
      ...{ item_id: null, deleted_by: null, deleted_at: null },
      ...{ created_by: userId, created_at: now, updated_at: now },
    };
  });
  if (rows.length > 0) await lineStore.insert(tx.db, rows);
  const ids = [...gaining.map(({ line }) => line.id), ...rows.map(({ id }) => id)];
  if (ids.length === 0) return ids;
  await saveLineSupport(world, tx, row, { lineIds: ids });
  await completeMinutesChange(world, tx, {
    row,
    changes: [
      ...gaining.map(({ line: { id: lineId, text: before }, gained }) => ({
        ...{ act: 'line-edited' as const, lineId, before },
        after: gained.text ?? before,
      })),
      ...rows.map(({ id, text }) => ({ act: 'line-added' as const, lineId: id, after: text })),
    ],
  });
  return ids;
}

const columnsOfSuggested = (one: Suggested, userId: string) =>
  one.held
    ? heldColumns(one.held.line, userId)
    : {
        ...columnsOf(one.reading),
        ...{ note_id: null, motion_id: null, confirmed_by: null, confirmed_at: null },
        ...{ accepted_by: null, accepted_at: null },
      };

/** The section that sums the votes, made at the end where there is none. */
async function requireVotesSection(
  world: MinutesWorld,
  tx: CompanyScope,
  row: Pick<MinutesRow, 'company_id' | 'id'>,
  sections: readonly SectionRow[],
): Promise<string> {
  const known = sections.findLast(({ title, agenda_item_id: item }) => item === null && title === votesTitle);
  if (known) return known.id;
  const id = world.newId();
  const position = (sections.at(-1)?.position ?? -1) + 1;
  await minutesStore.insertSections(tx.db, [
    {
      ...{ company_id: row.company_id, minutes_id: row.id, id, position },
      ...{ title: votesTitle, agenda_item_id: null },
    },
  ]);
  return id;
}
