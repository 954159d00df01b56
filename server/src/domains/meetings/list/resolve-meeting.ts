import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { Id } from '@hopgon/contract/primitives';
import { fold } from '@hopgon/engine/text/fold';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { meansNearest } from '../core/meetings.rules.ts';
import { presentSummary } from '../meetings.presenter.ts';
import { findByTitle, findNearest, findVisible } from './meeting-candidates.store.ts';
import type { SummaryRow } from './meeting-list.store.ts';

const mostCandidates = 6;

/**
 * The meetings a person may mean by an id, a title (or part of it, with or without diacritics) or 'gần nhất', among
 * those they may see: none, one, or several to choose from, nearest to now first.
 */
export async function resolveMeeting(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  said: string,
): Promise<MeetingSummary[]> {
  const now = world.clock.now();
  const rows = await candidates(scope, said.normalize('NFC').trim(), now);
  return rows.map((row) => presentSummary(row, scope.actor.userId, now));
}

async function candidates(scope: CompanyScope, said: string, now: Date): Promise<SummaryRow[]> {
  const { db, actor } = scope;
  const viewerId = actor.userId;
  if (Id.safeParse(said).success) return some(await findVisible(db, { viewerId, id: said }));
  if (said === '') return [];
  if (meansNearest(said)) return some(await findNearest(db, { viewerId, now }));
  const found = await findByTitle(db, { viewerId, title: said, now, limit: mostCandidates });
  const exact = found.filter((row) => fold(row.title) === fold(said));
  return exact.length > 0 ? exact : found;
}

const some = (row: SummaryRow | undefined): SummaryRow[] => (row ? [row] : []);
