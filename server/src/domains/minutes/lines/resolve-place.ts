import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { minutesStore } from '../minutes.store.ts';
import { lineStore } from './lines.store.ts';

export interface LinePlace {
  readonly sectionId: string;
  readonly afterId: string | null;
}

/** Makes room at a place; the position a line gets there. */
export async function resolvePlace(
  tx: CompanyScope,
  minutesId: string,
  { sectionId, afterId }: LinePlace,
): Promise<number> {
  const sections = await minutesStore.sections(tx.db, minutesId);
  if (sections.every(({ id }) => id !== sectionId)) throw new Failure('minutes_section_not_found');
  const before = afterId === null ? undefined : await lineStore.find(tx.db, minutesId, afterId);
  // The line before may have been deleted or moved by somebody else: then this one comes first.
  const position = before?.section_id === sectionId ? before.position + 1 : 0;
  await lineStore.makeRoom(tx.db, minutesId, sectionId, position);
  return position;
}
