import { Failure } from '@hopgon/contract/failure';
import type { saveMinutesSections as route } from '@hopgon/contract/minutes/routes';
import type { Minutes } from '@hopgon/contract/minutes/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { lineStore } from '../lines/lines.store.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { minutesStore } from '../minutes.store.ts';
import { buildMinutes } from './build-minutes.ts';
import { completeMinutesChange, type MinutesWorld } from './complete-minutes-change.ts';
import { lockMinutes } from './lock-minutes.ts';
import { requireMinutes } from './require-minutes.ts';

type Saved = BodyOf<typeof route> & { readonly meetingId: string };

/** Adds, renames, sorts and removes sections; one with lines cannot be removed. */
export function saveMinutesSections(
  world: MinutesWorld,
  scope: CompanyScope,
  { meetingId, version, sections }: Saved,
): Promise<Minutes> {
  return scope.transaction(async (tx) => {
    const { row } = await lockMinutes(tx, meetingId);
    if (row.version !== version) throw new Failure('version_stale');
    const before = await minutesStore.sections(tx.db, row.id);
    const placed = sections.map(({ id, title }, position) => ({
      ...{ id: id ?? world.newId(), title, position },
      isNew: id === undefined,
    }));
    const kept = new Set(placed.filter(({ isNew }) => !isNew).map(({ id }) => id));
    const known = new Set(before.map(({ id }) => id));
    if ([...kept].some((id) => !known.has(id)) || kept.size < sections.filter(({ id }) => id).length)
      throw new Failure('minutes_section_not_found');
    const gone = before.filter(({ id }) => !kept.has(id));
    await requireEmpty(tx, row.id, gone);
    const added = placed.filter(({ isNew }) => isNew);
    if (added.length > 0)
      await minutesStore.insertSections(
        tx.db,
        added.map(({ id, title, position }) => ({
          ...{ company_id: row.company_id, minutes_id: row.id, id, position, title },
          agenda_item_id: null,
        })),
      );
    await minutesStore.updateSections(
      tx.db,
      row.id,
      placed.filter(({ isNew }) => !isNew),
    );
    await keepDeletedLines(tx, row.id, { gone, placed });
    await minutesStore.removeSections(
      tx.db,
      row.id,
      gone.map(({ id }) => id),
    );
    await completeMinutesChange(world, tx, {
      row,
      changes: [{ act: 'sections-changed', before: titlesOf(before), after: titlesOf(placed) }],
      set: { version: version + 1 },
    });
    return buildMinutes(world, tx, await requireMinutes(tx, { meetingId, right: minutesPolicy.view }));
  });
}

/** Lines that were deleted in a section can still be restored once it is gone: they go to the one before it. */
async function keepDeletedLines(
  tx: CompanyScope,
  minutesId: string,
  {
    gone,
    placed,
  }: {
    readonly gone: readonly { readonly id: string; readonly position: number }[];
    readonly placed: readonly { readonly id: string }[];
  },
): Promise<void> {
  for (const { id, position } of gone) {
    const heir = placed[Math.min(Math.max(position - 1, 0), placed.length - 1)];
    if (heir) await lineStore.moveAll(tx.db, minutesId, { from: id, to: heir.id });
  }
}

const titlesOf = (sections: readonly { readonly title: string }[]): string =>
  sections.map(({ title }) => title).join(' · ');

async function requireEmpty(
  tx: CompanyScope,
  minutesId: string,
  sections: readonly { readonly id: string; readonly title: string }[],
): Promise<void> {
  if (sections.length === 0) return;
  const lines = await lineStore.list(tx.db, minutesId);
  const filled = sections.find(({ id }) => lines.some(({ section_id: of }) => of === id));
  if (filled) throw new Failure('minutes_section_not_empty', { title: filled.title });
}
