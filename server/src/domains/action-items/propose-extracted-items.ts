import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import type { TranscriptAnalysed } from '../transcripts/transcripts.events.ts';
import { wakeViewers } from '../transcripts/wake-viewers.ts';
import type { ItemTold } from './action-items.events.ts';
import { matchAssignee } from './assignees.rules.ts';
import { proposalStore } from './proposals.store.ts';

const longestName = 200;

/**
 * Proposes what was found in a transcript, in place of what earlier versions proposed and nobody has answered. What was
 * answered stays, and is not proposed a second time.
 */
export async function proposeExtractedItems(
  world: Pick<World, 'clock' | 'newId' | 'bus' | 'hub'>,
  scope: Scope,
  analysed: TranscriptAnalysed,
): Promise<void> {
  if (!analysed.newest) return;
  const { companyId, meetingId, transcriptId } = analysed;
  await proposalStore.removeUnanswered(scope.db, meetingId);
  const candidates = await proposalStore.listCandidates(scope.db, meetingId);
  const proposals = analysed.actionItems.map((item) => ({
    id: world.newId(),
    title: item.title,
    assignee_id: matchAssignee(item.assignee, candidates),
    assignee_name: item.assignee?.slice(0, longestName) ?? null,
    deadline: item.deadline,
    priority: item.priority,
    evidence: item.evidence,
    confidence: item.confidence,
  }));
  const origin = { companyId, meetingId, transcriptId, at: world.clock.now() };
  const added = await proposalStore.insertNew(scope.db, origin, proposals);
  for (const { id: itemId, title, assignee_id: assigneeId } of added) {
    const told: ItemTold = { companyId, itemId, title, assigneeId, meetingId };
    await world.bus.emit(scope, 'action-items.proposed', { ...told, proposedBy: null });
  }
  const others = added.map((item) => item.assignee_id);
  await wakeViewers(world, scope, { companyId, meetingId, topics: ['action-items'], others });
}
